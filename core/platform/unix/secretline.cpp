// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/secretline.h"

#include <QFile>

#include <csignal>
#include <termios.h>
#include <unistd.h>

namespace dugout {

std::optional<QString> readSecretLine(const QString &question)
{
    if (::isatty(STDIN_FILENO) == 0)
        return std::nullopt;
    QFile terminal(QStringLiteral("/dev/tty"));
    if (!terminal.open(QIODevice::ReadWrite | QIODevice::Unbuffered))
        return std::nullopt;
    termios before{};
    if (::tcgetattr(terminal.handle(), &before) != 0)
        return std::nullopt;
    // Ctrl+C ends the line instead of the program, so that what is typed next is seen again.
    const cc_t interrupt = before.c_cc[VINTR];
    termios hidden = before;
    hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO | ISIG);
    hidden.c_cc[VEOL] = interrupt;
    terminal.write(question.toUtf8() + ' ');
    ::tcsetattr(terminal.handle(), TCSAFLUSH, &hidden);
    QByteArray line;
    char each = 0;
    while (terminal.read(&each, 1) == 1 && each != '\n' && each != static_cast<char>(interrupt))
        line.append(each);
    ::tcsetattr(terminal.handle(), TCSAFLUSH, &before);
    terminal.write("\n");
    if (each == static_cast<char>(interrupt)) {
        (void)std::raise(SIGINT);
        return std::nullopt;
    }
    return QString::fromUtf8(line);
}

} // namespace dugout
