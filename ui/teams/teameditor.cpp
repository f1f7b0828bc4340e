// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/teameditor.h"

#include "core/team/hiring.h"
#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"
#include "ui/common/appearance.h"
#include "ui/common/keysproperty.h"
#include "ui/common/panel.h"
#include "ui/common/rowselection.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/models/hiremodel.h"
#include "ui/models/rostermodel.h"
#include "ui/models/teamproblemsmodel.h"
#include "ui/sheets/badgepainter.h"
#include "ui/teams/assetbar.h"
#include "ui/teams/hirepanel.h"
#include "ui/teams/notespanel.h"
#include "ui/teams/playerpanel.h"
#include "ui/teams/problemspanel.h"
#include "ui/teams/rosterdelegate.h"
#include "ui/teams/rosteredits.h"
#include "ui/teams/rosterview.h"
#include "ui/teams/teamactions.h"
#include "ui/teams/teamheader.h"
#include "ui/teams/teamoptionsdialog.h"

#include <QAction>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// With less room than this the table has the whole width, and the rest stands under it.
constexpr int narrowestSteps = 225;
constexpr int leastSteps = 120;
constexpr int panelsBesideSteps = 188; ///< below the table, next to each other
constexpr int sideSteps = 64;

} // namespace

TeamEditor::TeamEditor(TeamDocument &document, RulesetLibrary &rulesets, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_edits(new RosterEdits(document, rulesets, this))
    , m_roster(new RosterModel(this))
    , m_hire(new HireModel(this))
    , m_problems(new TeamProblemsModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_header(new TeamHeader(this))
    , m_assets(new AssetBar(this))
    , m_middle(new QHBoxLayout)
    , m_tableCard(new Panel(this))
    , m_side(new ScrollColumn(this))
    , m_table(new RosterView(this))
    , m_delegate(new RosterDelegate(m_table))
    , m_hirePanel(new HirePanel(*m_hire, this))
    , m_problemsPanel(new ProblemsPanel(*m_problems, this))
    , m_playerPanel(new PlayerPanel(this))
    , m_said(new Panel(this))
    , m_sentence(new TextLabel(TextStyle::Body, m_said))
    , m_notes(new NotesPanel(this))
    , m_actions(new TeamActions(this))
{
    m_sorted->setSourceModel(m_roster);
    m_sorted->setSortRole(RosterModel::SortRole);
    m_table->setModel(m_sorted);
    m_table->setItemDelegate(m_delegate);
    m_table->setObjectName(u"roster"_s);
    m_table->sortByColumn(RosterModel::Number, Qt::AscendingOrder);
    m_sentence->setWordWrap(true);
    auto *inside = new QVBoxLayout(m_said);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_sentence);
    m_said->setLeftEdge(tone::look);
    m_said->hide();
    layOut();
    connectAll();
    retranslate();
}

TeamEditor::~TeamEditor()
{
    // A cell that is being typed into ends its edit while the table goes: nobody is left to hear.
    m_roster->disconnect(this);
    m_table->selectionModel()->disconnect(this);
}

void TeamEditor::layOut()
{
    auto *inside = new QVBoxLayout(m_tableCard);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_table);
    m_side->column()->setContentsMargins(0, 0, 0, 0);
    m_side->column()->setSpacing(gridStep(this, 3));
    m_side->column()->addWidget(m_hirePanel);
    m_side->column()->addWidget(m_problemsPanel);
    m_side->column()->addWidget(m_playerPanel, 1);
    m_middle->setSpacing(gridStep(this, 3));
    m_middle->addWidget(m_tableCard, 1);
    m_middle->addWidget(m_side);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 3));
    layout->addWidget(m_header);
    layout->addWidget(m_assets);
    layout->addWidget(m_notes);
    layout->addLayout(m_middle, 1);
}

bool TeamEditor::isNarrow() const
{
    // Of what the team may have, not of what it has: hiring must not move everything about.
    const int table = m_table->leastWidth(m_hirePanel->namesWidth());
    const int side = m_hirePanel->minimumSizeHint().width();
    const int edges = 2 * gridStep(this, 3) + gridStep(this, 6);
    return width() < std::max(gridStep(this, narrowestSteps), table + side + edges);
}

