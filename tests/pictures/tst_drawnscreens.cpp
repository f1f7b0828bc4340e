// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/randommatch.h"
#include "core/skirmish/randomskirmish.h"
#include "tests/support/keptplay.h"
#include "tests/support/matchdriver.h"
#include "tests/support/windowfixture.h"
#include "ui/common/dugoutstyle.h"
#include "ui/league/leaguepage.h"
#include "ui/match/matchpage.h"
#include "ui/skirmish/collection/collectiondocument.h"
#include "ui/skirmish/skirmishpage.h"
#include "ui/skirmish/table/gameview.h"
#include "ui/skirmish/table/skirmishtable.h"
#include "ui/teams/teamspage.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Screens for people to read, drawn by lot: a place of the window, what is open there, and what a
/// few clicks lead to. The same seed draws the same ones in each language. DUGOUT_PICTURES=FOLDER
/// keeps them, DUGOUT_SEED draws others, DUGOUT_SCREENS says how many.
class TestDrawnScreens final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new DugoutStyle); }
    void screens_data();
    void screens();

private:
    void open(WindowFixture &fixture);
    void openMatch(WindowFixture &fixture);
    void openSkirmish(WindowFixture &fixture);
    void openTeam(WindowFixture &fixture);
    void openLeague(WindowFixture &fixture);
    /// False where nothing can be pressed.
    bool press(WindowFixture &fixture);
    [[nodiscard]] static QWidget *top(WindowFixture &fixture);
    [[nodiscard]] static QPixmap picture(WindowFixture &fixture);
    /// What waits for an answer before it lets go of a click is kept, and put away.
    void letGo();
    [[nodiscard]] int lot(int most) { return m_random->roll(most) - 1; }

    std::unique_ptr<SeededRandomSource> m_random;
    WindowFixture *m_fixture = nullptr; ///< while it is clicked on
    QPixmap m_caught;
    int m_waits = 0;
};

namespace {

constexpr int usualScreens = 30;

int numberIn(const char *variable, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber ? number : usual;
}

/// What would leave the machine, or take the window away.
bool isLeftAlone(const QString &name)
{
    static const QRegularExpression other(
        u"quit|accept|cancel|delete|throw|import|export|file|folder|pdf|picture|server|join|host|"
        u"open-table|back|undo|qt_|^place-|^language|^rail"_s);
    return name.isEmpty() || other.match(name).hasMatch();
}

QList<QAbstractButton *> pressable(QWidget *in)
{
    QList<QAbstractButton *> buttons;
    for (auto *each : in->findChildren<QAbstractButton *>()) {
        if (each->isVisible() && each->isEnabled() && !isLeftAlone(each->objectName()))
            buttons.append(each);
    }
    return buttons;
}

void chooseSomething(QWidget *in, RandomSource &random)
{
    for (auto *view : in->findChildren<QAbstractItemView *>()) {
        if (!view->isVisible() || !view->model() || view->model()->rowCount() == 0)
            continue;
        const int rows = std::min(view->model()->rowCount(), 12);
        view->setCurrentIndex(view->model()->index(random.roll(rows) - 1, 0));
    }
    for (auto *box : in->findChildren<QComboBox *>()) {
        if (box->isVisible() && box->isEnabled() && box->count() > 1 && random.roll(3) == 1)
            box->setCurrentIndex(random.roll(box->count()) - 1);
    }
}

} // namespace

