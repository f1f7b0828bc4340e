// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/guidekeys.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A name of a player or team may stand on a button: what it holds is no markup.
QString plainCell(const QString &words)
{
    QString cell;
    for (const QChar letter : words) {
        if (letter.unicode() < 128 && letter.isPrint() && !letter.isLetterOrNumber()
            && letter != u' ')
            cell += u'\\';
        cell += letter;
    }
    return cell;
}

QString keyTable(const KeyLines &lines, const QString &key, const QString &what)
{
    QString table = u"\n| %1 | %2 |\n| --- | --- |\n"_s.arg(key, what);
    for (const auto &[words, keys] : lines)
        table += u"| %1 | %2 |\n"_s.arg(plainCell(keys), plainCell(words));
    return table;
}

} // namespace

QString KeysChapter::title()
{
    return tr("Keyboard shortcuts");
}

QString KeysChapter::markdown(const GuideKeys &keys)
{
    QString page = u"# %1\n"_s.arg(title());
    if (!keys.here.empty())
        page += u"\n## %1\n"_s.arg(keys.place) + keyTable(keys.here, tr("Key"), tr("What it does"));
    page += u"\n## %1\n"_s.arg(tr("Everywhere"))
        + keyTable(keys.everywhere, tr("Key"), tr("What it does"));
    return page;
}

QString KeysChapter::section(const GuideKeys &keys)
{
    if (keys.here.empty())
        return {};
    return u"\n\n## %1\n"_s.arg(tr("Keys on this page"))
        + keyTable(keys.here, tr("Key"), tr("What it does"));
}

} // namespace dugout
