// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/exchange/afterreport.h"
#include "core/match/randommatch.h"
#include "core/match/report/displayboard.h"
#include "core/match/rolls/boardactions.h"
#include "core/match/state/pace.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/concessionwords.h"
#include "core/match/words/playercard.h"
#include "core/match/words/rulesinforce.h"
#include "core/match/words/sidethings.h"
#include "core/sheet/reportsections.h"
#include "core/table/endingshown.h"
#include "core/table/opentable.h"
#include "tests/support/matchdriver.h"
#include "tests/support/memorybatches.h"
#include "tests/support/skirmishplay.h"
#include "ui/match/dugoutmodel.h"
#include "ui/match/matchtable.h"
#include "ui/match/playermenu.h"
#include "ui/matchviews/pitchscene.h"
#include "ui/matchviews/pitchwords.h"
#include "ui/skirmish/table/skirmishscene.h"
#include "ui/skirmish/table/skirmishtable.h"

#include <QSet>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int mostAnswers = 600; ///< by hand a match can be made longer, and would not end
constexpr int oneByHandIn = 6; ///< of the answers one is none to what is asked
constexpr int oneBackIn = 150; ///< after so many somebody looks or goes back
constexpr int wholeLookEvery = 200; ///< and at whatever was not asked before

/// More matches of each edition for a long run: DUGOUT_RANDOM_MATCHES=100.
int matchesPerEdition()
{
    const int wanted = qEnvironmentVariableIntValue("DUGOUT_RANDOM_MATCHES");
    return wanted > 0 ? wanted : 2;
}

bool oneIn(int chances, RandomSource &lots)
{
    return lots.roll(chances) == 1;
}

/// Also what is always there beside the question, and far more often than at a table: nobody
/// expects a touchdown or a correction at that moment. Only that nobody gives up.
Event anyAnswer(std::vector<Prompt> asked, RandomSource &lots)
{
    std::erase_if(asked, [](const Prompt &prompt) { return prompt.id == Asks::Concede; });
    std::vector<Prompt> byHand = asked;
    std::erase_if(byHand, [](const Prompt &prompt) { return !prompt.alwaysOffered; });
    const bool isAsked = byHand.size() < asked.size();
    if (isAsked && (byHand.empty() || !oneIn(oneByHandIn, lots)))
        return randomAnswer(randomPrompt(asked, lots), lots);
    const int place = lots.roll(static_cast<int>(byHand.size())) - 1;
    return randomAnswer(byHand.at(static_cast<size_t>(place)), lots);
}

/// Every option of the edition by lot: the wilder kick-offs, match events, cards of every kind.
OptionChoices anyOptions(const Ruleset &ruleset, RandomSource &lots)
{
    OptionChoices chosen;
    for (const Option &option : ruleset.options()) {
        const auto count = static_cast<int>(option.choices.size());
        if (std::holds_alternative<bool>(option.defaultValue))
            chosen[option.id] = oneIn(2, lots);
        else if (count > 0)
            chosen[option.id] = option.choices.at(static_cast<size_t>(lots.roll(count) - 1)).id;
    }
    return chosen;
}

/// Three on every player of what makes more of an action than one roll.
void teachTricks(Team &team, const Ruleset &ruleset)
{
    QStringList tricks{u"frenzy"_s,          u"multiple-block"_s, u"dump-off"_s,   u"jump-up"_s,
                       u"dauntless"_s,       u"diving-tackle"_s,  u"piling-on"_s,  u"pro"_s,
                       u"dodge"_s,           u"catch"_s,          u"stab"_s,       u"chainsaw"_s,
                       u"bombardier"_s,      u"ball-and-chain"_s, u"blood-lust"_s, u"wild-animal"_s,
                       u"really-stupid"_s,   u"hypnotic-gaze"_s,  u"strip-ball"_s, u"leader"_s,
                       u"throw-team-mate"_s, u"right-stuff"_s,    u"tentacles"_s,  u"shadowing"_s,
                       u"safe-throw"_s,      u"stand-firm"_s,     u"wrestle"_s,    u"juggernaut"_s};
    tricks.removeIf([&ruleset](const QString &id) { return !ruleset.skills().find(id); });
    qsizetype next = 0;
    for (int player = 0; player < static_cast<int>(team.players.size()); ++player) {
        const auto &learnt = team.players.at(static_cast<size_t>(player)).extraSkills;
        for (int i = 0; i < 3; ++i) {
            const QString trick = tricks.at(next++ % tricks.size());
            if (std::find(learnt.begin(), learnt.end(), SkillId(trick)) == learnt.end())
                teach(team, player, {trick});
        }
    }
}

