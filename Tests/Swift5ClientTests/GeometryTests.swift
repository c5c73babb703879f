import Foundation
import Testing
import UIKit

/// Layouts of others ask what intersects a rectangle, in files that import Foundation, too.
@MainActor
@Suite struct `Frames in Swift 5` {
  private let frames = (0..<6).map { CGRect(x: 0, y: CGFloat($0) * 44, width: 320, height: 44) }

  @Test func `intersect what they overlap, not what they touch`() {
    let visible = CGRect(x: 0, y: 0, width: 320, height: 88)
    #expect(frames.filter { $0.intersects(visible) }.count == 2)
    #expect(frames.filter(visible.intersects).count == 2)
    let attributes = frames.map { frame -> UICollectionViewLayoutAttributes in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame = frame
      return attributes
    }
    #expect(attributes.filter { visible.intersects($0.frame) && $0.alpha > 0 }.count == 2)
  }

  @Test func `print as numbers in parentheses`() {
    #expect("\(frames[1])" == "(0.0, 44.0, 320.0, 44.0)")
    #expect(frames[1].equalTo(frames[1]))
  }
}
