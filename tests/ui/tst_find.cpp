// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/matchdriver.h"
#include "tests/support/teambuilder.h"
#include "tests/support/windowfixture.h"
#include "ui/rules/rulesfinder.h"
#include "ui/rules/rulespage.h"
#include "ui/window/finddialog.h"

#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// One field for commands, for what is kept, and for the rules, from anywhere.
class TestFind final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_fixture.reset(); }
    void aCommandIsFoundByItsWords();
    void aTeamIsFoundByAPlayer();
    void aMatchIsFoundByItsTitle();
    void theRulesAreLookedUp();
    void nothingIsSaid();
    void theArrowsWalkTheList();
    void itSpeaksEveryLanguage_data();
    void itSpeaksEveryLanguage();

private:
    FindDialog *open();
    /// As a coach types.
    void type(const QString &words);
    [[nodiscard]] QStringList found();

    std::unique_ptr<WindowFixture> m_fixture;
    FindDialog *m_dialog = nullptr;
};

void TestFind::init()
{
    failOnAnyWarning();
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->language().setLanguage(Language::English);
    Team team = testTeam(testRuleset(u"crp"_s), u"human"_s, {{u"lineman"_s, 11}});
    team.id = TeamId(u"harbour"_s);
    team.name = u"Harbour Gulls"_s;
    team.players.at(4).name = u"Méline Brandt"_s;
    QVERIFY(m_fixture->club().teams().save({team, {}}));
    m_fixture->show();
    QVERIFY(open());
}

FindDialog *TestFind::open()
{
    m_fixture->window().activateWindow();
    if (!QTest::qWaitForWindowActive(&m_fixture->window()))
        return nullptr;
    QTest::keyClick(&m_fixture->window(), Qt::Key_K, Qt::ControlModifier);
    WindowFixture::settle();
    m_dialog = m_fixture->window().findChild<FindDialog *>();
    return m_dialog;
}

void TestFind::type(const QString &words)
{
    auto *field = m_dialog->findChild<QLineEdit *>(u"find-words"_s);
    QTest::keyClicks(field, words);
    WindowFixture::settle();
}

QStringList TestFind::found()
{
    const auto *model = m_dialog->findChild<QListView *>(u"find-list"_s)->model();
    QStringList words;
    for (int row = 0; row < model->rowCount(); ++row)
        words.append(model->index(row, 0).data().toString());
    return words;
}

void TestFind::aCommandIsFoundByItsWords()
{
    QVERIFY(found().contains(u"Table mode"_s)); // all of them before anything is typed
    type(u"table mo"_s);
    QCOMPARE(found().constFirst(), u"Table mode"_s);
    QTest::keyClick(m_dialog->findChild<QLineEdit *>(u"find-words"_s), Qt::Key_Return);
    WindowFixture::settle();
    QVERIFY(m_fixture->appearance().tableMode());
    QVERIFY(!m_fixture->window().findChild<FindDialog *>());
}

void TestFind::aTeamIsFoundByAPlayer()
{
    type(u"meline"_s); // without the accent
    QCOMPARE(found().constFirst(), u"Méline Brandt"_s);
    QTest::keyClick(m_dialog->findChild<QLineEdit *>(u"find-words"_s), Qt::Key_Return);
    WindowFixture::settle();
    QCOMPARE(m_fixture->window().place(), Place::Teams);
    QVERIFY(m_fixture->window().windowTitle().contains(u"Harbour Gulls"_s));
}

void TestFind::aMatchIsFoundByItsTitle()
{
    (void)must(m_fixture->club().matches().start(plainSetup(), u"Spring final"_s));
    type(u"fin"_s);
    QVERIFY2(found().contains(u"Spring final"_s), qPrintable(found().join(u'\n')));
}

void TestFind::theRulesAreLookedUp()
{
    type(u"tackle zone"_s);
    QVERIFY(found().constLast().contains(u"tackle zone"_s));
    auto *list = m_dialog->findChild<QListView *>(u"find-list"_s);
    emit list->clicked(list->model()->index(list->model()->rowCount() - 1, 0));
    WindowFixture::settle();
    QCOMPARE(m_fixture->window().place(), Place::Rules);
    QVERIFY(m_fixture->window().findChild<RulesPage *>()->finder().model().rowCount() > 0);
}

/// What nobody has is still offered to the rules, and nothing else.
void TestFind::nothingIsSaid()
{
    type(u"qqxxqq"_s);
    QCOMPARE(found().size(), 1);
    QTest::keyClick(m_dialog, Qt::Key_Escape);
    WindowFixture::settle();
    QVERIFY(!m_fixture->window().findChild<FindDialog *>());
    QCOMPARE(m_fixture->window().place(), Place::Home);
}

void TestFind::theArrowsWalkTheList()
{
    type(u"text"_s);
    auto *field = m_dialog->findChild<QLineEdit *>(u"find-words"_s);
    const auto *list = m_dialog->findChild<QListView *>(u"find-list"_s);
    QVERIFY(found().size() > 2);
    QTest::keyClick(field, Qt::Key_Down);
    QCOMPARE(list->currentIndex().row(), 1);
    QTest::keyClick(field, Qt::Key_Up);
    QCOMPARE(list->currentIndex().row(), 0);
    QVERIFY(field->hasFocus());
}

void TestFind::itSpeaksEveryLanguage_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("words");
    QTest::newRow("es") << Language::Spanish << u"Modo mesa"_s;
    QTest::newRow("de") << Language::German << u"Tischmodus"_s;
}

void TestFind::itSpeaksEveryLanguage()
{
    QFETCH(const Language, language);
    QFETCH(const QString, words);
    QTest::keyClick(m_dialog, Qt::Key_Escape);
    WindowFixture::settle();
    m_fixture->language().setLanguage(language);
    WindowFixture::settle();
    QVERIFY(open());
    type(words.left(6));
    QVERIFY2(found().contains(words), qPrintable(found().join(u'\n')));
}

QTEST_MAIN(TestFind)
#include "tst_find.moc"
