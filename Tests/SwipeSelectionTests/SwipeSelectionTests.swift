import Testing

@testable import SwipeSelection
