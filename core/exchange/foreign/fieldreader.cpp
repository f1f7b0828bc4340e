// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/fieldreader.h"

#include "core/text/plaintext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool saysNothing(const QString &text)
{
    static const QSet<QString> empty{{}, u"0"_s, u"false"_s, u"no"_s, u"none"_s};
    return empty.contains(text.toLower());
}

bool holdsSomething(const DataNode &node)
{
    return !saysNothing(node.text)
        || std::any_of(node.children.begin(), node.children.end(), holdsSomething);
}

constexpr qsizetype longestShown = 60;

QString shown(const DataNode &node)
{
    if (!node.text.isEmpty())
        return shortened(cleanText(node.text), longestShown);
    return u"…"_s;
}

} // namespace

QString cleanText(const QString &text)
{
    return plainLine(text).simplified();
}

FieldReader::FieldReader(const DataNode &node, QString place, ImportNotes &notes)
    : m_node(node)
    , m_place(std::move(place))
    , m_notes(notes)
{ }

QString FieldReader::place(const QString &key) const
{
    return m_place.isEmpty() ? key : m_place + u'/' + key;
}

void FieldReader::note(const QString &key, const QString &value, const QString &reason,
                       NoteWeight weight)
{
    m_notes.push_back({place(key), shortened(cleanText(value), longestShown), reason, weight});
}

QString FieldReader::text(const QString &key, qsizetype longest)
{
    const DataNode *found = child(key);
    if (!found)
        return {};
    const QString clean = cleanText(found->text);
    if (clean.size() <= longest)
        return clean;
    note(key, clean,
         tr("This text is too long; only its first %1 characters are kept.").arg(longest));
    return shortened(clean, longest).trimmed();
}

QString FieldReader::anyText(const QStringList &keys, qsizetype longest)
{
    for (const QString &key : keys) {
        if (const QString found = text(key, longest); !found.isEmpty())
            return found;
    }
    return {};
}

std::optional<int> FieldReader::number(const QString &key, int lowest, int highest)
{
    const DataNode *found = child(key);
    if (!found || found->text.isEmpty())
        return std::nullopt;
    bool isNumber = false;
    const double value = found->text.trimmed().toDouble(&isNumber);
    if (!isNumber || value != std::floor(value)) {
        note(key, found->text, tr("A whole number is needed here."));
        return std::nullopt;
    }
    if (value < lowest || value > highest) {
        note(key, found->text,
             tr("A number from %1 to %2 is needed here.").arg(lowest).arg(highest));
        return std::nullopt;
    }
    return static_cast<int>(value);
}

std::optional<int> FieldReader::anyNumber(const QStringList &keys, int lowest, int highest)
{
    std::optional<int> found;
    for (const QString &key : keys) {
        if (const auto value = number(key, lowest, highest); value && !found)
            found = value;
    }
    return found;
}

bool FieldReader::flag(const QString &key)
{
    const DataNode *found = child(key);
    return found && !saysNothing(found->text.trimmed());
}

bool FieldReader::hasAny(const QStringList &keys)
{
    bool any = false;
    for (const QString &key : keys) {
        const DataNode *found = child(key);
        any = any || (found && holdsSomething(*found));
    }
    return any;
}

const DataNode *FieldReader::child(const QString &key)
{
    m_taken.insert(key);
    return m_node.child(key);
}

std::vector<const DataNode *> FieldReader::children(const QString &key)
{
    m_taken.insert(key);
    std::vector<const DataNode *> found;
    for (const DataNode &each : m_node.children) {
        if (each.name == key)
            found.push_back(&each);
    }
    return found;
}

void FieldReader::skip(const QStringList &keys)
{
    for (const QString &key : keys)
        m_taken.insert(key);
}

QString FieldReader::nothingOfThisKind()
{
    return tr("Dugout keeps nothing of this kind.");
}

void FieldReader::noteRest()
{
    for (const DataNode &each : m_node.children) {
        if (m_taken.contains(each.name) || !holdsSomething(each))
            continue;
        note(each.name, shown(each), nothingOfThisKind(), NoteWeight::LeftOut);
    }
}

} // namespace dugout
