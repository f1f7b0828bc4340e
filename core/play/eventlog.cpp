// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/eventlog.h"

#include <QJsonArray>

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
    return {u"log-line-unreadable"_s, PlayWords::tr("A line of the history cannot be read."), {}};
}

Result<Correction> correctionFromJson(const QJsonObject &object)
{
    const auto what = placeOf(whatNames, object.value("what"_L1).toString());
    if (!what)
        return unreadable();
    auto with = groupFromJson(object.value("with"_L1).toObject());
    if (!with)
        return with.error();
    return Correction{static_cast<Correction::What>(*what), object.value("group"_L1).toInt(-1),
                      std::move(*with)};
}

} // namespace

QJsonObject logActionToJson(const LogAction &action)
{
    QJsonObject object{{u"kind"_s, kindNames[static_cast<size_t>(action.kind)].toString()}};
    if (action.kind == LogAction::Kind::Do)
        object.insert("group"_L1, groupToJson(action.group));
    if (action.kind == LogAction::Kind::Correct) {
        const Correction &correction = action.correction;
        object.insert(
            "correction"_L1,
            QJsonObject{{u"what"_s, whatNames[static_cast<size_t>(correction.what)].toString()},
                        {u"group"_s, correction.group},
                        {u"with"_s, groupToJson(correction.with)}});
    }
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
        return Error{u"nothing-to-undo"_s, PlayWords::tr("There is nothing to undo."), {}};
    if (action.kind == LogAction::Kind::Redo && !canRedo())
        return Error{u"nothing-to-redo"_s, PlayWords::tr("There is nothing to redo."), {}};
    if (action.kind != LogAction::Kind::Correct)
        return {};
    const auto count = static_cast<int>(m_groups.size());
    const int last = action.correction.what == Correction::What::Insert ? count : count - 1;
    if (action.correction.group < 0 || action.correction.group > last)
        return Error{u"no-such-entry"_s, PlayWords::tr("The log has no such entry."), {}};
    return {};
}

Result<void> EventLog::apply(const LogAction &action)
{
    if (auto possible = check(action); !possible)
        return possible;
    switch (action.kind) {
    case LogAction::Kind::Do:
        m_groups.push_back(action.group);
        m_done.push_back({false, action.group, {}, {}});
        m_undone.clear();
        break;
    case LogAction::Kind::Undo:
        undo();
        break;
    case LogAction::Kind::Redo:
        redo();
        break;
    case LogAction::Kind::Correct:
        correct(action.correction);
        break;
    }
    return {};
}

void EventLog::correct(const Correction &correction)
{
    Step step{true, {}, m_groups, {}};
    const auto place = m_groups.begin() + correction.group;
    if (correction.what == Correction::What::Insert)
        m_groups.insert(place, correction.with);
    else if (correction.what == Correction::What::Remove)
        m_groups.erase(place);
    else
        *place = correction.with;
    step.after = m_groups;
    m_done.push_back(std::move(step));
    m_undone.clear();
}

void EventLog::undo()
{
    Step step = std::move(m_done.back());
    m_done.pop_back();
    if (step.isCorrection)
        m_groups = step.before;
    else
        m_groups.pop_back();
    m_undone.push_back(std::move(step));
}

void EventLog::redo()
{
    Step step = std::move(m_undone.back());
    m_undone.pop_back();
    if (step.isCorrection)
        m_groups = step.after;
    else
        m_groups.push_back(step.group);
    m_done.push_back(std::move(step));
}

} // namespace dugout
