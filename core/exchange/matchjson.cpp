// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/matchjson.h"

#include "core/aftermatch/aftermatch.h"
#include "core/exchange/fileseal.h"
#include "core/exchange/teamfile.h"
#include "core/files/writefile.h"
#include "core/match/state/entered.h"
#include "core/rules/footballrules.h"
#include "core/team/teamedits.h"
#include "core/text/plaintext.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct MatchFileWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchFile)
};

const QString formatName = u"dugout-match"_s;

/// The first release noted nothing.
constexpr int rulesOfToday = 1;

Error unreadable(const QString &detail)
{
    return {ErrorCode::MatchUnreadable, MatchFileWords::tr("This is not a match file of Dugout."),
            detail};
}

QJsonValue optionToJson(const OptionValue &value)
{
    if (const bool *on = std::get_if<bool>(&value))
        return *on;
    if (const int *number = std::get_if<int>(&value))
        return *number;
    return std::get<QString>(value);
}

std::optional<OptionValue> optionFromJson(const QJsonValue &value)
{
    if (value.isBool())
        return OptionValue(value.toBool());
    if (value.isDouble())
        return OptionValue(value.toInt());
    if (value.isString())
        return OptionValue(plainLine(value.toString()));
    return std::nullopt;
}

QJsonObject fixtureToJson(const MatchFixture &fixture)
{
    return {{u"league"_s, fixture.league},
            {u"fixture"_s, fixture.fixture},
            {u"competition"_s, fixture.competition},
            {u"round"_s, fixture.round}};
}

MatchFixture fixtureFromJson(const QJsonObject &object)
{
    const auto text = [&object](QLatin1String key) {
        return shortened(plainLine(object.value(key).toString()), longestName);
    };
    return {text("league"_L1), text("fixture"_L1), text("competition"_L1),
            std::clamp(object.value("round"_L1).toInt(), 0, 9'999)};
}

/// A quick team is only a name, its re-rolls and its colour.
QJsonObject teamObject(const Team &team)
{
    if (!team.roster.isEmpty())
        return teamToJson(team);
    QJsonObject quick{
        {u"quick"_s, team.name}, {u"coach"_s, team.coach}, {u"rerolls"_s, team.rerolls}};
    if (team.primary != Team().primary) // matches from before colours keep their check code
        quick.insert(u"colour"_s, team.primary.toString());
    return quick;
}

Result<Team> teamFromObject(const QJsonObject &object)
{
    if (!object.contains("quick"_L1))
        return teamFromJson(object);
    Team team;
    team.name = shortened(plainLine(object.value("quick"_L1).toString()), longestName);
    team.coach = shortened(plainLine(object.value("coach"_L1).toString()), longestName);
    team.rerolls = std::clamp(object.value("rerolls"_L1).toInt(), 0, 99);
    team.primary = Rgb::parse(object.value("colour"_L1).toString()).value_or(team.primary);
    team.founded = true;
    return team;
}

Result<std::vector<LogAction>> logFromJson(const QJsonArray &lines)
{
    std::vector<LogAction> log;
    EventLog check;
    for (const auto &line : lines) {
        auto action = logActionFromJson(line.toObject());
        if (!action)
            return action.error();
        if (auto possible = check.apply(*action); !possible)
            return possible.error();
        log.push_back(*std::move(action));
    }
    return log;
}

} // namespace

QJsonObject setupToJson(const MatchSetup &setup)
{
    QJsonObject options;
    for (const auto &[id, value] : setup.options)
        options.insert(id.text(), optionToJson(value));
    QJsonObject object{
        {u"ruleset"_s, setup.ruleset.text()},
        {u"league"_s, setup.league},
        {u"options"_s, options},
        {u"teams"_s, QJsonArray{teamObject(setup.teams[0]), teamObject(setup.teams[1])}}};
    if (!setup.occasion.isEmpty())
        object.insert(u"occasion"_s, setup.occasion);
    if (!setup.fixture.isEmpty())
        object.insert(u"fixture"_s, fixtureToJson(setup.fixture));
    if (setup.kits[0] || setup.kits[1]) {
        const auto kit = [](const std::optional<Rgb> &one) {
            return one ? QJsonValue(one->toString()) : QJsonValue();
        };
        object.insert(u"kits"_s, QJsonArray{kit(setup.kits[0]), kit(setup.kits[1])});
    }
    object.insert(u"rules"_s, rulesOfToday);
    return object;
}

Result<MatchSetup> setupFromJson(const QJsonObject &object)
{
    MatchSetup setup;
    setup.ruleset = RulesetId(plainLine(object.value("ruleset"_L1).toString()));
    setup.league = object.value("league"_L1).toBool();
    setup.occasion = shortened(plainLine(object.value("occasion"_L1).toString()), 40);
    setup.fixture = fixtureFromJson(object.value("fixture"_L1).toObject());
    const QJsonObject options = object.value("options"_L1).toObject();
    for (auto it = options.begin(); it != options.end(); ++it) {
        if (const auto value = optionFromJson(it.value()))
            setup.options.insert_or_assign(OptionId(it.key()), *value);
    }
    const QJsonArray teams = object.value("teams"_L1).toArray();
    if (setup.ruleset.isEmpty() || teams.size() != 2)
        return unreadable(u"setup"_s);
    for (qsizetype seat = 0; seat < 2; ++seat) {
        auto team = teamFromObject(teams.at(seat).toObject());
        if (!team)
            return team.error();
        setup.teams.at(static_cast<size_t>(seat)) = *std::move(team);
        setup.kits.at(static_cast<size_t>(seat))
            = Rgb::parse(object.value("kits"_L1).toArray().at(seat).toString());
    }
    return setup;
}

QByteArray writeMatch(const MatchFile &file)
{
    QByteArray text
        = "{\n \"format\": \"dugout-match\",\n \"version\": " + QByteArray::number(matchFileVersion)
        + (file.altered ? ",\n \"altered\": true" : "") + ",\n \"setup\": ";
    text += QJsonDocument(setupToJson(file.setup)).toJson(QJsonDocument::Compact);
    text += ",\n \"log\": [";
    bool first = true;
    for (const LogAction &action : file.log) {
        text += first ? "\n  " : ",\n  ";
        text += QJsonDocument(logActionToJson(action)).toJson(QJsonDocument::Compact);
        first = false;
    }
    return sealed(text + "\n ],");
}

QString matchCode(const MatchSession &session)
{
    constexpr qsizetype digits = 8;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const QJsonObject &object) {
        hash.addData(QJsonDocument(object).toJson(QJsonDocument::Compact));
    };
    add(setupToJson(session.game().context().setup()));
    for (EventGroup group : session.log().groups()) {
        for (Event &event : group.events) {
            if (isConfirmation(event)) // that it was given counts, and not what its code was then
                event.choices.clear();
        }
        add(logActionToJson({LogAction::Kind::Do, std::move(group), {}}));
    }
    return QString::fromLatin1(hash.result().toHex().left(digits)).toUpper();
}

