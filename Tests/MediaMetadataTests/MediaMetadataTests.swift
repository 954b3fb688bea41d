import Testing

@testable import MediaMetadata
