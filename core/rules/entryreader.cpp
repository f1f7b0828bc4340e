// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/entryreader.h"

#include "core/rules/fieldlog.h"
#include "core/rules/rulefields.h"
#include "core/text/ongoingword.h"
#include "core/text/plaintext.h"
#include "core/values/complaints.h"

#include <QJsonArray>

#include <cmath>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A whole number, or nothing: JSON numbers are floating point, and 6.5 is no strength.
std::optional<int> wholeNumber(const QJsonValue &value)
{
    if (!value.isDouble())
        return std::nullopt;
    const double number = value.toDouble();
    if (std::floor(number) != number || std::abs(number) > std::numeric_limits<int>::max())
        return std::nullopt;
    return static_cast<int>(number);
}

/// For who wants to know what is asked of an entry.
void note(const Entry &entry, const QString &key, FieldKind kind)
{
    if (FieldLog *log = FieldLog::current())
        log->note({entry.place(), key, kind});
}

} // namespace

QString Entry::place() const
{
    if (row < 0)
        return within;
    const QString id = object.value("id"_L1).toString();
    const QString place = within + u"[%1]"_s.arg(row);
    return id.isEmpty() ? place : place + u'(' + id + u')';
}

EntryReader::EntryReader(Entry entry, ProblemList &problems)
    : m_entry(std::move(entry))
    , m_problems(problems)
{ }

QString EntryReader::id()
{
    note(m_entry, u"id"_s, FieldKind::Id);
    const QString found = raw(u"id"_s).toString();
    if (!isKebabCase(found))
        complain(u"id"_s, Complaint::idNeeded());
    return ongoingWord(found);
}

QString EntryReader::optionalId(const QString &key)
{
    note(m_entry, key, FieldKind::Id);
    const QJsonValue value = raw(key);
    if (value.isUndefined() || value.isNull())
        return {};
    if (!isKebabCase(value.toString())) {
        complain(key, Complaint::idNeeded());
        return {};
    }
    return ongoingWord(value.toString());
}

LocalizedText EntryReader::text(const QString &key)
{
    note(m_entry, key, FieldKind::Text);
    return textOf(key, raw(key));
}

LocalizedText EntryReader::optionalText(const QString &key)
{
    note(m_entry, key, FieldKind::Text);
    const QJsonValue value = raw(key);
    if (value.isUndefined() || value.isNull())
        return {};
    return textOf(key, value);
}

LocalizedText EntryReader::textOf(const QString &key, const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    const auto words = [&](QLatin1StringView language) {
        const QString text = object.value(language).toString();
        return key == u"name"_s ? plainLine(text) : plainLines(text);
    };
    const LocalizedText found{words("es"_L1), words("en"_L1), words("de"_L1)};
    for (const Language language : allLanguages) {
        if (QStringView(found.in(language)).trimmed().isEmpty())
            complain(key, Complaint::textMissingIn(language));
    }
    return found;
}

QString EntryReader::optionalString(const QString &key)
{
    note(m_entry, key, FieldKind::Words);
    const QJsonValue value = raw(key);
    if (!value.isUndefined() && !value.isNull() && !value.isString())
        complain(key, Complaint::textNeeded());
    return plainLines(value.toString());
}

QString EntryReader::word(const QString &key, const QStringList &allowed)
{
    if (FieldLog *log = FieldLog::current())
        log->note({m_entry.place(), key, FieldKind::Word, allowed});
    const QString found = raw(key).toString();
    if (allowed.contains(found))
        return found;
    complain(key, Complaint::wordNeeded(found, allowed));
    return allowed.first();
}

int EntryReader::number(const QString &key, int lowest, int highest)
{
    const auto found = optionalNumber(key, lowest, highest);
    if (!found && (raw(key).isUndefined() || raw(key).isNull()))
        complain(key, Complaint::numberMissing());
    return found.value_or(lowest);
}

std::optional<int> EntryReader::optionalNumber(const QString &key, int lowest, int highest)
{
    if (FieldLog *log = FieldLog::current())
        log->note({m_entry.place(), key, FieldKind::Number, {}, lowest, highest});
    const QJsonValue value = raw(key);
    if (value.isUndefined() || value.isNull())
        return std::nullopt;
    const auto found = wholeNumber(value);
    if (found && *found >= lowest && *found <= highest)
        return found;
    complain(key, Complaint::numberNeeded(lowest, highest));
    return std::nullopt;
}

bool EntryReader::flag(const QString &key, bool fallback)
{
    note(m_entry, key, FieldKind::Flag);
    const QJsonValue value = raw(key);
    if (value.isUndefined() || value.isNull())
        return fallback;
    if (!value.isBool())
        complain(key, Complaint::trueOrFalseNeeded());
    return value.toBool(fallback);
}

