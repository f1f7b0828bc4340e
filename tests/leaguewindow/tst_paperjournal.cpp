// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamdocuments.h"
#include "tests/leaguewindow/sharedwindow.h"
#include "tests/support/commandrun.h"
#include "tests/support/teambuilder.h"
#include "ui/league/looks/leaguetableview.h"
#include "ui/paper/slipmodel.h"
#include "ui/paper/sliptable.h"

#include <QApplication>
#include <QCheckBox>
#include <QSpinBox>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// What somebody wrote into a row of a printed slip, by the place of the row.
struct Written
{
    Seat seat = 0;
    int row = 0;
    SlipModel::Column column = SlipModel::Touchdowns;
    int number = 0;
    QString injury{}; ///< as it is typed
};

/// A printed slip that was filled in, and the same in options.
struct Slip
{
    std::vector<Written> rows{};
    int fans = 0; ///< of each side
    int winnings = 0; ///< with it both have signed and bought nothing
    QStringList words{};
};

/// A round of four, as it lies on the commissioner's table.
std::vector<Slip> round()
{
    using enum SlipModel::Column;
    return {
        {{{0, 3, Touchdowns, 2, {}},
          {0, 3, Mvp, 1, {}},
          {1, 6, Touchdowns, 1, {}},
          {1, 8, Injury, 0, u"hip"_s}},
         0,
         0,
         {u"2"_s, u"1"_s, u"--scorer"_s, u"home:4"_s, u"--scorer"_s, u"home:4"_s, u"--mvp"_s,
          u"home:4"_s, u"--scorer"_s, u"away:7"_s, u"--casualty"_s, u"away:9=smashed-hip"_s}},
        {{{0, 4, Mvp, 1, {}}, {1, 5, Mvp, 1, {}}},
         0,
         40'000,
         {u"0"_s, u"0"_s, u"--mvp"_s, u"home:5"_s, u"--mvp"_s, u"away:6"_s, u"--winnings"_s,
          u"40000:40000"_s, u"--fan-factor"_s, u"5:5"_s, u"--signed"_s, u"--bought-nothing"_s}},
        {{{0, 0, Touchdowns, 1, {}},
          {0, 1, Touchdowns, 2, {}},
          {0, 2, Completions, 4, {}},
          {1, 1, Interceptions, 1, {}}},
         11'000,
         0,
         {u"3"_s,
          u"0"_s,
          u"--scorer"_s,
          u"home:1"_s,
          u"--scorer"_s,
          u"home:2"_s,
          u"--scorer"_s,
          u"home:2"_s,
          u"--completion"_s,
          u"home:3"_s,
          u"--completion"_s,
          u"home:3"_s,
          u"--completion"_s,
          u"home:3"_s,
          u"--completion"_s,
          u"home:3"_s,
          u"--interception"_s,
          u"away:2"_s,
          u"--fans"_s,
          u"11000:11000"_s}},
        {{{0, 10, Touchdowns, 1, {}},
          {1, 11, Touchdowns, 1, {}},
          {1, 2, Casualties, 1, {}},
          {0, 5, Injury, 0, u"ribs #3"_s}},
         0,
         0,
         {u"1"_s, u"1"_s, u"--scorer"_s, u"home:11"_s, u"--scorer"_s, u"away:12"_s, u"--casualty"_s,
          u"home:6=broken-ribs=away:3"_s}},
    };
}

/// An injury as a coach writes it: its name, or its number.
QString wordsIn(Language language, const QString &injury)
{
    if (language == Language::Spanish)
        return injury == u"hip"_s    ? u"cadera"_s
            : injury == u"ribs #3"_s ? u"costillas #3"_s
                                     : injury;
    if (language == Language::German)
        return injury == u"hip"_s ? u"53"_s : injury == u"ribs #3"_s ? u"rippen #3"_s : injury;
    return injury;
}

