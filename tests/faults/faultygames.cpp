// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/faultygames.h"

#include "app/cli/openclub.h"
#include "core/exchange/collectionfile.h"
#include "tests/faults/undertakings.h"
#include "tests/support/commandrun.h"
#include "tests/support/keptplay.h"
#include "tests/support/teambuilder.h"

#include <QFile>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout::games {

namespace {

/// Everything that is kept in the folder.
OpenClub clubIn(const QString &folder)
{
    static QTextStream nowhere(stderr);
    const CliContext context{nowhere, nowhere, Language::English, {}, folder, false};
    return must(OpenClub::open(context, OpenClub::Use::Adding));
}

struct Teams
{
    QString ruleset;
    QString home;
    QString away;
};

const Teams ofCrp{u"crp"_s, u"Copper Hill Crushers"_s, u"Amber Vale Harriers"_s};

QStringList newMatch(const Teams &teams)
{
    return {u"match"_s,  u"new"_s,   u"--ruleset"_s, teams.ruleset, u"--home"_s, teams.home,
            u"--away"_s, teams.away, u"--league"_s,  u"--title"_s,  u"Final"_s};
}

/// Where in the answers the match is interrupted.
using Stop = std::function<size_t(const std::vector<Event> &)>;

size_t atTheWhistle(const std::vector<Event> &answers)
{
    const auto after = std::find_if(answers.begin(), answers.end(), [](const Event &event) {
        return event.prompt.startsWith("after."_L1);
    });
    return static_cast<size_t>(after - answers.begin()) - 1;
}

size_t beforeTheLast(const std::vector<Event> &answers)
{
    return answers.size() - 1;
}

size_t atTheEnd(const std::vector<Event> &answers)
{
    return answers.size();
}

/// Plays the match "Final" until it is interrupted; all the answers that it would have.
std::vector<Event> play(const QString &folder, const Stop &stop)
{
    const OpenClub club = clubIn(folder);
    const auto match = must(club->matches().open(must(club->matches().find(u"Final"_s))));
    SeededRandomSource source(3);
    const RandomOutcome outcome = playRandomly(match->game(), source);
    if (!outcome.finished)
        qFatal("%s", qPrintable(outcome.fault));
    std::vector<Event> played = outcome.events;
    played.resize(stop(played));
    giveAnswers(*match, played);
    return outcome.events;
}

QStringList interrupted(const QString &folder, const Teams &teams, const Stop &stop)
{
    mustRun({u"team"_s, u"add"_s, u"--samples"_s}, folder);
    mustRun(newMatch(teams), folder);
    const std::vector<Event> answers = play(folder, stop);
    return QStringList{u"match"_s, u"answer"_s, u"Final"_s}
    + answerWords(answers.at(stop(answers)));
}

} // namespace

QStringList begun(const QString &folder)
{
    mustRun({u"team"_s, u"add"_s, u"--samples"_s}, folder);
    return newMatch(ofCrp);
}

QStringList whistle(const QString &folder)
{
    return interrupted(folder, ofCrp, atTheWhistle);
}

QStringList lastAnswer(const QString &folder)
{
    return interrupted(folder, ofCrp, beforeTheLast);
}

QStringList lastAnswerOfLrb4(const QString &folder)
{
    mustRun({u"match"_s, u"random"_s, u"--keep"_s, u"1"_s, u"--teams"_s, u"2"_s, u"--ruleset"_s,
             u"lrb4"_s, u"--seed"_s, u"4"_s},
            folder);
    return interrupted(folder, {u"lrb4"_s, u"Team 1"_s, u"Team 2"_s}, beforeTheLast);
}

QStringList takenBack(const QString &folder)
{
    (void)interrupted(folder, ofCrp, beforeTheLast);
    return {u"match"_s, u"undo"_s, u"Final"_s};
}

/// One die of the winnings was read wrong, and the teams have played again since.
QStringList corrected(const QString &folder)
{
    mustRun({u"team"_s, u"add"_s, u"--samples"_s}, folder);
    mustRun(newMatch(ofCrp), folder);
    const std::vector<Event> answers = play(folder, atTheEnd);
    mustRun({u"match"_s, u"random"_s, u"--keep"_s, u"2"_s, u"--seed"_s, u"9"_s}, folder);
    const auto wrong = std::find_if(answers.begin(), answers.end(), [](const Event &event) {
        return event.prompt.startsWith("after.winnings."_L1);
    });
    const auto entry = static_cast<int>(wrong - answers.begin()) + 1;
    const int die = wrong->dice.front() % 6 + 1;
    return {u"match"_s,   u"correct"_s,
            u"Final"_s,   QString::number(entry),
            u"--with"_s,  u"%1=%2"_s.arg(wrong->prompt).arg(die),
            u"--later"_s, u"--accept"_s,
            u"--reopen"_s}; // a later match may have brought the gold to its table
}

QStringList inFile(const QString &folder)
{
    const QString file = folder + u"/final.json"_s;
    mustRun({u"match"_s, u"new"_s, u"--ruleset"_s, u"crp"_s, u"--quick-home"_s, u"One"_s,
             u"--quick-away"_s, u"Two"_s, u"--out"_s, file},
            folder);
    return {u"match"_s, u"answer"_s, file, u"hand.note"_s, u"--text"_s, u"It rains."_s};
}

QStringList skirmishBegun(const QString &folder)
{
    mustRun({u"team"_s, u"add"_s, u"--samples"_s}, folder);
    return {u"skirmish"_s, u"new"_s, u"--players"_s,
            u"Ana=garreks-reavers,Ben=steelhearts-champions"_s, u"--no-cards"_s};
}

QStringList collection(const QString &folder)
{
    mustRun({u"team"_s, u"add"_s, u"--samples"_s}, folder);
    Collection own;
    own.warbands.push_back(
        *builtInCollection(testRuleset(u"shadespire"_s)).warband(WarbandId(u"garreks-reavers"_s)));
    own.warbands.back().id = WarbandId(u"my-own"_s);
    QFile file(folder + u"/own.json"_s);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("own.json cannot be written");
    file.write(QJsonDocument(CollectionFile::write(own)).toJson());
    file.close();
    return {u"skirmish"_s, u"collection"_s, u"take"_s, file.fileName()};
}

} // namespace dugout::games