QStringList EntryReader::ids(const QString &key, Repeats repeats)
{
    note(m_entry, key, FieldKind::Ids);
    QStringList found;
    const QJsonValue value = raw(key);
    if (!value.isUndefined() && !value.isNull() && !value.isArray())
        complain(key, Complaint::listNeeded());
    const QJsonArray array = value.toArray();
    for (const auto &element : array) {
        const QString text = element.toString();
        if (!isKebabCase(text))
            complain(key, Complaint::notAnId(text));
        else if (repeats == Repeats::Refused && found.contains(text))
            complain(key, Complaint::listedTwice(text));
        else
            found.append(ongoingWord(text));
    }
    return found;
}

Numbers EntryReader::numbers(const QString &key)
{
    note(m_entry, key, FieldKind::Numbers);
    Numbers found;
    const QJsonValue value = raw(key);
    if (!value.isUndefined() && !value.isNull() && !value.isObject())
        complain(key, tr("an object of numbers is needed"));
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (const auto number = wholeNumber(it.value()))
            found.insert(it.key(), *number);
        else
            complain(key + u'.' + it.key(), Complaint::wholeNumberNeeded());
    }
    return found;
}

QJsonValue EntryReader::raw(const QString &key)
{
    note(m_entry, key, FieldKind::Any);
    const auto field = m_entry.object.constFind(key);
    if (field == m_entry.object.constEnd()) {
        m_inVain.append(key);
        return QJsonValue(QJsonValue::Undefined);
    }
    if (const auto place = size_t(field - m_entry.object.constBegin()); place < m_asked.size())
        m_asked.set(place);
    return field.value();
}

std::vector<Entry> EntryReader::children(const QString &key, Repeats repeats)
{
    if (FieldLog::current()) {
        note(m_entry, key, FieldKind::Objects);
        return {Entry{{}, m_entry.file, placeOf(key)}};
    }
    std::vector<Entry> found;
    const QJsonValue value = raw(key);
    if (!value.isUndefined() && !value.isNull() && !value.isArray())
        complain(key, Complaint::listNeeded());
    const QJsonArray array = value.toArray();
    if (array.isEmpty())
        return found;
    const QString list = placeOf(key);
    found.reserve(size_t(array.size()));
    QSet<QString> seen;
    for (qsizetype row = 0; row < array.size(); ++row) {
        const QJsonValue element = array.at(row);
        Entry entry{element.toObject(), m_entry.file, list, row};
        if (!element.isObject()) {
            m_problems.push_back({entry.file, entry.place(), Complaint::objectNeeded()});
            continue;
        }
        if (repeats == Repeats::Refused) {
            const QString id = entry.object.value("id"_L1).toString();
            if (!id.isEmpty() && seen.contains(id))
                m_problems.push_back({entry.file, entry.place(), tr("this id stands here twice")});
            seen.insert(id);
        }
        found.push_back(std::move(entry));
    }
    return found;
}

std::optional<Entry> EntryReader::child(const QString &key)
{
    note(m_entry, key, FieldKind::Object);
    if (FieldLog::current())
        return Entry{{}, m_entry.file, placeOf(key)};
    const QJsonValue value = raw(key);
    if (value.isUndefined() || value.isNull())
        return std::nullopt;
    if (!value.isObject()) {
        complain(key, Complaint::objectNeeded());
        return std::nullopt;
    }
    return Entry{value.toObject(), m_entry.file, placeOf(key)};
}

Provenance EntryReader::provenance()
{
    const QString source = optionalString(u"source"_s);
    return WrittenAs<Provenance>::from({source, optionalText(u"reading"_s)}).value_or(Provenance());
}

void EntryReader::complain(const QString &key, const QString &reason)
{
    m_problems.push_back({m_entry.file, placeOf(key), reason});
}

void EntryReader::refuseUnknown()
{
    if (m_asked.count() == size_t(m_entry.object.size()))
        return;
    QStringList known(m_inVain.begin(), m_inVain.end());
    size_t place = 0;
    for (auto it = m_entry.object.begin(); it != m_entry.object.end(); ++it, ++place) {
        if (place < m_asked.size() && m_asked.test(place))
            known.append(it.key());
    }
    place = 0;
    for (auto it = m_entry.object.begin(); it != m_entry.object.end(); ++it, ++place) {
        if (place < m_asked.size() && m_asked.test(place))
            continue;
        complain(it.key(), Complaint::withMeant(Complaint::unknownField(), it.key(), known));
    }
}

QString EntryReader::placeOf(const QString &key) const
{
    const QString place = m_entry.place();
    return place.isEmpty() ? key : place + u'.' + key;
}

} // namespace dugout
