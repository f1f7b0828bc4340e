// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/skirmishpage.h"

#include "core/club/club.h"
#include "core/club/documents.h"
#include "core/leaguebook/leaguepreview.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/table/clockshown.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/atrest.h"
#include "ui/common/choicebox.h"
#include "ui/common/flowlayout.h"
#include "ui/common/pagestack.h"
#include "ui/common/settings.h"
#include "ui/common/textlabel.h"
#include "ui/common/throwawayquestion.h"
#include "ui/phones/phonedesk.h"
#include "ui/phones/phonesdialog.h"
#include "ui/play/clockmemory.h"
#include "ui/play/displaywindow.h"
#include "ui/play/hallscreen.h"
#include "ui/skirmish/collection/collectiondocument.h"
#include "ui/skirmish/collection/collectionpage.h"
#include "ui/skirmish/collection/deckspage.h"
#include "ui/skirmish/gamelist.h"
#include "ui/skirmish/newskirmishdialog.h"
#include "ui/skirmish/table/attackoddsdialog.h"
#include "ui/skirmish/table/gameview.h"
#include "ui/skirmish/table/skirmishhall.h"

#include <QButtonGroup>
#include <QMessageBox>
#include <QPointer>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

enum Part { Games, Decks, CollectionPart };

} // namespace

SkirmishPage::SkirmishPage(SkirmishServices services, QWidget *parent)
    : Page(parent)
    , m_services(services)
    , m_tabs(new QWidget(this))
    , m_title(new TextLabel(TextStyle::Title, this))
    , m_parts(new QButtonGroup(this))
    , m_edition(new ChoiceBox(m_tabs))
    , m_stack(new PageStack(this))
    , m_list(new GameList(m_stack))
    , m_game(new GameView(services.random, ClockPanel::steadyNow, m_stack))
    , m_clocks(new ClockMemory(*m_game->clock(), services.settings, Setting::SkirmishClock, this))
    , m_screen(new HallScreen(services.settings, ClockPanel::steadyNow, this))
    , m_phones(new PhoneDesk(services.phones, this))
    , m_news(new AtRest([this] { takeNews(); }, this))
{
    layOut();
    connectAll();
    openCollection();
    SkirmishPage::retranslate();
    resume();
}

SkirmishPage::~SkirmishPage()
{
    m_phones->setTable<SkirmishGame>(nullptr, m_services.random);
    m_clocks->close();
}

void SkirmishPage::layOut()
{
    auto *row = new FlowLayout(m_tabs);
    for (const char *name : {"skirmish-games", "skirmish-decks", "skirmish-collection"}) {
        auto *button = new ActionButton(m_tabs);
        button->setObjectName(QString::fromLatin1(name));
        button->setCheckable(true);
        m_parts->addButton(button, static_cast<int>(m_buttons.size()));
        m_buttons.append(button);
        row->addWidget(button);
    }
    m_edition->setObjectName(u"skirmish-edition"_s);
    row->addWidget(m_edition);
    m_stack->addPage(m_list);
    m_stack->addPage(m_game);
    auto *layout = new QVBoxLayout(this);
    const int margin = gridStep(this, 3);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gridStep(this, 3));
    layout->addWidget(m_title);
    layout->addWidget(m_tabs);
    layout->addWidget(m_stack, 1);
}

void SkirmishPage::connectAll()
{
    connect(m_parts, &QButtonGroup::idClicked, this, &SkirmishPage::showPart);
    connect(m_edition, &QComboBox::activated, this, &SkirmishPage::useEdition);
    connect(m_list, &GameList::openRequested, this, &SkirmishPage::openGame);
    connect(m_list, &GameList::newRequested, this, &SkirmishPage::askForNew);
    connect(m_list, &GameList::removeRequested, this, &SkirmishPage::askToRemove);
    connect(m_game, &GameView::outdated, this, [this](const QString &sentence) {
        if (!m_game->table())
            return;
        openGame(m_game->table()->id().text());
        if (m_game->table())
            m_game->sayOutdated(sentence);
    });
    connect(m_game, &GameView::newRequested, this, &SkirmishPage::askForNew);
    connect(m_game, &GameView::leagueRequested, this, [this] {
        const SkirmishFixture &of = m_game->table()->game().setup().fixture;
        emit fixtureRequested(of.league, of.fixture);
    });
    connect(m_game, &GameView::screenRequested, this,
            [this] { m_screen->open(currentLanguage()); });
    connect(m_game->clock(), &ClockPanel::ticked, this,
            [this] { m_screen->setClock(m_game->clock()->clock()); });
    connect(m_game, &GameView::backRequested, this, [this] {
        showGames();
        emit gamesChanged();
    });
    connectPhones();
}

