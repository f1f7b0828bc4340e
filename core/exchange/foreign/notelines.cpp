// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/notelines.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct NoteLines
{
    Q_DECLARE_TR_FUNCTIONS(NoteLines)
};

/// More than these are counted instead of listed.
constexpr qsizetype mostListed = 8;

/// Values beyond these are not told: the kind is enough to know what is missing.
constexpr qsizetype mostValues = 2;

/// A field and what stood in it.
struct Field
{
    QString what;
    QStringList values;
    qsizetype times = 0; ///< as often as it occurs
};

/// Notes that make one line together: one field of several players, or all that is left out.
struct Group
{
    NoteWeight weight;
    QString reason;
    QStringList whos;
    std::vector<Field> fields;
};

/// The field in words, or as the file calls it: without its rows.
QString whatOf(const ImportNote &note)
{
    if (!note.what.isEmpty())
        return note.what;
    QStringList parts;
    for (const QString &part : note.place.split(u'/', Qt::SkipEmptyParts)) {
        bool isRow = false;
        part.toInt(&isRow);
        if (!isRow)
            parts.append(part);
    }
    return parts.isEmpty() ? note.place : parts.constLast();
}

void addOnce(QStringList &list, const QString &text)
{
    if (!text.isEmpty() && !list.contains(text))
        list.append(text);
}

QString listed(const QStringList &texts)
{
    if (texts.size() <= mostListed)
        return texts.join(u", "_s);
    const auto more = static_cast<int>(texts.size() - mostListed);
    return NoteLines::tr("%1 and %n more", nullptr, more)
        .arg(texts.mid(0, mostListed).join(u", "_s));
}

/// What is simply not kept makes one line whatever it is called: nobody has to act on it.
bool belongs(const Group &group, const ImportNote &note)
{
    return group.weight == note.weight && group.reason == note.reason
        && (note.weight == NoteWeight::LeftOut || group.fields.front().what == whatOf(note));
}

void add(std::vector<Group> &groups, const ImportNote &note)
{
    auto group = std::find_if(groups.begin(), groups.end(),
                              [&note](const Group &each) { return belongs(each, note); });
    if (group == groups.end())
        group = groups.insert(groups.end(), Group{note.weight, note.reason, {}, {}});
    addOnce(group->whos, note.who);
    const QString what = whatOf(note);
    auto field = std::find_if(group->fields.begin(), group->fields.end(),
                              [&what](const Field &each) { return each.what == what; });
    if (field == group->fields.end())
        field = group->fields.insert(group->fields.end(), Field{what, {}, 0});
    ++field->times;
    addOnce(field->values, note.value);
}

QString leftOutLine(const Group &group)
{
    QStringList fields;
    for (const auto &[what, values, times] : group.fields) {
        const bool tells = times <= mostValues && !values.isEmpty() && !values.contains(u"…"_s);
        fields.append(tells ? u"%1 (%2)"_s.arg(what, values.join(u", "_s)) : what);
    }
    return u"%1: %2"_s.arg(group.reason.endsWith(u'.') ? group.reason.chopped(1) : group.reason,
                           fields.join(u", "_s));
}

QString lineOf(const Group &group)
{
    if (group.weight == NoteWeight::LeftOut)
        return leftOutLine(group);
    const auto &[what, values, times] = group.fields.front();
    QStringList parts{listed(group.whos),
                      values.isEmpty() ? what : u"%1: %2"_s.arg(what, listed(values)),
                      group.reason};
    parts.removeAll(QString());
    return parts.join(u" – "_s);
}

} // namespace

QStringList noteLines(const ImportNotes &notes)
{
    std::vector<Group> groups;
    for (const ImportNote &note : notes)
        add(groups, note);
    std::stable_sort(groups.begin(), groups.end(), [](const Group &one, const Group &other) {
        return one.weight < other.weight;
    });
    QStringList lines;
    for (const Group &group : groups)
        lines.append(lineOf(group));
    return lines;
}

} // namespace dugout
