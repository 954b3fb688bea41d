import Testing

@testable import FileWalk
