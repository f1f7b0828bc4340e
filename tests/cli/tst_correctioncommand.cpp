// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/datafolder.h"
#include "tests/support/commandrun.h"
#include "tests/support/openedclub.h"

#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// `dugout match correct …` loses nothing that was edited, bought or played since.
class TestCorrectionCommand final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void editionsStay();
    void laterMatchesStayFinished();
    void inducementsBoughtForGoodStay();
    void debtsAreAskedAbout_data();
    void debtsAreAskedAbout();

private:
    CommandAnswer run(const QStringList &arguments)
    {
        return runCommand(arguments, m_folder->path());
    }
    void done(const QStringList &arguments)
    {
        const CommandAnswer answer = run(arguments);
        QVERIFY2(answer.status == 0, qPrintable(arguments.join(u' ') + u": "_s + answer.err));
    }
    /// Plays a league match between two teams of this edition and keeps it.
    void playMatch(const QString &edition, int seed)
    {
        done({u"match"_s, u"random"_s, u"--ruleset"_s, edition, u"--teams"_s, u"2"_s, u"--keep"_s,
              u"1"_s, u"--seed"_s, QString::number(seed)});
    }
    [[nodiscard]] std::vector<JournalSummary> matches();
    [[nodiscard]] Team sheet(const QString &name);
    /// Another die for the winnings of a side, in the oldest match.
    [[nodiscard]] QStringList otherWinnings(const QString &side);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_home; ///< who was at home in the oldest match, once its winnings were looked for
};

void TestCorrectionCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

std::vector<JournalSummary> TestCorrectionCommand::matches()
{
    OpenedClub opened(defaultStoreLocation(m_folder->path()));
    JournalQuery query;
    query.order = JournalQuery::Order::OldestFirst;
    return must(opened.store->journals().list(query));
}

Team TestCorrectionCommand::sheet(const QString &name)
{
    OpenedClub opened(defaultStoreLocation(m_folder->path()));
    for (const DocumentSummary &each : must(keptTeams(opened.store->documents()))) {
        if (each.name == name)
            return opened.team(each.id.text());
    }
    qFatal("no such team");
}

QStringList TestCorrectionCommand::otherWinnings(const QString &side)
{
    const QString prompt = u"after.winnings."_s + side;
    const QString match = matches().front().id.text();
    OpenedClub opened(defaultStoreLocation(m_folder->path()));
    const auto open = must(opened.club.matches().open(JournalId(match)));
    m_home = open->game().context().team(0).name;
    const auto &groups = open->session().log().groups();
    // Where they were rolled again only the last roll counts.
    for (size_t i = groups.size(); i-- > 0;) {
        const Event &event = groups[i].events.front();
        if (event.prompt != prompt)
            continue;
        const int die = event.dice.front() > 3 ? 1 : 6;
        return {u"match"_s,  u"correct"_s,
                match,       QString::number(i + 1),
                u"--with"_s, u"%1=%2"_s.arg(prompt).arg(die)};
    }
    qFatal("no winnings were rolled");
}

void TestCorrectionCommand::editionsStay()
{
    playMatch(u"crp"_s, 20);
    done({u"team"_s, u"edit"_s, u"Team 1"_s, u"--ruleset"_s, u"bb2016"_s});
    const Team before = sheet(u"Team 1"_s);
    const QStringList correct = otherWinnings(u"home"_s);
    QCOMPARE(run(correct).status, 1);
    done(correct + QStringList{u"--accept"_s, u"--debts"_s, u"keep"_s});
    const Team after = sheet(u"Team 1"_s);
    QCOMPARE(after.ruleset.text(), u"bb2016"_s);
    QVERIFY(after.treasury != before.treasury);
    Team expected = before;
    expected.treasury = after.treasury;
    QVERIFY(after == expected); // and nothing else
}

void TestCorrectionCommand::laterMatchesStayFinished()
{
    playMatch(u"crp"_s, 20);
    for (const QString &name : {u"Team 1"_s, u"Team 2"_s})
        done({u"team"_s, u"edit"_s, name, u"--ruleset"_s, u"bb2016"_s});
    playMatch(u"bb2016"_s, 9);
    const auto before = matches();
    QCOMPARE(before.size(), size_t(2));
    const CommandAnswer corrected
        = run(otherWinnings(u"home"_s)
              + QStringList{u"--later"_s, u"--accept"_s, u"--debts"_s, u"keep"_s});
    QVERIFY2(corrected.status == 0, qPrintable(corrected.err));
    const auto after = matches();
    QCOMPARE(after[1].stand, before[1].stand);
    for (const QString &name : {u"Team 1"_s, u"Team 2"_s})
        QCOMPARE(sheet(name).ruleset.text(), u"bb2016"_s);
}

void TestCorrectionCommand::inducementsBoughtForGoodStay()
{
    playMatch(u"crp"_s, 20);
    done({u"team"_s, u"edit"_s, u"Team 1"_s, u"--gold"_s, u"305000"_s});
    done({u"league"_s, u"new"_s, u"--ruleset"_s, u"crp"_s, u"--options"_s,
          u"permanent-inducements=on"_s, u"Cup"_s});
    done({u"league"_s, u"add"_s, u"Cup"_s, u"Team 1"_s, u"--inducements"_s, u"bribes"_s});
    const Team before = sheet(u"Team 1"_s);
    QCOMPARE(before.inducements.size(), size_t(1));
    done(otherWinnings(u"home"_s) + QStringList{u"--accept"_s});
    const Team after = sheet(u"Team 1"_s);
    QCOMPARE(after.inducements, before.inducements);
    QVERIFY(after.treasury != before.treasury);
}

void TestCorrectionCommand::debtsAreAskedAbout_data()
{
    QTest::addColumn<QString>("decision");
    QTest::addColumn<bool>("owes");
    QTest::newRow("kept") << u"keep"_s << true;
    QTest::newRow("forgiven") << u"forgive"_s << false;
}

void TestCorrectionCommand::debtsAreAskedAbout()
{
    QFETCH(QString, decision);
    QFETCH(bool, owes);
    // A seed with which the home side rolled well, so that the other die takes gold away, and
    // bought nothing with it.
    QStringList correct;
    CommandAnswer asked;
    for (int seed = 5; seed < 45 && !asked.err.contains(u"--debts"_s); ++seed) {
        init();
        playMatch(u"crp"_s, seed);
        correct = otherWinnings(u"home"_s);
        done({u"team"_s, u"edit"_s, m_home, u"--gold"_s, u"10000"_s});
        if (!correct.back().endsWith(u"=6"_s))
            asked = run(correct + QStringList{u"--accept"_s});
    }
    QCOMPARE(asked.status, 1);
    QVERIFY2(asked.err.contains(u"--debts"_s), qPrintable(asked.err));
    QCOMPARE(sheet(m_home).treasury, 10'000);
    done(correct + QStringList{u"--accept"_s, u"--debts"_s, decision});
    const int treasury = sheet(m_home).treasury;
    QVERIFY2(owes ? treasury < 0 : treasury == 0, qPrintable(QString::number(treasury)));
}

QTEST_GUILESS_MAIN(TestCorrectionCommand)
#include "tst_correctioncommand.moc"
