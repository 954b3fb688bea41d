/// What `select` prints.
enum SelectProduct {
  /// The chosen items.
  case listing
  /// Each change that the script makes.
  case trace
  /// Where headers and cells stand.
  case layout

  /// Reads the options.
  init(_ invocation: Invocation) throws(UsageError) {
    self = invocation.has(.trace) ? .trace : invocation.has(.layout) ? .layout : .listing
    // Each of these says by itself what comes out, in a form that is its own.
    let forms = [Option.Name.check, .trace, .layout, .format, .print0].filter(invocation.has)
    guard self != .listing, forms.count > 1 else { return }
    let other = forms.first { $0 != (self == .trace ? .trace : .layout) } ?? forms[0]
    throw .conflict(Option.named(self == .trace ? .trace : .layout).spelling, Option.named(other).spelling)
  }
}