/// The answers of a match, without when they were given.
std::vector<std::vector<Event>> answersOf(const MatchSession &session)
{
    std::vector<std::vector<Event>> all;
    for (const EventGroup &each : session.log().groups())
        all.push_back(each.events);
    return all;
}

QByteArray toText(const std::vector<std::vector<Event>> &answers)
{
    QByteArray text;
    for (const auto &group : answers) {
        for (const Event &event : group)
            text += event.prompt.toUtf8() + ' ' + event.choices.join(u',').toUtf8() + ' '
                + QByteArray::number(event.number.value_or(-1)) + ' '
                + QByteArray::number(event.seat) + '\n';
        text += '\n';
    }
    return text;
}

} // namespace

/// The form of the window and the command line make one journal of a printed slip.
class TestPaperJournal final : public QObject
{
    Q_OBJECT

private slots:
    void formAndCommandGiveOneJournal_data();
    void formAndCommandGiveOneJournal();

private:
    static CommandAnswer must(const QStringList &words, const QString &folder)
    {
        const CommandAnswer answer = runCommand(words, folder);
        if (answer.status != 0)
            qFatal("%s: %s", qPrintable(words.join(u' ')), qPrintable(answer.err));
        return answer;
    }
    static void prepare(const QString &folder);
    static void enterInWindow(SharedWindow &house, const FixtureId &fixture, const Slip &slip);
};

/// Eight teams, a round of four.
void TestPaperJournal::prepare(const QString &folder)
{
    must({u"league"_s, u"new"_s, u"Yard"_s, u"--ruleset"_s, u"crp"_s}, folder);
    {
        const SharedWindow house(folder);
        for (int i = 0; i < 8; ++i) {
            Team team = testTeam(testRuleset(u"crp"_s), u"human"_s, {{u"lineman"_s, 12}});
            team.id = TeamId(u"team-%1"_s.arg(i));
            team.name = u"Team %1"_s.arg(QChar(u'A' + i));
            team.coach = u"Coach %1"_s.arg(QChar(u'A' + i));
            QVERIFY(house.club().teams().save({team, {}}));
        }
    }
    must({u"league"_s, u"season"_s, u"Yard"_s, u"--begin"_s, u"Spring"_s, u"--format"_s,
          u"round-robin"_s},
         folder);
    for (int i = 0; i < 8; ++i)
        must({u"league"_s, u"add"_s, u"Yard"_s, u"Team %1"_s.arg(QChar(u'A' + i))}, folder);
    must({u"league"_s, u"draw"_s, u"Yard"_s, u"--seed"_s, u"5"_s}, folder);
    must({u"league"_s, u"publish"_s, u"Yard"_s}, folder);
}

void TestPaperJournal::enterInWindow(SharedWindow &house, const FixtureId &fixture,
                                     const Slip &slip)
{
    house.window().goTo(Place::League);
    house.press(house.page(), "league-fixtures");
    auto *list = house.in<LeagueTableView>(house.page(), "fixtures-table");
    house.window().activateWindow();
    list->setCurrentId(fixture.text());
    list->setFocus();
    WindowFixture::settle();
    QTest::keyClick(list, Qt::Key_R);
    WindowFixture::settle();
    QDialog *sheet = house.dialog("paper-match");
    QVERIFY(sheet);
    for (const Written &each : slip.rows) {
        auto *table = house.in<SlipTable>(sheet, each.seat == 0 ? "slip-table-0" : "slip-table-1");
        table->setFocus();
        table->setCurrentIndex(table->model()->index(each.row, each.column));
        const QString keys
            = each.injury.isEmpty() ? QString::number(each.number) : each.injury + u'\n';
        for (const QChar key : keys) {
            QWidget *at = QApplication::focusWidget();
            QVERIFY(at);
            if (key == u'\n')
                QTest::keyClick(at, Qt::Key_Return);
            else
                QTest::keyClick(at, key.toLatin1());
            WindowFixture::settle();
        }
    }
    for (const Seat seat : {0, 1}) {
        const QByteArray side = QByteArray::number(seat);
        const auto box = [&](const QByteArray &name, int value) {
            const QByteArray whole = QByteArray("slip-").append(name).append('-').append(side);
            house.in<QSpinBox>(sheet, whole.constData())->setValue(value);
        };
        if (slip.fans > 0)
            box("fans", slip.fans);
        if (slip.winnings == 0)
            continue;
        box("winnings", slip.winnings);
        box("fan-factor", 5);
        for (const char *mark : {"slip-signed-", "slip-bought-nothing-"})
            house.in<QCheckBox>(sheet, QByteArray(mark).append(side).constData())->setChecked(true);
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
    WindowFixture::settle();
    QVERIFY(!house.dialog("paper-match"));
}

void TestPaperJournal::formAndCommandGiveOneJournal_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("es") << Language::Spanish;
    QTest::newRow("en") << Language::English;
    QTest::newRow("de") << Language::German;
}

