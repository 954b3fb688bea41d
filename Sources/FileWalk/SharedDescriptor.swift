/// A descriptor with several holders, closed when the last one lets go.
final class SharedDescriptor: Sendable {
  /// The descriptor.
  let value: FileDescriptor

  /// Takes over `value`.
  init(_ value: consuming FileDescriptor) { self.value = value }
}