void SkirmishPage::connectPhones()
{
    connect(m_game, &GameView::phonesRequested, this, &SkirmishPage::openPhones);
    connect(m_phones, &PhoneDesk::changed, m_game, [this] {
        m_game->showPhones(m_services.phones != nullptr,
                           m_phones->isOpen() ? std::optional(m_phones->phones()) : std::nullopt);
    });
    const ClockPanel *clock = m_game->clock();
    m_phones->setClock([clock] { return clockShown(clock->clock(), ClockPanel::steadyNow()); });
    connect(clock, &ClockPanel::ticked, m_phones,
            [this, clock] { m_phones->hearClock(clock->clock()); });
}

void SkirmishPage::showPart(int part)
{
    if (part == Games)
        return showGames();
    m_document->catchUp();
    m_buttons.at(part)->setChecked(true);
    m_stack->showPage(part == Decks ? static_cast<QWidget *>(m_decks) : m_collection);
}

void SkirmishPage::resume()
{
    // Whatever ended the program, the game that was on the table is there again.
    const QString id = m_services.settings.value(Setting::SkirmishOpen).toString();
    auto open = id.isEmpty() ? nullptr : m_services.club.skirmishes().openUnfinished(JournalId(id));
    if (open)
        putOnTable(std::move(open));
    else
        showGames();
}

void SkirmishPage::fillGames()
{
    const auto kept = m_services.club.skirmishes().list();
    m_list->setGames(kept ? *kept : std::vector<JournalSummary>{});
    m_list->showProblem(kept ? QString() : kept.error().message);
}

void SkirmishPage::showGames()
{
    const QString left = m_game->table() ? m_game->table()->id().text() : QString();
    m_clocks->close();
    m_screen->setGame({});
    delete std::exchange(m_odds, nullptr); // it was about that game
    m_phones->setTable<SkirmishGame>(nullptr, m_services.random);
    m_game->setTable(nullptr);
    m_services.settings.setValue(Setting::SkirmishOpen, QString());
    fillGames();
    m_list->select(left);
    m_title->show();
    m_tabs->show();
    m_buttons.at(Games)->setChecked(true);
    m_stack->showPage(m_list);
    setFocusProxy(m_list);
    setWindowTitle({});
}

void SkirmishPage::openGame(const QString &id)
{
    auto game = m_services.club.skirmishes().open(JournalId(id));
    if (game) {
        putOnTable(*std::move(game));
        return;
    }
    showGames();
    m_list->showProblem(game.error().message);
}

void SkirmishPage::takePlay()
{
    if (!m_game->table())
        fillGames();
    else
        m_news->ask();
}

void SkirmishPage::takeNews()
{
    const SkirmishTable *table = m_game->table();
    if (!table || !m_services.club.skirmishes().hasGoneOn(table->id(), table->opened().lines()))
        return;
    const QPointer<QWidget> focused = window()->focusWidget();
    m_phones->expectAgain(); // followers stay connected
    openGame(table->id().text());
    m_phones->settle();
    if (focused && focused->isVisible())
        focused->setFocus();
}

bool SkirmishPage::isDeclined(const JournalId &id, const LogAction &change)
{
    const auto told = m_services.club.skirmishes().told(id, change);
    const QStringList lines = told ? m_services.leagues->consequences(*told) : QStringList();
    if (lines.isEmpty())
        return false;
    const auto answer = QMessageBox::question(
        this, tr("What would change"),
        tr("In the league:") + u"\n\n"_s + previewInShort(lines).join(u'\n'),
        QMessageBox::Apply | QMessageBox::Cancel, QMessageBox::Cancel);
    return answer != QMessageBox::Apply;
}

void SkirmishPage::putOnTable(std::unique_ptr<OpenGame<SkirmishGame>> game)
{
    auto table = std::make_unique<SkirmishTable>(std::move(game), m_services.random);
    m_services.settings.setValue(Setting::SkirmishOpen, table->id().text());
    m_title->hide();
    m_tabs->hide();
    m_stack->showPage(m_game);
    setFocusProxy(m_game);
    const QString id = table->id().text();
    setWindowTitle(table->title());
    m_clocks->close();
    if (m_services.leagues)
        table->setReview([this, kept = table->id()](const LogAction &change) {
            return isDeclined(kept, change);
        });
    m_game->setTable(std::move(table));
    m_phones->setTable<SkirmishGame>(m_game->table(), m_services.random);
    m_clocks->open(id);
    m_wasOver = m_game->table()->game().isOver(m_game->table()->session().state());
    followOnScreen();
    emit gamesChanged();
}

