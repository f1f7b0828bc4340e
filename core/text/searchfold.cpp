// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/searchfold.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The letter without its marks; most letters of our languages are ASCII and cost nothing here.
QChar bareLetter(QChar c)
{
    if (c.unicode() < 0x80 || c.decompositionTag() != QChar::Canonical)
        return c;
    return c.decomposition().at(0);
}

} // namespace

QString foldForSearch(QStringView text)
{
    QString folded;
    folded.reserve(text.size());
    bool gap = false;
    for (const QChar c : text) {
        if (c.isSpace()) {
            gap = !folded.isEmpty();
            continue;
        }
        if (c.category() == QChar::Mark_NonSpacing)
            continue;
        if (gap)
            folded += u' ';
        gap = false;
        if (c == u'ß' || c == u'ẞ')
            folded += "ss"_L1;
        else if (c == u'’' || c == u'‘')
            folded += u'\'';
        else if (c == u'−' || c == u'–') // nobody has them on his keyboard
            folded += u'-';
        else
            folded += bareLetter(c).toLower();
    }
    return folded;
}

} // namespace dugout
