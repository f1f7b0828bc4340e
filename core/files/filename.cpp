// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/filename.h"

#include "core/text/plaintext.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// File systems take 255 bytes; a character has up to four of them.
constexpr qsizetype longestTitle = 60;

/// Devices on Windows, with any ending behind them.
bool isReserved(const QString &name)
{
    static const QStringList devices{u"con"_s, u"prn"_s, u"aux"_s, u"nul"_s};
    const QString first = name.section(u'.', 0, 0).trimmed().toLower();
    const bool isNumbered = first.size() == 4 && first.back().isDigit()
        && (first.startsWith("com"_L1) || first.startsWith("lpt"_L1));
    return devices.contains(first) || isNumbered;
}

/// Windows drops dots and spaces at the end; a dot at the beginning hides, and behind a dash there
/// every command reads options.
QString withoutEdges(QString name)
{
    const auto isEdge = [](QChar c) { return c == u'.' || c.isSpace(); };
    while (!name.isEmpty() && isEdge(name.back()))
        name.chop(1);
    while (!name.isEmpty()
           && (isEdge(name.front()) || name.front() == u'~' || name.front() == u'-'))
        name.remove(0, 1);
    return name;
}

} // namespace

QString safeFileName(const QString &title, const QString &suffix)
{
    static const QString forbidden = u"/\\:*?\"<>|"_s;
    QString name = plainLine(title).simplified();
    for (QChar &c : name) {
        if (forbidden.contains(c))
            c = u'-';
    }
    name = withoutEdges(shortened(withoutEdges(name), longestTitle));
    if (name.isEmpty())
        name = u"dugout"_s;
    if (isReserved(name))
        name.prepend(u'_');
    return suffix.isEmpty() ? name : name + u'.' + suffix;
}

} // namespace dugout
