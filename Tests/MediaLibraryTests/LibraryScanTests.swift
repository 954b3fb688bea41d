import Testing

@testable import MediaLibrary
