// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve/terminalcode.h"

#include "core/platform/qrcode.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The light edge without which no camera finds a code.
constexpr int margin = 4;
const QString blackOnWhite = u"\x1b[40;97m"_s;
const QString plainAgain = u"\x1b[0m\n"_s;

/// Light squares are drawn, in white on black: what is dark stays as the ground is.
QChar halves(bool isUpperDark, bool isLowerDark)
{
    constexpr char16_t full = u'\u2588';
    constexpr char16_t upper = u'\u2580';
    constexpr char16_t lower = u'\u2584';
    return isUpperDark ? (isLowerDark ? u' ' : lower) : (isLowerDark ? upper : full);
}

} // namespace

QString terminalCode(const QByteArray &text)
{
    const QrCode code = makeQrCode(text);
    if (code.side == 0)
        return {};
    const auto isDark = [&code](int column, int row) {
        const bool isInside = column >= 0 && row >= 0 && column < code.side && row < code.side;
        return isInside && code.isDark(column, row);
    };
    QString lines;
    for (int row = -margin; row < code.side + margin; row += 2) {
        lines += blackOnWhite;
        for (int column = -margin; column < code.side + margin; ++column)
            lines += halves(isDark(column, row), isDark(column, row + 1));
        lines += plainAgain;
    }
    return lines;
}

} // namespace dugout
