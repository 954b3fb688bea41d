import Testing

@testable import GestureScript
