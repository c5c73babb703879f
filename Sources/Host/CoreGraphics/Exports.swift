@_exported public import CoreFoundation
@_exported public import Foundation
