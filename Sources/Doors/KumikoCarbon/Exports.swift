@_exported public import Kumiko
@_exported public import UIKit
