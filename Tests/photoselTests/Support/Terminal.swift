/// A terminal that nobody sits at.
enum Terminal {
  /// Whether one can be had.
  static let isAvailable = Home().runOnTerminal("--version").status == 0

  /// The Python program that runs another on a terminal of its own, and then prints what was shown there. Lines
  /// come as they were sent, without a carriage return.
  static let script: Bytes = """
    import os, pty, sys, termios
    process, terminal = pty.fork()
    if process == 0:
        settings = termios.tcgetattr(1)
        settings[1] &= ~termios.OPOST
        termios.tcsetattr(1, termios.TCSANOW, settings)
        os.execvp(sys.argv[1], sys.argv[1:])
    shown = b""
    while True:
        try:
            piece = os.read(terminal, 4096)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    os.write(1, shown)
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))
    """
}