/// All that the page of a match and the windows beside it say of a state.
void lookAtState(const MatchTable &table, const QString &ref, Square square)
{
    const MatchContext &context = table.context();
    const MatchState state = table.seenState();
    (void)rulesInForce(context, state);
    (void)winnerWords(context, state);
    (void)clockKey(state);
    (void)projectedEndMs(context, state, table.log(), 1'000'000);
    for (const Seat seat : {0, 1}) {
        (void)worthWords(context, state, seat);
        (void)helpLeft(context, state, seat);
        (void)usableRerolls(context, state, seat);
        (void)knownFame(context, state, seat);
        DugoutModel dugout(seat);
        dugout.setState(context, state);
        for (int row = 0; row < dugout.rowCount(); ++row)
            (void)dugout.data(dugout.index(row, 0), Qt::ToolTipRole);
    }
    const BoardAdvisor advisor(context);
    for (const bool passes : {true, false}) {
        PitchScene scene = makePitchScene(context, state, advisor, {ref, true, passes});
        const auto way = Walks(context, state, ref).to(square);
        showWay(scene, state, way);
        (void)showBlock(scene, state, advisor, square);
        if (way)
            (void)PitchWords::rolls(context, *way);
    }
    (void)boardActions(context, state, ref, square);
    (void)playerCardText(playerCard(context, state, PlayerRef::fromString(ref)));
}

/// Somebody of either side, or nobody where there are no players.
QString anybody(const MatchState &state, RandomSource &lots)
{
    const auto &players = state.side(lots.roll(2) - 1).players;
    if (players.empty())
        return {};
    const int place = lots.roll(static_cast<int>(players.size())) - 1;
    return players.at(static_cast<size_t>(place)).ref();
}

void lookAtGame(const MatchTable &table, RandomSource &lots)
{
    const QString ref = anybody(table.shownState(), lots);
    lookAtState(table, ref, *board::squareOf(lots.roll(board::squares)));
    if (table.lookedBackTo() || ref.isEmpty())
        return;
    const PlayerMenu menu(table, ref);
    (void)makeDisplayBoard(table.session(), Language::Spanish);
}

/// What plays the whole match again, so seldom: the report, and what the log is about.
void readThrough(const MatchTable &table)
{
    (void)reportSections(makeFullReport(table.session()));
    for (int topic = 0; topic < static_cast<int>(table.topics().size()); ++topic)
        (void)table.groupsAbout(topic);
}

void readThrough(const SkirmishTable &table)
{
    (void)endingShown(table.session());
}

void lookAtGame(const SkirmishTable &table, RandomSource &lots)
{
    const SkirmishScene scene(table.context(), table.shownState());
    (void)scene.field();
    (void)table.moment();
    (void)table.regarded();
    (void)table.offeredHexes();
    (void)table.aimedHex();
    (void)table.heldBoard();
    const Hex hex{lots.roll(12) - 1, lots.roll(12) - 1};
    (void)table.whyNotAt(hex);
}

/// Where the game is; what is shown hangs on it.
QString whereIs(const MatchState &state)
{
    const QString step = state.agenda.empty() ? QString() : state.agenda.back().kind.word();
    return u"%1 %2 %3"_s.arg(step).arg(state.active == noSeat).arg(state.over);
}

QString whereIs(const SkirmishState &state)
{
    const QString step = state.agenda.empty() ? QString() : state.agenda.back().kind.word();
    return u"%1 %2"_s.arg(step).arg(state.active == noSeat);
}

/// Plays a game that is on the table by lot, and looks after every answer at what the page and the
/// phones show.
template<typename Game, typename Table>
class GameWalk
{
public:
    GameWalk(Table &table, RandomSource &lots, QSet<QString> &known)
        : m_table(table)
        , m_lots(lots)
        , m_known(known)
        , m_phones(TableDoor<Game>{
                       [&table]() -> const OpenGame<Game> & { return table.opened(); },
                       [&table](const std::vector<Event> &all) { return table.actFromAfar(all); },
                       [&table] { return table.undo(); }},
                   lots)
    { }

    /// How many answers were taken.
    [[nodiscard]] int play()
    {
        int taken = 0;
        look();
        for (int i = 0; i < mostAnswers && !m_table.opened().isFinished(); ++i) {
            const Event event = anyAnswer(m_table.opened().prompts(), m_lots);
            if (m_table.actFromAfar({event}))
                ++taken;
            m_phones.wentOn();
            look();
            if (oneIn(oneBackIn, m_lots))
                goBack();
        }
        lookAtAll();
        readThrough(m_table);
        return taken;
    }

private:
    void look()
    {
        (void)m_table.offered();
        (void)m_table.lastAnswer();
        (void)m_table.canStepBack();
        (void)m_table.rows().size();
        const QString where = whereIs(m_table.session().state());
        if (++m_looks % wholeLookEvery == 0 || !m_known.contains(where))
            lookAtAll();
        m_known.insert(where);
    }

    void lookAtAll()
    {
        lookAtGame(m_table, m_lots);
        const Language language = allLanguages.at(static_cast<size_t>(m_looks) % 3);
        for (Seat seat = noSeat; seat < m_phones.seats(); ++seat) {
            (void)m_table.seatName(seat);
            (void)m_table.seatColour(seat);
            (void)m_phones.view({seat}, language);
        }
    }

