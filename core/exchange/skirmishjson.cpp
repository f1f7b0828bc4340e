// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/skirmishjson.h"

#include "core/exchange/fileseal.h"
#include "core/exchange/skirmishsetupfields.h"
#include "core/files/writefile.h"
#include "core/values/jsonwriter.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int newestVersion = 1;
constexpr qsizetype mostActions = 200'000;

Error faulty(const ProblemList &problems)
{
    QStringList details;
    for (const Problem &problem : problems)
        details.append(problem.toString());
    return {ErrorCode::SkirmishFaulty, SkirmishJson::tr("The skirmish has a fault."),
            details.join(u'\n')};
}

Result<std::vector<LogAction>> readActions(const QJsonArray &array)
{
    if (array.size() > mostActions)
        return Error{ErrorCode::SkirmishTooLong, SkirmishJson::tr("The history is too long."), {}};
    std::vector<LogAction> actions;
    actions.reserve(static_cast<size_t>(array.size()));
    for (const auto &element : array) {
        auto action = logActionFromJson(element.toObject());
        if (!action)
            return action.error();
        actions.push_back(*std::move(action));
    }
    return actions;
}

} // namespace

QJsonObject SkirmishJson::writeSetup(const SkirmishSetup &setup)
{
    return JsonWriter().object(setup);
}

Result<SkirmishSetup> SkirmishJson::readSetup(const QJsonObject &object)
{
    ProblemList problems;
    auto setup = readDescribed<SkirmishSetup>({object, u"skirmish"_s, u"setup"_s}, problems);
    if (!problems.empty())
        return faulty(problems);
    return setup;
}

QJsonObject SkirmishJson::write(const SkirmishRecord &record)
{
    QJsonArray actions;
    for (const LogAction &action : record.actions)
        actions.append(logActionToJson(action));
    QJsonObject object{{u"format"_s, u"dugout-skirmish"_s},
                       {u"version"_s, newestVersion},
                       {u"setup"_s, writeSetup(record.setup)},
                       {u"actions"_s, actions}};
    if (record.altered)
        object.insert("altered"_L1, true);
    return object;
}

Result<SkirmishRecord> SkirmishJson::read(const QJsonObject &object)
{
    if (object.value("format"_L1).toString() != u"dugout-skirmish"_s)
        return Error{ErrorCode::SkirmishFormat, tr("This file holds no skirmish."), {}};
    if (object.value("version"_L1).toDouble() > newestVersion)
        return Error{ErrorCode::SkirmishVersion, tr("A newer Dugout wrote this skirmish."), {}};
    auto setup = readSetup(object.value("setup"_L1).toObject());
    if (!setup)
        return setup.error();
    if (!object.value("actions"_L1).isArray()) // one that lost its history is none that begins
        return Error{ErrorCode::SkirmishFormat, tr("This file holds no skirmish."), u"actions"_s};
    auto actions = readActions(object.value("actions"_L1).toArray());
    if (!actions)
        return actions.error();
    return SkirmishRecord{*std::move(setup), *std::move(actions),
                          object.value("altered"_L1).toBool()};
}

QByteArray SkirmishJson::toBytes(const SkirmishRecord &record)
{
    QByteArray text = QJsonDocument(write(record)).toJson(QJsonDocument::Compact);
    text.chop(1); // the brace that closes it comes behind the seal
    return sealed(text + ',');
}

Result<SkirmishRecord> SkirmishJson::fromBytes(const QByteArray &bytes)
{
    return read(QJsonDocument::fromJson(bytes).object());
}

Result<void> SkirmishJson::save(const QString &path, const SkirmishRecord &record)
{
    return writeFile(path, toBytes(record));
}

Result<SkirmishSession> SkirmishJson::open(const SkirmishRecord &record, RulesetLibrary &library,
                                           SkirmishSession::Keep keep)
{
    const auto ruleset = library.load(record.setup.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    for (const SetupProblem &problem : checkSetup(record.setup, **ruleset)) {
        if (!problem.isOfDeck())
            return Error{problem.code, problem.message, {}};
    }
    SkirmishSession session(SkirmishGame(*ruleset, record.setup), std::move(keep));
    if (auto done = session.restore(record.actions); !done)
        return done.error();
    return session;
}

} // namespace dugout
