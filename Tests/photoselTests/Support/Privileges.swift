import Glibc

/// The rights of somebody who may not read or write everything.
enum Privileges {
  /// Whether a run can be made by such a user: root can become one.
  static let canBeDropped =
    getuid() == 0 && Home().shell(drop + "true").status == 0

  /// What comes before a command of a shell, so that it runs as nobody in particular.
  static let drop = "setpriv --reuid=65534 --regid=65534 --clear-groups -- "
}