void TestDrawnScreens::openMatch(WindowFixture &fixture)
{
    static const QStringList editions{u"lrb4"_s, u"lrb5"_s, u"crp"_s, u"bb2016"_s};
    MatchSetup setup = randomSetup(*sharedRuleset(editions.at(lot(4))), {}, true, *m_random);
    setup.teams[0].name = u"Harrowgate Ravens"_s;
    setup.teams[1].name = u"Copperhill Brewers"_s;
    std::vector<Event> answers = randomAnswers(setup, static_cast<std::uint64_t>(lot(1'000'000)));
    // Some begin, some are over or nearly, most are in the middle.
    const auto whistle = std::find_if(answers.begin(), answers.end(), [](const Event &each) {
        return each.prompt.startsWith(u"after."_s);
    });
    const int drawn = lot(10);
    if (drawn < 3)
        answers.resize(static_cast<size_t>(lot(30)));
    else if (drawn < 5)
        answers.erase(whistle + lot(static_cast<int>(answers.end() - whistle)), answers.end());
    else if (drawn < 9)
        answers.erase(answers.begin() + lot(static_cast<int>(whistle - answers.begin())),
                      answers.end());
    const JournalId match = must(fixture.club().matches().start(setup));
    giveAnswers(*must(fixture.club().matches().open(match)), answers);
    fixture.window().findChild<MatchPage *>()->openMatch(match.text());
}

void TestDrawnScreens::openSkirmish(WindowFixture &fixture)
{
    auto *page = fixture.window().findChild<SkirmishPage *>();
    if (lot(2) == 0)
        return;
    RandomSkirmish wanted;
    wanted.tracksCards = lot(2) == 0;
    page->startGame(randomSetup(*page->collection().ruleset(), wanted, *m_random));
    SkirmishTable *table = page->game()->table();
    const int steps = lot(200);
    for (int i = 0; table && i < steps && !table->prompts().empty(); ++i)
        (void)table->act({randomAnswerOf(table->prompts(), *m_random)});
}

void TestDrawnScreens::openTeam(WindowFixture &fixture)
{
    (void)fixture.club().teams().addSamples();
    const auto teams = fixture.club().teams().list();
    if (teams && !teams->empty() && lot(4) > 0)
        fixture.window().findChild<TeamsPage *>()->openTeam(
            teams->at(static_cast<size_t>(lot(static_cast<int>(teams->size())))).id.text());
}

void TestDrawnScreens::openLeague(WindowFixture &fixture)
{
    if (lot(6) > 0)
        fixture.window().findChild<LeaguePage *>()->takeSample();
    WindowFixture::settle();
    const QStringList parts{u"league-standings"_s, u"league-fixtures"_s, u"league-members"_s,
                            u"league-leaders"_s, u"league-history"_s};
    if (auto *part = fixture.window().findChild<QAbstractButton *>(parts.at(lot(5))))
        part->click();
}

void TestDrawnScreens::open(WindowFixture &fixture)
{
    // Most of what is read stands in matches and leagues.
    static constexpr std::array drawn{Place::Home,    Place::Match,  Place::Match,    Place::Match,
                                      Place::Match,   Place::Teams,  Place::Teams,    Place::League,
                                      Place::League,  Place::League, Place::Skirmish, Place::Rules,
                                      Place::Settings};
    const Place place = drawn.at(static_cast<size_t>(lot(static_cast<int>(drawn.size()))));
    fixture.window().goTo(place);
    if (place == Place::Match)
        openMatch(fixture);
    else if (place == Place::Teams)
        openTeam(fixture);
    else if (place == Place::League)
        openLeague(fixture);
    else if (place == Place::Skirmish)
        openSkirmish(fixture);
}

QWidget *TestDrawnScreens::top(WindowFixture &fixture)
{
    if (QWidget *menu = QApplication::activePopupWidget())
        return menu;
    for (auto *dialog : fixture.window().findChildren<QDialog *>()) {
        if (dialog->isVisible())
            return dialog;
    }
    return &fixture.window();
}