QSize TeamEditor::minimumSizeHint() const
{
    // Side by side is no demand: with less room the parts go under each other. What depends on
    // the width must not ask for another width, or the page would never come to rest.
    const QSize hint = QWidget::minimumSizeHint();
    return {std::min(hint.width(), gridStep(this, leastSteps)), hint.height()};
}

void TeamEditor::arrange()
{
    const bool narrow = isNarrow();
    m_middle->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const bool beside = narrow && width() >= gridStep(this, panelsBesideSteps);
    m_side->column()->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // Under each other neither may be squeezed: the page scrolls, and nothing in it does.
    m_table->setWhole(narrow);
    m_side->setMinimumHeight(narrow ? m_side->widget()->sizeHint().height() : 0);
    // No wider than it needs: the table has the more to say.
    const int width = std::max(m_side->minimumSizeHint().width(), gridStep(this, sideSteps));
    m_side->setMinimumWidth(narrow ? 0 : width);
    m_side->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : width);
    placeSaid();
}

void TeamEditor::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TeamEditor::connectAll()
{
    connect(&m_document, &TeamDocument::changed, this, &TeamEditor::showTeam);
    connect(&m_document, &TeamDocument::refused, this, &TeamEditor::say);
    connect(m_edits, &RosterEdits::refused, this, &TeamEditor::say);
    connectTable();
    connectActions();
    connect(m_hirePanel, &HirePanel::hireRequested, this, &TeamEditor::hirePosition);
    connect(m_problemsPanel, &ProblemsPanel::playersRequested, this,
            [this](const QStringList &ids) {
                selectPlayers({ids.begin(), ids.end()});
                m_table->setFocus();
            });
    connect(m_assets, &AssetBar::countRequested, m_edits, &RosterEdits::setAsset);
    connect(m_playerPanel, &PlayerPanel::improveRequested, this,
            [this] { m_edits->askForImprovement(onePlayer()); });
    connect(m_playerPanel, &PlayerPanel::editRequested, this,
            [this] { m_edits->askForPlayer(onePlayer()); });
    connect(m_playerPanel, &PlayerPanel::careerRequested, this,
            [this] { emit careerRequested(onePlayer()); });
    connect(m_playerPanel, &PlayerPanel::retireRequested, this,
            [this] { m_edits->retire(chosenPlayers()); });
    connect(m_header, &TeamHeader::backRequested, this, &TeamEditor::backRequested);
    connect(m_header, &TeamHeader::printRequested, this, &TeamEditor::printRequested);
    connect(m_header, &TeamHeader::moreRequested, m_actions, &TeamActions::popup);
    connect(m_header, &TeamHeader::readyRequested, this, &TeamEditor::makeReady);
}

void TeamEditor::connectTable()
{
    connect(m_roster, &RosterModel::editRequested, this, [this](const Team &edited, int column) {
        m_document.edit(edited, [column] { return RosterModel::editName(column); });
    });
    connect(m_roster, &RosterModel::editRefused, this, &TeamEditor::say);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TeamEditor::showSelected);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &TeamEditor::scrollToSelected);
    connect(m_table, &RosterView::positionDropped, this, &TeamEditor::hirePosition);
    connect(m_table, &QAbstractItemView::activated, this, [this] {
        if (const PlayerId player = onePlayer(); !player.isEmpty())
            m_edits->askForPlayer(player);
    });
    m_table->rows()->setCopied([this](const QModelIndex &row) { return copiedCells(row); });
    m_table->rows()->setMenu([this](QMenu &menu) { fillRowMenu(menu); });
    m_table->rows()->setRemoval([this] { removeRows(); });
    connect(m_table, &RosterView::pasteRequested, this, &TeamEditor::pasteRows);
    connect(m_table, &RosterView::rowsDropped, this, &TeamEditor::dropRows);
    connect(m_table, &RosterView::rowsShifted, this, &TeamEditor::shiftRows);
}

