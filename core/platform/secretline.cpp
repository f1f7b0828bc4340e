// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/secretline.h"

#include <QFile>

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
    termios hidden = before;
    hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    terminal.write(question.toUtf8() + ' ');
    ::tcsetattr(terminal.handle(), TCSAFLUSH, &hidden);
    QByteArray line;
    char each = 0;
    while (terminal.read(&each, 1) == 1 && each != '\n')
        line.append(each);
    ::tcsetattr(terminal.handle(), TCSAFLUSH, &before);
    terminal.write("\n");
    return QString::fromUtf8(line);
}

} // namespace dugout
