// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/parcellines.h"

#include "core/leaguebook/journal/leagueevent.h"
#include "core/sharing/sealing.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Takes every contact out of a value; `path` leads to it.
class ContactTaking
{
public:
    [[nodiscard]] QJsonValue without(const QJsonValue &value)
    {
        if (value.isArray())
            return withoutIn(value.toArray());
        return value.isObject() ? QJsonValue(withoutIn(value.toObject())) : value;
    }
    [[nodiscard]] const QJsonArray &contacts() const { return m_contacts; }

private:
    QJsonArray withoutIn(const QJsonArray &list)
    {
        QJsonArray left;
        for (const auto &each : list) {
            m_path.append(static_cast<int>(left.size()));
            left.append(without(each));
            m_path.removeLast();
        }
        return left;
    }

    QJsonObject withoutIn(const QJsonObject &object)
    {
        QJsonObject left;
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (it.key() == "contact"_L1) {
                m_contacts.append(QJsonObject{{u"path"_s, m_path},
                                              {u"coach"_s, object.value("id"_L1).toString()},
                                              {u"contact"_s, it.value().toString()}});
                continue;
            }
            m_path.append(it.key());
            left.insert(it.key(), without(it.value()));
            m_path.removeLast();
        }
        return left;
    }

    QJsonArray m_path;
    QJsonArray m_contacts;
};

struct ContactBack
{
    QJsonArray path;
    QString coach;
    QString contact;
};

/// Nothing where the path leads to nobody of that id. What everybody sees of a line may have fewer
/// events than all of it, or more: a step into a list leads there, or else to what stands around
/// it.
std::optional<QJsonValue> withContact(const QJsonValue &value, const ContactBack &back,
                                      qsizetype place)
{
    QJsonObject object = value.toObject();
    if (place == back.path.size()) {
        if (!value.isObject() || object.value("id"_L1).toString() != back.coach)
            return std::nullopt;
        object.insert("contact"_L1, back.contact);
        return object;
    }
    const QJsonValue step = back.path.at(place);
    if (value.isArray()) {
        QJsonArray list = value.toArray();
        const auto told
            = std::clamp<qsizetype>(step.toInt(), 0, std::max<qsizetype>(0, list.size() - 1));
        for (qsizetype i = 0; i < list.size(); ++i) {
            // There, then backwards from it, then what comes after it.
            const auto at = i <= told ? told - i : i;
            if (at >= list.size())
                continue;
            if (auto with = withContact(list.at(at), back, place + 1)) {
                list[at] = *std::move(with);
                return list;
            }
        }
        return std::nullopt;
    }
    if (!object.contains(step.toString()))
        return std::nullopt;
    auto with = withContact(object.value(step.toString()), back, place + 1);
    if (!with)
        return std::nullopt;
    object.insert(step.toString(), *std::move(with));
    return object;
}

/// A line as everybody sees it, with the whole of it beside.
QJsonObject sealedLine(const QJsonObject &entry, const QJsonObject &seen)
{
    QJsonObject shown = entry;
    shown.insert("payload"_L1, seen);
    QJsonObject line = splitEntry(entry);
    line.insert("sealed"_L1, line.take("payload"_L1));
    line.insert("payload"_L1, splitEntry(shown).value("payload"_L1));
    return line;
}

} // namespace

QJsonObject splitEntry(const QJsonObject &entry)
{
    ContactTaking taking;
    QJsonObject split = entry;
    split.insert("payload"_L1, taking.without(withValues(entry.value("payload"_L1).toObject())));
    split.insert("contacts"_L1, taking.contacts());
    return split;
}

Result<std::vector<QJsonObject>> sealedEntries(const QJsonArray &entries, qsizetype skip,
                                               bool *couldSeal)
{
    Sealing sealing;
    bool isOpen = false;
    std::vector<QJsonObject> lines;
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const QJsonObject entry = entries.at(i).toObject();
        const auto seen = isOpen ? Result<std::optional<QJsonObject>>(std::nullopt)
                                 : sealing.take(entry.value("payload"_L1).toObject());
        if (!seen && i >= skip && skip > 0)
            return seen.error();
        isOpen = isOpen || !seen;
        if (i < skip)
            continue;
        lines.push_back(sealedEntry(entry, seen ? *seen : std::nullopt));
    }
    for (QJsonObject &each : lines) {
        if (isOpen && each.contains("sealed"_L1))
            each.insert("payload"_L1, each.take("sealed"_L1));
    }
    if (couldSeal)
        *couldSeal = !isOpen;
    return lines;
}

QJsonObject sealedEntry(const QJsonObject &entry, const std::optional<QJsonObject> &seen)
{
    return seen ? sealedLine(entry, *seen) : splitEntry(entry);
}

QJsonObject joinEntry(const QJsonObject &entry)
{
    QJsonObject joined = entry;
    const QJsonArray contacts = joined.take("contacts"_L1).toArray();
    QJsonValue payload = joined.value("payload"_L1);
    for (const auto &each : contacts) {
        const QJsonObject contact = each.toObject();
        payload
            = withContact(payload,
                          {contact.value("path"_L1).toArray(), contact.value("coach"_L1).toString(),
                           contact.value("contact"_L1).toString()},
                          0)
                  .value_or(payload);
    }
    joined.insert("payload"_L1, payload);
    return joined;
}

} // namespace dugout