Result<MatchFile> readMatch(const QByteArray &bytes)
{
    if (bytes.size() > largestMatchFile)
        return unreadable(u"too large"_s);
    QJsonParseError fault{};
    const QJsonObject object = QJsonDocument::fromJson(bytes, &fault).object();
    if (object.value("format"_L1).toString() != formatName)
        return unreadable(fault.error == QJsonParseError::NoError ? QString()
                                                                  : fault.errorString());
    if (object.value("version"_L1).toDouble() > matchFileVersion)
        return Error{ErrorCode::MatchTooNew,
                     MatchFileWords::tr("This match comes from a later version of Dugout."),
                     {}};
    auto setup = setupFromJson(object.value("setup"_L1).toObject());
    if (!setup)
        return setup.error();
    if (!object.value("log"_L1).isArray()) // a match that lost its history is none that begins
        return unreadable(u"log"_s);
    auto log = logFromJson(object.value("log"_L1).toArray());
    if (!log)
        return log.error();
    return MatchFile{*std::move(setup), *std::move(log), object.value("altered"_L1).toBool()};
}

Result<void> saveMatchFile(const QString &path, const MatchFile &match)
{
    return writeFile(path, writeMatch(match));
}

Result<MatchSession> openMatch(const MatchFile &file, RulesetLibrary &library,
                               MatchSession::Keep keep)
{
    const auto ruleset = loadFootball(library, file.setup.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    MatchSession session(Match(*ruleset, file.setup, stepsToTheNextSheet()), std::move(keep));
    if (auto done = session.restore(file.log); !done)
        return done.error();
    return session;
}

} // namespace dugout