    /// Looks back, takes an answer back, or takes one out of the middle, so that what follows it no
    /// longer fits; and is where it was again.
    void goBack()
    {
        const auto groups = static_cast<int>(m_table.log().groups().size());
        if (groups == 0)
            return;
        const int group = m_lots.roll(groups) - 1;
        const int how = m_lots.roll(3);
        if (how == 1) {
            m_table.lookBack(group);
            (void)m_table.offered();
            lookAtAll();
            m_table.lookAtNow();
        } else if (how == 2 && m_table.undo()) {
            lookAtAll();
            (void)m_table.redo();
        } else if (how == 3 && m_table.correct({Correction::What::Remove, group, {}})) {
            look();
            lookAtAll();
            readThrough(m_table);
            (void)m_table.undo();
        }
        m_phones.wentOn();
        look();
    }

    Table &m_table;
    RandomSource &m_lots;
    QSet<QString> &m_known;
    OpenTable<Game> m_phones;
    int m_looks = 0;
};

} // namespace

/// Whatever two coaches do, and at whichever moment: everything that is shown of it can be shown. A
/// page that cannot be closes the program, and again at every start.
class TestEveryView final : public QObject
{
    Q_OBJECT

private slots:
    void aMatchIsLookedAt_data();
    void aMatchIsLookedAt();
    void quickTeamsAreLookedAt();
    void aSkirmishIsLookedAt_data();
    void aSkirmishIsLookedAt();
    void anAnswerOfNothingIsLookedAt();

private:
    QSet<QString> m_known; ///< where games have been looked at as a whole
};

void TestEveryView::aMatchIsLookedAt_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<int>("seed");
    for (const QString &edition : footballRulesets()) {
        for (int seed = 1; seed <= matchesPerEdition(); ++seed)
            QTest::addRow("%s, %d", qPrintable(edition), seed) << edition << seed;
    }
}

void TestEveryView::aMatchIsLookedAt()
{
    QFETCH(const QString, edition);
    QFETCH(const int, seed);
    SeededRandomSource lots(static_cast<std::uint64_t>(seed));
    const Ruleset &ruleset = testRuleset(edition);
    MatchSetup setup = randomSetup(ruleset, anyOptions(ruleset, lots), true, lots);
    for (Team &team : setup.teams)
        teachTricks(team, ruleset);
    MemoryClub kept;
    const Club club(kept.stores());
    MatchTable table(must(club.matches().open(must(club.matches().start(setup)))));
    if (seed % 2 == 0)
        table.setOnPhones({0});
    const int taken = GameWalk<Match, MatchTable>(table, lots, m_known).play();
    QVERIFY2(taken > 60, qPrintable(QString::number(taken)));
}

/// Who has only a name has no players to be found.
void TestEveryView::quickTeamsAreLookedAt()
{
    for (const QString &edition : footballRulesets()) {
        SeededRandomSource lots(4);
        MatchSetup setup;
        setup.ruleset = RulesetId(edition);
        setup.teams[0].name = u"Reds"_s;
        setup.teams[1].name = u"Blues"_s;
        setup.teams[0].rerolls = 2;
        MemoryClub kept;
        const Club club(kept.stores());
        MatchTable table(must(club.matches().open(must(club.matches().start(setup)))));
        QVERIFY((GameWalk<Match, MatchTable>(table, lots, m_known).play()) > 10);
    }
}

void TestEveryView::aSkirmishIsLookedAt_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("tracked");
    QTest::newRow("two") << 2 << true;
    QTest::newRow("two, without cards and field") << 2 << false;
    QTest::newRow("three") << 3 << true;
}

void TestEveryView::aSkirmishIsLookedAt()
{
    QFETCH(const int, players);
    QFETCH(const bool, tracked);
    SeededRandomSource lots(static_cast<std::uint64_t>(players));
    RandomSkirmish wanted;
    wanted.players = players;
    wanted.tracksCards = wanted.tracksField = tracked;
    wanted.openValues = players == 3;
    MemoryClub kept;
    const Club club(kept.stores());
    const SkirmishSetup setup = randomSetup(*skirmishRuleset(), wanted, lots);
    SkirmishTable table(must(club.skirmishes().open(must(club.skirmishes().start(setup)))), lots);
    if (players == 3)
        table.setOnPhones({1});
    QVERIFY((GameWalk<SkirmishGame, SkirmishTable>(table, lots, m_known).play()) > 30);
}

/// A journal that somebody has edited may hold an answer without anything in it.
void TestEveryView::anAnswerOfNothingIsLookedAt()
{
    SeededRandomSource lots(1);
    MemoryClub kept;
    const Club club(kept.stores());
    MatchTable match(must(club.matches().open(must(club.matches().start(plainSetup())))));
    QVERIFY(match.actFromAfar({}));
    QVERIFY(!match.offered().empty());
    QVERIFY(match.lastAnswer().line.isEmpty());
    const SkirmishSetup setup = randomSetup(*skirmishRuleset(), {}, lots);
    SkirmishTable game(must(club.skirmishes().open(must(club.skirmishes().start(setup)))), lots);
    QVERIFY(game.actFromAfar({}));
    QVERIFY(!game.offered().empty());
    QVERIFY(game.lastAnswer().line.isEmpty());
}

QTEST_MAIN(TestEveryView)
#include "tst_everyview.moc"
