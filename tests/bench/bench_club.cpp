// SPDX-License-Identifier: GPL-3.0-or-later
// What a window costs the processor on a database of 10,000 matches and 500 teams, beside one of
// ten matches, turn about in the same run; and how much more memory it takes.
#include "core/club/randomseason.h"
#include "core/club/teamdocuments.h"
#include "core/exchange/teamfile.h"
#include "core/leaguebook/leaguerepository.h"
#include "tests/bench/benchrounds.h"
#include "tests/bench/processortime.h"
#include "tests/support/openedclub.h"
#include "ui/common/appearance.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/settings.h"
#include "ui/match/matchpage.h"
#include "ui/models/rostermodel.h"
#include "ui/teams/careerdialog.h"
#include "ui/teams/teameditor.h"
#include "ui/teams/teamspage.h"
#include "ui/window/mainwindow.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int fewMatches = 10;
constexpr int fewTeams = 2;
const int manyMatches = benchRounds(10'000, 500);
const int manyTeams = benchRounds(500, 20);
const int runs = benchRounds(15);

StoreLocation placeIn(const QTemporaryDir &folder, const QString &name)
{
    return StoreLocation::sqliteFile(folder.filePath(name));
}

/// One match as the window leaves it, to be kept again under other names.
struct Original
{
    Journal journal;
    ResultRecord result;
};

std::vector<Original> playFew(const StoreLocation &place)
{
    OpenedClub opened(place);
    RandomSeason season;
    season.ruleset = must(opened.library.load(u"crp"_s));
    season.matches = fewMatches;
    season.newTeams = fewTeams;
    SeededRandomSource dice(4);
    if (!playSeason(opened.stores(), season, dice))
        qFatal("no season");
    std::vector<Original> originals;
    for (const ResultLine &line : must(opened.store->results().list({})))
        originals.push_back({must(opened.store->journals().read(line.id)),
                             must(opened.store->results().read(line.id))});
    return originals;
}

Document namedTeam(const Team &original, int number)
{
    Team team = original;
    team.id = TeamId(u"team-%1"_s.arg(number));
    team.name = u"%1 %2"_s.arg(original.name).arg(number);
    return {{teamKind(), DocumentId(team.id.text()), team.name, 0, number}, teamToJson(team)};
}

/// Lists never look into entries: a few of them stand for all, the set-up is whole.
void addMatch(StoreBatch &batch, const Original &original, int number)
{
    constexpr qint64 entries = 8;
    JournalHeader header = original.journal.header;
    header.id = JournalId(u"match-%1"_s.arg(number));
    header.createdMs = number * 10LL;
    header.teams = QStringList{u"team-%1"_s.arg(number % manyTeams),
                               u"team-%1"_s.arg((number + 1 + number / manyTeams) % manyTeams)};
    JournalChange change{header.id, 1, {}, {}, original.journal.stand};
    for (qint64 seq = 1; seq <= entries; ++seq) {
        change.entries.push_back(original.journal.entries.at(static_cast<size_t>(seq - 1)));
        change.entries.back().atMs = number * 10LL + seq;
    }
    ResultRecord result = original.result;
    result.id = header.id;
    result.finishedMs = number * 10LL + entries;
    for (const int seat : {0, 1})
        result.sides.at(static_cast<size_t>(seat)).team = TeamId(header.teams.at(seat));
    batch.started.push_back(std::move(header));
    batch.journals.push_back(std::move(change));
    batch.results.push_back(std::move(result));
}

void keepMany(const StoreLocation &place, const std::vector<Original> &originals,
              const std::vector<Team> &teams)
{
    constexpr int perBatch = 500;
    OpenedClub opened(place);
    StoreBatch first;
    for (int team = 0; team < manyTeams; ++team)
        first.documents.push_back(
            namedTeam(teams.at(static_cast<size_t>(team) % teams.size()), team));
    (void)must(opened.store->batches().keep(first));
    for (int from = 0; from < manyMatches; from += perBatch) {
        StoreBatch batch;
        for (int match = from; match < from + perBatch; ++match)
            addMatch(batch, originals.at(static_cast<size_t>(match) % originals.size()), match);
        (void)must(opened.store->batches().keep(batch));
    }
}

/// Lays out and paints what waits for it, as the next picture on the screen would.
void showNow()
{
    for (int i = 0; i < 3; ++i) {
        QApplication::sendPostedEvents();
        QApplication::processEvents();
    }
}

/// What the windows of both databases share.
struct House
{
    QTemporaryDir folder{};
    Settings settings{folder.filePath(u"settings.ini"_s)};
    LanguageController language{};
    Appearance appearance{};
    SeededRandomSource dice{1};
};

/// A window on a database, with every place a coach may have visited.
class OpenWindow
{
public:
    /// `team` is the one that is opened.
    OpenWindow(House &house, const StoreLocation &place, const QString &team)
        : m_house(house)
        , m_opened(place)
        , m_team(team)
        , m_window({house.settings, house.language, house.appearance, house.dice, m_opened.club,
                    m_leagues})
    {
        m_window.resize(1280, 800);
        m_window.show();
        showNow();
    }

    void visitAll()
    {
        for (const Place place : {Place::Match, Place::Teams, Place::Home})
            goTo(place);
    }
    void goTo(Place place)
    {
        m_window.goTo(place);
        showNow();
    }
    void readHome()
    {
        emit matches()->matchesChanged(); // while Home is in sight
        showNow();
    }
    void listMatches()
    {
        matches()->showList(); // in sight
        showNow();
    }
    void listTeams()
    {
        teams()->showChanges();
        showNow();
    }
    void openTeamAndCareer()
    {
        teams()->openTeam(m_team);
        emit teams()->findChild<TeamEditor *>()->careerRequested({});
        showNow();
        auto *career = teams()->findChild<CareerDialog *>();
        career->close();
        delete career;
    }
    void editCell()
    {
        auto *model = teams()->findChild<QAbstractItemView *>(u"roster"_s)->model();
        const QString name = u"Name %1"_s.arg(++m_edits);
        if (!model->setData(model->index(2, RosterModel::Name), name))
            qFatal("the name cannot be edited");
        showNow();
    }
    void switchLanguage()
    {
        const bool german = m_house.language.language() == Language::German;
        m_house.language.setLanguage(german ? Language::Spanish : Language::German);
        showNow();
    }

private:
    [[nodiscard]] MatchPage *matches() { return m_window.findChild<MatchPage *>(); }
    [[nodiscard]] TeamsPage *teams() { return m_window.findChild<TeamsPage *>(); }

    House &m_house;
    OpenedClub m_opened;
    LeagueRepository m_leagues{m_opened.stores(), m_opened.store->leaders()};
    QString m_team;
    MainWindow m_window;
    int m_edits = 0;
};

template<typename Work>
double timed(const Work &work)
{
    const double start = processorMicroseconds();
    work();
    return (processorMicroseconds() - start) / 1e3;
}

double median(std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    return times.at(times.size() / 2);
}

void print(const char *name, double few, double many)
{
    std::printf("%-28s %8.2f ms beside %8.2f ms: %.2f times\n", name, many, few, many / few);
}

/// The same work on both, turn about.
void compare(const char *name, const std::function<void(int)> &work)
{
    std::vector<double> few;
    std::vector<double> many;
    for (int i = 0; i < runs; ++i) {
        few.push_back(timed([&] { work(0); }));
        many.push_back(timed([&] { work(1); }));
    }
    print(name, median(few), median(many));
}

/// A database and the team in it that is opened: the same one in both, but for its matches.
struct Measured
{
    StoreLocation place;
    QString team;
};

void compareWindows(House &house, const std::array<Measured, 2> &both)
{
    OpenWindow few(house, both[0].place, both[0].team);
    OpenWindow many(house, both[1].place, both[1].team);
    const auto turnAbout = [&](const char *name, void (OpenWindow::*work)()) {
        compare(name, [&](int which) { ((which == 0 ? few : many).*work)(); });
    };
    const auto goTo = [&](Place place) {
        few.goTo(place);
        many.goTo(place);
    };
    few.visitAll();
    many.visitAll();
    turnAbout("Home", &OpenWindow::readHome);
    goTo(Place::Match);
    turnAbout("the list of matches", &OpenWindow::listMatches);
    goTo(Place::Teams);
    turnAbout("the list of teams", &OpenWindow::listTeams);
    turnAbout("a team with its career", &OpenWindow::openTeamAndCareer);
    turnAbout("a cell edit", &OpenWindow::editCell);
}

/// Every window hears of a switch: each is alone for it.
double languageSwitch(const Measured &measured)
{
    House house;
    house.language.setLanguage(Language::German);
    OpenWindow window(house, measured.place, measured.team);
    window.visitAll();
    window.goTo(Place::Teams);
    window.openTeamAndCareer();
    std::vector<double> times;
    for (int i = 0; i < runs; ++i)
        times.push_back(timed([&] { window.switchLanguage(); }));
    return median(times);
}

void compareAll(const std::array<Measured, 2> &both)
{
    House house;
    house.appearance.setTheme(ThemeChoice::Light);
    house.language.setLanguage(Language::German);
    compare("start-up", [&](int which) {
        const Measured &measured = both.at(static_cast<size_t>(which));
        const OpenWindow window(house, measured.place, measured.team);
    });
    compareWindows(house, both);
    const double few = languageSwitch(both[0]);
    print("a language switch", few, languageSwitch(both[1]));
}

/// Of this process, in kilobytes.
qint64 residentKb()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.simplified().split(' ').value(1).toLongLong();
    }
    return 0;
}