void TeamEditor::connectActions()
{
    QUndoStack &stack = m_document.undoStack();
    connect(m_actions->undo, &QAction::triggered, this, [this] { travel(&QUndoStack::undo); });
    connect(m_actions->redo, &QAction::triggered, this, [this] { travel(&QUndoStack::redo); });
    connect(&stack, &QUndoStack::undoTextChanged, this, &TeamEditor::nameUndo);
    connect(&stack, &QUndoStack::redoTextChanged, this, &TeamEditor::nameUndo);
    connect(&stack, &QUndoStack::canUndoChanged, m_actions->undo, &QAction::setEnabled);
    connect(&stack, &QUndoStack::canRedoChanged, m_actions->redo, &QAction::setEnabled);
    connect(m_actions->identity, &QAction::triggered, m_edits, &RosterEdits::askForIdentity);
    connect(m_actions->options, &QAction::triggered, m_edits, &RosterEdits::askForOptions);
    connect(m_actions->names, &QAction::triggered, m_edits, &RosterEdits::nameEverybody);
    connect(m_actions->numbers, &QAction::triggered, this,
            [this] { m_edits->number(shownPlayers()); });
    connect(m_actions->move, &QAction::triggered, m_edits, &RosterEdits::askForEdition);
    connect(m_actions->journeymen, &QAction::triggered, m_edits, &RosterEdits::addJourneymen);
    connect(m_actions->sign, &QAction::triggered, this,
            [this] { m_edits->signJourneymen(chosenPlayers()); });
    connect(m_actions->shop, &QAction::triggered, this, &TeamEditor::shopRequested);
    connect(m_actions->sheets, &QAction::triggered, this, &TeamEditor::sheetsRequested);
    connect(m_actions->exportTeam, &QAction::triggered, this, &TeamEditor::exportRequested);
    connect(m_actions->deleteTeam, &QAction::triggered, this, &TeamEditor::deleteRequested);
}

void TeamEditor::nameUndo()
{
    m_actions->nameUndo(m_document.undoName(), m_document.redoName());
}

void TeamEditor::showTeam()
{
    if (!m_document.isOpen())
        return;
    const Team &team = m_document.team();
    const auto &ruleset = m_document.ruleset();
    say({});
    m_delegate->setRoster(ruleset, team.roster, m_language);
    m_delegate->setShirt(toColour(team.primary));
    m_roster->setTeam(team, ruleset);
    m_hire->setTeam(team, ruleset);
    std::vector<TeamProblem> problems = m_document.problems(m_language);
    m_header->setTeam(team, *ruleset, m_language, isReadyToPlay(problems));
    m_header->setLockedBy(m_document.lockedBy());
    m_problems->setProblems(std::move(problems));
    m_assets->setTeam(team, *ruleset);
    m_actions->options->setEnabled(TeamOptionsDialog::hasAny(*ruleset));
    m_actions->journeymen->setEnabled(journeymenNeeded(team, *ruleset) > 0);
    m_actions->undo->setEnabled(m_document.undoStack().canUndo());
    m_actions->redo->setEnabled(m_document.undoStack().canRedo());
    arrange();
    m_table->fitWords();
    showSelected();
}

void TeamEditor::showSelected()
{
    const std::vector<PlayerId> chosen = chosenPlayers();
    const bool canSign = std::all_of(chosen.begin(), chosen.end(), [this](const PlayerId &each) {
        const Player *player = m_document.team().player(each);
        return player && player->kind == PlayerKind::Journeyman;
    });
    m_actions->sign->setEnabled(canSign && !chosen.empty());
    m_playerPanel->showPlayers(m_document.team(), m_document.ruleset(), chosen, m_language);
}

QScrollArea *TeamEditor::pageAround() const
{
    for (QWidget *up = parentWidget(); up; up = up->parentWidget()) {
        if (auto *page = qobject_cast<QScrollArea *>(up))
            return page;
    }
    return nullptr;
}

