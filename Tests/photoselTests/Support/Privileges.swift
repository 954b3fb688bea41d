import Glibc

/// The rights of a user who may not read and write everything.
enum Privileges {
  /// Whether a run can be made with no more than those.
  static let canBeLimited = Home().shell(limit + "\"$PHOTOSEL\" --version").status == 0

  /// What comes before a command of a shell, so that it runs with those: root becomes nobody in particular.
  static let limit = getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups -- " : ""
}