void SkirmishPage::followOnScreen()
{
    m_screen->setGame([this](DisplayWindow &window) {
        const SkirmishTable &table = *m_game->table();
        window.setBoard(hallBoard(table, window.language()), hallPicture(table));
    });
    m_screen->setClock(m_game->clock()->clock());
    m_game->table()->whenShownAnew(m_screen, &HallScreen::refresh);
    connect(m_game->table(), &GameTable::advanced, this, [this] {
        if (m_odds && m_odds->isVisible())
            fillOdds();
        // A league hears when its skirmish ends, and when it is played on.
        const SkirmishTable &table = *m_game->table();
        const bool isOver = table.game().isOver(table.session().state());
        if (std::exchange(m_wasOver, isOver) != isOver)
            emit gamesChanged();
    });
}

void SkirmishPage::fillOdds()
{
    const SkirmishTable *table = m_game->table();
    if (!table)
        return m_odds->setRuleset(m_document->ruleset());
    const auto edition = m_services.club.library().load(table->game().setup().ruleset.text());
    m_odds->setRuleset(edition ? *edition : m_document->ruleset());
    m_odds->setGame(table->context(), table->session().state(), m_document->all().cards);
}

void SkirmishPage::showOdds()
{
    if (!m_odds)
        m_odds = new AttackOddsDialog(this);
    fillOdds();
    if (const SkirmishTable *table = m_game->table()) {
        const std::vector<Combat> &combats = table->session().state().combats;
        if (combats.empty())
            m_odds->setFighters(m_game->regarded(), {});
        else
            m_odds->setFighters(combats.back().attacker, combats.back().target);
    }
    m_odds->show();
    m_odds->raise();
    m_odds->activateWindow();
}

void SkirmishPage::startGame(const SkirmishSetup &setup)
{
    const auto started = m_services.club.skirmishes().start(setup);
    if (started)
        openGame(started->text());
    else
        m_list->showProblem(started.error().message);
}

void SkirmishPage::askForNew()
{
    m_document->catchUp();
    auto *dialog = new NewSkirmishDialog(m_document->all(), m_document->ruleset(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { startGame(dialog->setup()); });
    connect(dialog, &NewSkirmishDialog::decksRequested, this, [this] { showPart(Decks); });
    dialog->open();
}

void SkirmishPage::askFor(const SkirmishSetup &given,
                          const std::function<QString(const SkirmishSetup &)> &start,
                          QWidget *parent)
{
    const auto ruleset = m_services.club.library().load(given.ruleset.text());
    const auto own = m_services.club.collection().load();
    if (!ruleset || !own) {
        m_list->showProblem(ruleset ? own.error().message : ruleset.error().message);
        return;
    }
    const auto all
        = std::make_shared<const Collection>(laidOver(builtInCollection(**ruleset), own->own));
    auto *dialog = new NewSkirmishDialog(*all, *ruleset, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setGiven(given);
    connect(dialog, &QObject::destroyed, this, [all] { Q_UNUSED(all) }); // lives as long as it
    connect(dialog, &QDialog::accepted, this, [this, dialog, start] {
        const QString id = start(dialog->setup());
        if (id.isEmpty())
            return;
        openGame(id);
        emit givenBegun();
    });
    dialog->open();
}

void SkirmishPage::askToRemove(const QString &id)
{
    if (!m_services.leagues)
        return;
    askToThrowAway(
        this,
        {[] { return tr("Delete skirmish"); },
         {},
         [this, id]() -> Result<std::vector<Removal>> {
             auto removal = m_services.leagues->bin().game(JournalId(id));
             if (!removal)
                 return removal.error();
             return std::vector<Removal>{*std::move(removal)};
         },
         {}},
        [this](const std::vector<Removal> &sure) {
            const auto thrown = m_services.leagues->bin().throwAway(sure);
            showGames();
            if (thrown)
                m_list->showDone(
                    tr("%1 is in the bin. Restore it with Menu, Bin.").arg(thrown->front().name));
            else
                m_list->showProblem(thrown.error().message);
            emit gamesChanged();
        },
        [this](const Error &error) { m_list->showProblem(error.message); });
}

bool SkirmishPage::openPhones()
{
    return PhonesDialog::openFor(*m_phones, PhonesDialog::What::Table, this);
}

void SkirmishPage::retranslate()
{
    m_title->setText(tr("Skirmish"));
    const QStringList words{tr("Games"), tr("Card decks"), tr("Collection")};
    for (qsizetype i = 0; i < words.size(); ++i)
        m_buttons.at(i)->setText(words.at(i));
    fillEditions();
    m_list->retranslate();
    if (!m_game->table())
        fillGames(); // how they stand follows the language
    m_game->retranslate();
}

} // namespace dugout
