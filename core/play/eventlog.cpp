// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/eventlog.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QJsonObject groupToJson(const EventGroup &group)
{
    QJsonArray events;
    for (const Event &event : group.events)
        events.append(eventToJson(event));
    return {{u"at"_s, group.atMs}, {u"events"_s, events}};
}

Result<EventGroup> groupFromJson(const QJsonObject &object)
{
    EventGroup group;
    group.atMs = object.value("at"_L1).toInteger();
    for (const auto &element : object.value("events"_L1).toArray()) {
        auto event = eventFromJson(element.toObject());
        if (!event)
            return event.error();
        group.events.push_back(std::move(*event));
    }
    return group;
}

constexpr QStringView kindNames[]{u"do", u"undo", u"redo", u"correct"};
constexpr QStringView whatNames[]{u"replace", u"insert", u"remove"};

template<size_t count>
std::optional<size_t> placeOf(const QStringView (&names)[count], const QString &name)
{
    for (size_t i = 0; i < count; ++i) {
        if (names[i] == name)
            return i;
    }
    return std::nullopt;
}

Error unreadable()
{
    return {
        ErrorCode::LogLineUnreadable, PlayWords::tr("A line of the history cannot be read."), {}};
}

QJsonObject correctionToJson(const Correction &correction)
{
    QJsonObject object{{u"what"_s, whatNames[static_cast<size_t>(correction.what)].toString()},
                       {u"group"_s, correction.group},
                       {u"with"_s, groupToJson(correction.with)}};
    QJsonArray also;
    for (const Correction &each : correction.also)
        also.append(correctionToJson(each));
    if (!also.isEmpty())
        object.insert("also"_L1, also);
    return object;
}

Result<Correction> correctionFromJson(const QJsonObject &object)
{
    const auto what = placeOf(whatNames, object.value("what"_L1).toString());
    if (!what)
        return unreadable();
    auto with = groupFromJson(object.value("with"_L1).toObject());
    if (!with)
        return with.error();
    Correction correction{static_cast<Correction::What>(*what), object.value("group"_L1).toInt(-1),
                          std::move(*with)};
    for (const auto &element : object.value("also"_L1).toArray()) {
        auto each = correctionFromJson(element.toObject());
        if (!each)
            return each;
        correction.also.push_back(std::move(*each));
    }
    return correction;
}

/// How many groups there are after a correction of so many; nothing when there is no such entry.
std::optional<int> countAfter(const Correction &correction, int count)
{
    const bool inserts = correction.what == Correction::What::Insert;
    if (correction.group < 0 || correction.group > (inserts ? count : count - 1))
        return std::nullopt;
    std::optional<int> left = count + (inserts ? 1 : 0);
    if (correction.what == Correction::What::Remove)
        --*left;
    for (auto each = correction.also.begin(); left && each != correction.also.end(); ++each)
        left = countAfter(*each, *left);
    return left;
}

void carryOut(const Correction &correction, std::vector<EventGroup> &groups)
{
    const auto place = groups.begin() + correction.group;
    if (correction.what == Correction::What::Insert)
        groups.insert(place, correction.with);
    else if (correction.what == Correction::What::Remove)
        groups.erase(place);
    else
        *place = correction.with;
    for (const Correction &each : correction.also)
        carryOut(each, groups);
}

size_t sameAtFirst(const std::vector<EventGroup> &a, const std::vector<EventGroup> &b)
{
    const auto differs = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    return static_cast<size_t>(differs.first - a.begin());
}

} // namespace

QJsonObject logActionToJson(const LogAction &action)
{
    QJsonObject object{{u"kind"_s, kindNames[static_cast<size_t>(action.kind)].toString()}};
    if (action.kind == LogAction::Kind::Do)
        object.insert("group"_L1, groupToJson(action.group));
    if (action.kind == LogAction::Kind::Correct)
        object.insert("correction"_L1, correctionToJson(action.correction));
    return object;
}

Result<LogAction> logActionFromJson(const QJsonObject &object)
{
    const auto kind = placeOf(kindNames, object.value("kind"_L1).toString());
    if (!kind)
        return unreadable();
    LogAction action;
    action.kind = static_cast<LogAction::Kind>(*kind);
    if (action.kind == LogAction::Kind::Do) {
        auto group = groupFromJson(object.value("group"_L1).toObject());
        if (!group)
            return group.error();
        action.group = std::move(*group);
    } else if (action.kind == LogAction::Kind::Correct) {
        auto correction = correctionFromJson(object.value("correction"_L1).toObject());
        if (!correction)
            return correction.error();
        action.correction = std::move(*correction);
    }
    return action;
}

Result<void> EventLog::check(const LogAction &action) const
{
    if (action.kind == LogAction::Kind::Undo && !canUndo())
        return Error{ErrorCode::NothingToUndo, PlayWords::tr("There is nothing to undo."), {}};
    if (action.kind == LogAction::Kind::Redo && !canRedo())
        return Error{ErrorCode::NothingToRedo, PlayWords::tr("There is nothing to redo."), {}};
    if (action.kind == LogAction::Kind::Correct
        && !countAfter(action.correction, static_cast<int>(m_groups.size())))
        return Error{ErrorCode::NoSuchEntry, PlayWords::tr("The log has no such entry."), {}};
    return {};
}

Result<size_t> EventLog::apply(const LogAction &action)
{
    if (auto possible = check(action); !possible)
        return possible.error();
    switch (action.kind) {
    case LogAction::Kind::Do:
        m_groups.push_back(action.group);
        m_done.push_back({false, action.group, {}, {}});
        m_undone.clear();
        return m_groups.size() - 1;
    case LogAction::Kind::Undo:
        return undo();
    case LogAction::Kind::Redo:
        return redo();
    case LogAction::Kind::Correct:
        return correct(action.correction);
    }
    Q_UNREACHABLE();
}

size_t EventLog::correct(const Correction &correction)
{
    Step step{true, {}, m_groups, {}};
    carryOut(correction, m_groups);
    step.after = m_groups;
    const size_t unchanged = sameAtFirst(step.before, step.after);
    m_done.push_back(std::move(step));
    m_undone.clear();
    return unchanged;
}

size_t EventLog::undo()
{
    Step step = std::move(m_done.back());
    m_done.pop_back();
    if (step.isCorrection)
        m_groups = step.before;
    else
        m_groups.pop_back();
    const size_t unchanged
        = step.isCorrection ? sameAtFirst(step.before, step.after) : m_groups.size();
    m_undone.push_back(std::move(step));
    return unchanged;
}

size_t EventLog::redo()
{
    Step step = std::move(m_undone.back());
    m_undone.pop_back();
    const size_t unchanged
        = step.isCorrection ? sameAtFirst(step.before, step.after) : m_groups.size();
    if (step.isCorrection)
        m_groups = step.after;
    else
        m_groups.push_back(step.group);
    m_done.push_back(std::move(step));
    return unchanged;
}

} // namespace dugout
