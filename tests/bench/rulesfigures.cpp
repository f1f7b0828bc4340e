// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/sampleteams.h"
#include "core/exchange/foreign/teamformats.h"
#include "core/exchange/matchjson.h"
#include "core/exchange/teamfile.h"
#include "core/match/engine/steprule.h"
#include "core/match/randommatch.h"
#include "core/rules/rulesetlibrary.h"
#include "tests/bench/benchfigure.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout::bench {

namespace {

std::function<void()> times(int work, const std::function<void()> &once)
{
    return [work, once] {
        for (int i = 0; i < work; ++i)
            once();
    };
}

void loadEdition()
{
    RulesetLibrary library;
    (*library.load(u"bb2016"_s))->readEveryPart();
}

/// The files of an edition and of the one it extends.
void parseEdition()
{
    for (const QString &id : {u"crp"_s, u"bb2016"_s}) {
        const QDir folder(u":/rulesets/"_s + id);
        for (const QString &name : folder.entryList(QDir::Files)) {
            QFile file(folder.filePath(name));
            if (file.open(QIODevice::ReadOnly))
                (void)QJsonDocument::fromJson(file.readAll());
        }
    }
}

/// A match that random coaches played, as a file.
const QByteArray &playedMatch()
{
    static const QByteArray bytes = [] {
        RulesetLibrary library;
        const auto ruleset = *library.load(u"crp"_s);
        SeededRandomSource source(5);
        MatchFile file;
        file.setup = randomSetup(*ruleset, {}, true, source);
        for (const Event &event :
             playRandomly(Match(ruleset, file.setup, StepBook::ofMatch()), source).events)
            file.log.push_back({LogAction::Kind::Do, {1, {event}}, {}});
        return writeMatch(file);
    }();
    return bytes;
}

void openPlayedMatch()
{
    static RulesetLibrary library;
    const auto file = readMatch(playedMatch());
    if (!file || !openMatch(*file, library))
        qFatal("the match does not open");
}

const Team &sample()
{
    static const Team team = *loadSampleTeam(u"crp-amber-vale-harriers"_s);
    return team;
}

void exchangeTeam()
{
    static RulesetLibrary library;
    static const auto ruleset = *library.load(u"crp"_s);
    const TeamFormat &format = *teamFormat(u"obblm");
    const auto bytes = exportTeam(sample(), *ruleset, format, Language::English);
    if (!importTeam(*bytes, library, {&format, u"crp"_s, TeamId(u"x"_s), {}}))
        qFatal("the team does not come back");
}

void exchangeBare()
{
    const QByteArray bytes = QJsonDocument(teamToJson(sample())).toJson();
    (void)QJsonDocument::fromJson(bytes).object();
}

} // namespace

std::vector<Figure> rulesFigures()
{
    return {
        {"an edition loaded whole", "its files parsed by QJsonDocument", 2,
         [](int work) { return times(work, loadEdition); },
         [](int work) { return times(work, parseEdition); }},
        {"a played match opened from its file", "the file parsed by QJsonDocument", 5,
         [](int work) { return times(work, openPlayedMatch); },
         [](int work) {
             return times(work, [] { (void)QJsonDocument::fromJson(playedMatch()); });
         }},
        {"a team out to OBBLM and back", "the same to JSON and back", 5,
         [](int work) { return times(work, exchangeTeam); },
         [](int work) { return times(work, exchangeBare); }},
    };
}

} // namespace dugout::bench