bool TestDrawnScreens::press(WindowFixture &fixture)
{
    QWidget *in = top(fixture);
    if (auto *menu = qobject_cast<QMenu *>(in)) {
        QList<QAction *> actions;
        for (QAction *each : menu->actions()) {
            if (each->isEnabled() && !each->isSeparator() && !each->menu()
                && !isLeftAlone(each->objectName().isEmpty() ? u"action"_s : each->objectName())
                && each->text().endsWith(u'…'))
                actions.append(each);
        }
        QAction *drawn
            = actions.isEmpty() ? nullptr : actions.at(lot(static_cast<int>(actions.size())));
        menu->close();
        m_waits = 0;
        m_fixture = &fixture;
        if (drawn)
            drawn->trigger();
        m_fixture = nullptr;
        WindowFixture::settle();
        return drawn && m_caught.isNull();
    }
    chooseSomething(in, *m_random);
    WindowFixture::settle();
    const QList<QAbstractButton *> buttons = pressable(in);
    if (buttons.isEmpty())
        return false;
    m_waits = 0;
    m_fixture = &fixture;
    buttons.at(lot(static_cast<int>(buttons.size())))->click();
    m_fixture = nullptr;
    WindowFixture::settle();
    return m_caught.isNull();
}

void TestDrawnScreens::letGo()
{
    if (auto *asked = qobject_cast<QFileDialog *>(QApplication::activeModalWidget())) {
        asked->reject();
        return;
    }
    constexpr int patience = 4;
    if (!m_fixture || ++m_waits < patience)
        return;
    m_caught = picture(*m_fixture);
    if (QWidget *menu = QApplication::activePopupWidget())
        menu->close();
    else if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
        dialog->reject();
}

QPixmap TestDrawnScreens::picture(WindowFixture &fixture)
{
    QPixmap all = fixture.window().grab();
    QPainter painter(&all);
    for (QWidget *each : QApplication::topLevelWidgets()) {
        const bool shown = each != &fixture.window() && each->isVisible()
            && (qobject_cast<QDialog *>(each) || qobject_cast<QMenu *>(each));
        if (!shown)
            continue;
        const QPixmap part = each->grab();
        const QPoint middle((all.width() - part.width()) / 2, (all.height() - part.height()) / 2);
        painter.drawPixmap(qobject_cast<QMenu *>(each) ? QPoint(all.width() - part.width() - 20, 60)
                                                       : middle,
                           part);
    }
    return all;
}

void TestDrawnScreens::screens_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : allLanguages)
        QTest::addRow("%s", qPrintable(languageCode(language))) << language;
}

void TestDrawnScreens::screens()
{
    QFETCH(Language, language);
    const QString folder = qEnvironmentVariable("DUGOUT_PICTURES");
    if (folder.isEmpty())
        QSKIP("for people to read: DUGOUT_PICTURES names a folder");
    QVERIFY(QDir().mkpath(folder));
    // A dialog of the system waits for somebody who is not here.
    QTimer watch;
    connect(&watch, &QTimer::timeout, this, &TestDrawnScreens::letGo);
    watch.start(500);
    const int first = numberIn("DUGOUT_SEED", 1);
    const int count = numberIn("DUGOUT_SCREENS", usualScreens);
    for (int screen = 0; screen < count; ++screen) {
        m_random = std::make_unique<SeededRandomSource>(static_cast<std::uint64_t>(first) * 1000
                                                        + static_cast<std::uint64_t>(screen));
        WindowFixture fixture;
        fixture.language().setLanguage(language);
        fixture.show();
        fixture.appearance().setTheme(lot(4) == 0 ? ThemeChoice::Dark : ThemeChoice::Light);
        fixture.window().resize(1280, 800);
        open(fixture);
        WindowFixture::settle();
        for (int left = lot(4); left > 0 && press(fixture); --left) { }
        WindowFixture::settle();
        const QString name = u"screen-%1-%2.png"_s.arg(languageCode(language))
                                 .arg(screen + 1, 2, 10, QLatin1Char('0'));
        const QPixmap drawn = m_caught.isNull() ? picture(fixture) : std::exchange(m_caught, {});
        QVERIFY(drawn.save(QDir(folder).filePath(name)));
        if (QWidget *menu = QApplication::activePopupWidget())
            menu->close();
        for (auto *dialog : fixture.window().findChildren<QDialog *>())
            dialog->hide();
        fixture.close();
    }
}

QTEST_MAIN(TestDrawnScreens)
#include "tst_drawnscreens.moc"