int printMemory(const QString &database, const QString &team)
{
    House house;
    house.language.setLanguage(Language::German);
    OpenWindow window(house, must(StoreLocation::parse(database)), team);
    window.visitAll();
    window.openTeamAndCareer();
    window.switchLanguage();
    std::printf("%lld\n", static_cast<long long>(residentKb()));
    return 0;
}

double memoryMb(const Measured &measured)
{
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(),
                {u"--memory"_s, measured.place.toString(), measured.team});
    child.waitForFinished(-1);
    return child.readAllStandardOutput().trimmed().toDouble() / 1024;
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"--memory"_s)
        return printMemory(arguments.value(2), arguments.value(3));
    const QTemporaryDir folder;
    const std::array places{placeIn(folder, u"few.db"_s), placeIn(folder, u"many.db"_s)};
    const std::vector<Original> originals = playFew(places[0]);
    const std::vector<Team> teams = OpenedClub(places[0]).club.teams().readable();
    keepMany(places[1], originals, teams);
    const std::array both{Measured{places[0], teams.front().id.text()},
                          Measured{places[1], u"team-0"_s}};
    compareAll(both);
    const double few = memoryMb(both[0]);
    const double many = memoryMb(both[1]);
    std::printf("%-28s %8.1f MB beside %8.1f MB: %.1f MB more\n", "memory", many, few, many - few);
    return 0;
}