void TestPaperJournal::formAndCommandGiveOneJournal()
{
    QFETCH(const Language, language);
    const QTemporaryDir byHand;
    const QTemporaryDir byCommand;
    prepare(byHand.path());
    QVERIFY(QFile::copy(byHand.filePath(u"dugout.db"_s), byCommand.filePath(u"dugout.db"_s)));
    std::vector<LeagueFixture> fixtures;
    std::vector<std::vector<std::vector<Event>>> typed;
    std::vector<Team> teams;
    {
        SharedWindow house(byHand.path());
        house.language().setLanguage(language);
        WindowFixture::settle();
        house.page()->openLeague(house.leagues().list()->front().id.text());
        WindowFixture::settle();
        fixtures = house.document().competition()->round(1)->fixtures;
        const std::vector<Slip> slips = round();
        QCOMPARE(fixtures.size(), slips.size());
        for (size_t i = 0; i < slips.size(); ++i) {
            Slip slip = slips[i];
            for (Written &each : slip.rows)
                each.injury = wordsIn(language, each.injury);
            enterInWindow(house, fixtures[i].id, slip);
        }
        for (const LeagueFixture &each : fixtures) {
            const JournalId match = house.document().league().fixture(each.id)->match;
            QVERIFY(!match.isEmpty());
            typed.push_back(answersOf(dugout::must(house.club().matches().look(match)).session));
            for (const EntrantId &side : {each.home, each.away})
                teams.push_back(
                    dugout::must(house.club().teams().load(DocumentId(side.text()))).team);
        }
    }
    const std::vector<Slip> slips = round();
    for (size_t i = 0; i < slips.size(); ++i) {
        QStringList words{u"league"_s, u"result"_s, u"Yard"_s, fixtures[i].home.text(),
                          fixtures[i].away.text()};
        words += slips[i].words.mid(0, 2) + QStringList{u"--paper"_s} + slips[i].words.mid(2);
        must(words, byCommand.path());
    }
    const SharedWindow other(byCommand.path());
    const auto open
        = dugout::must(other.leagues().open(dugout::must(other.leagues().list()).front().id));
    size_t team = 0;
    for (size_t i = 0; i < fixtures.size(); ++i) {
        const LeagueFixture &each = *open.league().fixture(fixtures[i].id);
        const auto said = answersOf(dugout::must(other.club().matches().look(each.match)).session);
        QCOMPARE(toText(said), toText(typed[i]));
        QCOMPARE(said, typed[i]);
        for (const EntrantId &side : {each.home, each.away})
            QCOMPARE(dugout::must(other.club().teams().load(DocumentId(side.text()))).team,
                     teams[team++]);
    }
    // What everybody reads is the same, too.
    for (const QStringList &look :
         {QStringList{u"league"_s, u"standings"_s, u"Yard"_s, u"--json"_s},
          QStringList{u"league"_s, u"leaders"_s, u"Yard"_s, u"--json"_s}})
        QCOMPARE(must(look, byHand.path()).out, must(look, byCommand.path()).out);
}

QTEST_MAIN(TestPaperJournal)
#include "tst_paperjournal.moc"