/// The table does not scroll where it is shown whole, so the page has to.
void TeamEditor::scrollToSelected()
{
    const QRect row = m_table->visualRect(m_table->currentIndex());
    QScrollArea *page = row.isEmpty() ? nullptr : pageAround();
    if (!page)
        return;
    const QPoint middle = m_table->viewport()->mapTo(page->widget(), row.center());
    page->ensureVisible(page->horizontalScrollBar()->value(), middle.y(), 0, row.height());
}

/// Later: while a page is only just shown nothing in it has its place yet.
void TeamEditor::showFromTop()
{
    QTimer::singleShot(0, this, [this] {
        if (QScrollArea *page = pageAround()) {
            page->verticalScrollBar()->setValue(0);
            scrollToSelected();
        }
    });
}

void TeamEditor::say(const QString &sentence)
{
    m_sentence->setTone(tone::harm);
    m_sentence->setText(sentence);
    m_said->setVisible(!sentence.isEmpty());
    placeSaid();
}

void TeamEditor::sayDone(const QString &sentence)
{
    say(sentence);
    m_sentence->setTone(tone::ink);
}

void TeamEditor::placeSaid()
{
    if (m_said->isHidden())
        return;
    const QRect card = m_tableCard->geometry();
    const int height = m_said->layout()->hasHeightForWidth()
        ? m_said->layout()->totalHeightForWidth(card.width())
        : m_said->sizeHint().height();
    m_said->setGeometry(card.left(), card.bottom() + 1 - height, card.width(), height);
    m_said->raise();
}

void TeamEditor::makeReady()
{
    const int before = assetPrice(TeamAsset::Reroll, m_document.team(), *m_document.ruleset());
    m_edits->makeReady();
    if (!m_document.team().founded)
        return;
    const int after = assetPrice(TeamAsset::Reroll, m_document.team(), *m_document.ruleset());
    if (after != before)
        sayDone(
            tr("The team is ready to play. A re-roll costs %1 from now on.").arg(goldText(after)));
    focusRoster();
}

void TeamEditor::showNotes(const QString &title, const ImportNotes &notes)
{
    m_notes->showNotes(title, notes);
}

void TeamEditor::focusRoster()
{
    if (!m_table->currentIndex().isValid() && m_sorted->rowCount() > 0)
        m_table->setCurrentIndex(m_sorted->index(0, RosterModel::Name));
    if (m_sorted->rowCount() > 0)
        m_table->setFocus();
    else
        m_hirePanel->focusPositions();
}

void TeamEditor::takeKeys(const CommandKeys &keys)
{
    m_actions->takeKeys(keys);
}

void TeamEditor::setLanguage(Language language)
{
    m_language = language;
    m_edits->setLanguage(language);
    m_roster->setLanguage(language);
    m_hire->setLanguage(language);
    retranslate();
}

void TeamEditor::retranslate()
{
    m_table->setAccessibleName(tr("Players"));
    const auto line = [](const QString &what, const QKeySequence &key) {
        return what + u'\t' + key.toString(QKeySequence::NativeText);
    };
    m_table->setProperty(
        keysProperty,
        QStringList{line(tr("Change the cell"), QKeySequence(Qt::Key_F2)),
                    line(tr("Copy the selected players"), QKeySequence::Copy),
                    line(tr("Paste players"), QKeySequence::Paste),
                    line(tr("Remove the selected players"), QKeySequence::Delete),
                    line(tr("Move the players up"), QKeySequence(u"Ctrl+Shift+Up"_s)),
                    line(tr("Move the players down"), QKeySequence(u"Ctrl+Shift+Down"_s))});
    nameUndo(); // and every other action
    m_header->retranslate();
    m_notes->retranslate();
    m_assets->retranslate();
    m_hirePanel->retranslate();
    m_problemsPanel->retranslate();
    m_playerPanel->retranslate();
    showTeam();
    m_table->fitColumns();
    // How wide the words are is known once they have come up through every storey.
    QTimer::singleShot(0, this, &TeamEditor::arrange);
}

} // namespace dugout
