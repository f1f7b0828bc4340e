// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/teameditor.h"

#include "core/dice/randomsource.h"
#include "core/exchange/sampleteams.h"
#include "core/team/hiring.h"
#include "core/team/teamedits.h"
#include "core/team/teamvalue.h"
#include "ui/common/appearance.h"
#include "ui/common/panel.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/models/hiremodel.h"
#include "ui/models/rostermodel.h"
#include "ui/models/teamproblemsmodel.h"
#include "ui/teams/assetbar.h"
#include "ui/teams/editionmove.h"
#include "ui/teams/hirepanel.h"
#include "ui/teams/identitydialog.h"
#include "ui/teams/improvementdialog.h"
#include "ui/teams/notespanel.h"
#include "ui/teams/playerdialog.h"
#include "ui/teams/playerpanel.h"
#include "ui/teams/problemspanel.h"
#include "ui/teams/rosterclipboard.h"
#include "ui/teams/rosterdelegate.h"
#include "ui/teams/rosterview.h"
#include "ui/teams/teamactions.h"
#include "ui/teams/teamheader.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QSortFilterProxyModel>

using namespace Qt::StringLiterals;

namespace dugout {

TeamEditor::TeamEditor(TeamDocument &document, RulesetLibrary &rulesets, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_rulesets(rulesets)
    , m_roster(new RosterModel(this))
    , m_hire(new HireModel(this))
    , m_problems(new TeamProblemsModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_header(new TeamHeader(this))
    , m_assets(new AssetBar(this))
    , m_table(new RosterView(this))
    , m_delegate(new RosterDelegate(m_table))
    , m_hirePanel(new HirePanel(*m_hire, this))
    , m_problemsPanel(new ProblemsPanel(*m_problems, this))
    , m_playerPanel(new PlayerPanel(this))
    , m_sentence(new TextLabel(TextStyle::Body, this))
    , m_notes(new NotesPanel(this))
    , m_actions(new TeamActions(this))
{
    m_sorted->setSourceModel(m_roster);
    m_sorted->setSortRole(RosterModel::SortRole);
    m_table->setModel(m_sorted);
    m_table->setItemDelegate(m_delegate);
    m_table->setObjectName(u"roster"_s);
    m_table->sortByColumn(RosterModel::Number, Qt::AscendingOrder);
    m_sentence->setTone(tone::harm);
    m_sentence->setWordWrap(true);
    m_sentence->hide();
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
    auto *tableCard = new Panel(this);
    auto *inside = new QVBoxLayout(tableCard);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_table);
    auto *side = new ScrollColumn(this);
    side->column()->setContentsMargins(0, 0, 0, 0);
    side->column()->setSpacing(gridStep(this, 3));
    side->column()->addWidget(m_hirePanel);
    side->column()->addWidget(m_problemsPanel);
    side->column()->addWidget(m_playerPanel, 1);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(gridStep(this, 3));
    middle->addWidget(tableCard, 3);
    middle->addWidget(side, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 3));
    layout->addWidget(m_header);
    layout->addWidget(m_assets);
    layout->addWidget(m_sentence);
    layout->addWidget(m_notes);
    layout->addLayout(middle, 1);
}

void TeamEditor::connectAll()
{
    connect(&m_document, &TeamDocument::changed, this, &TeamEditor::showTeam);
    connect(&m_document, &TeamDocument::refused, this, &TeamEditor::say);
    connect(m_roster, &RosterModel::editRequested, this,
            [this](const Team &edited, const QString &what) { m_document.edit(edited, what); });
    connect(m_roster, &RosterModel::editRefused, this, &TeamEditor::say);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &TeamEditor::showSelected);
    connect(m_table, &RosterView::positionDropped, this, &TeamEditor::hirePosition);
    connect(m_table, &RosterView::copyRequested, this, &TeamEditor::copyRows);
    connect(m_table, &RosterView::pasteRequested, this, &TeamEditor::pasteRows);
    connect(m_table, &RosterView::removeRequested, this, &TeamEditor::removeRows);
    connect(m_hirePanel, &HirePanel::hireRequested, this, &TeamEditor::hirePosition);
    connect(m_problemsPanel, &ProblemsPanel::playerRequested, this,
            [this](const QString &id) { selectPlayer(PlayerId(id)); });
    connect(m_assets, &AssetBar::countRequested, this, &TeamEditor::setAsset);
    connect(m_playerPanel, &PlayerPanel::improveRequested, this, &TeamEditor::improvePlayer);
    connect(m_playerPanel, &PlayerPanel::editRequested, this, &TeamEditor::editPlayer);
    connect(m_playerPanel, &PlayerPanel::careerRequested, this,
            [this] { emit careerRequested(currentPlayer()); });
    connect(m_playerPanel, &PlayerPanel::retireRequested, this, &TeamEditor::retirePlayer);
    connect(m_header, &TeamHeader::backRequested, this, &TeamEditor::backRequested);
    connect(m_header, &TeamHeader::printRequested, this, &TeamEditor::printRequested);
    connect(m_header, &TeamHeader::moreRequested, m_actions, &TeamActions::popup);
    connect(m_header, &TeamHeader::readyRequested, this, [this] {
        m_document.edit(foundTeam(m_document.team(), *m_document.ruleset()), tr("Ready to play"));
    });
    connect(m_actions->undo, &QAction::triggered, &m_document.undoStack(), &QUndoStack::undo);
    connect(m_actions->redo, &QAction::triggered, &m_document.undoStack(), &QUndoStack::redo);
    connect(&m_document.undoStack(), &QUndoStack::canUndoChanged, m_actions->undo,
            &QAction::setEnabled);
    connect(&m_document.undoStack(), &QUndoStack::canRedoChanged, m_actions->redo,
            &QAction::setEnabled);
    connect(m_actions->identity, &QAction::triggered, this, &TeamEditor::editIdentity);
    connect(m_actions->names, &QAction::triggered, this, &TeamEditor::nameEverybody);
    connect(m_actions->move, &QAction::triggered, this, &TeamEditor::moveToEdition);
    connect(m_actions->journeymen, &QAction::triggered, this, &TeamEditor::addJourneymen);
    connect(m_actions->sign, &QAction::triggered, this, [this] {
        m_document.edit(signJourneyman(m_document.team(), *m_document.ruleset(), currentPlayer()),
                        tr("Sign the journeyman"));
    });
    connect(m_actions->shop, &QAction::triggered, this, &TeamEditor::shopRequested);
    connect(m_actions->exportTeam, &QAction::triggered, this, &TeamEditor::exportRequested);
    connect(m_actions->deleteTeam, &QAction::triggered, this, &TeamEditor::deleteRequested);
}

void TeamEditor::showTeam()
{
    if (!m_document.isOpen())
        return;
    const Team &team = m_document.team();
    const auto &ruleset = m_document.ruleset();
    say({});
    m_delegate->setRoster(ruleset, team.roster, m_language);
    const bool sameRows
        = m_roster->team().id == team.id && m_roster->team().players.size() == team.players.size();
    m_roster->setTeam(team, ruleset);
    m_hire->setTeam(team, ruleset);
    std::vector<TeamProblem> problems = m_document.problems(m_language);
    m_header->setTeam(team, *ruleset, m_language, isReadyToPlay(problems));
    m_problems->setProblems(std::move(problems));
    m_assets->setTeam(team, *ruleset);
    m_actions->journeymen->setEnabled(journeymenNeeded(team, *ruleset) > 0);
    m_actions->undo->setEnabled(m_document.undoStack().canUndo());
    m_actions->redo->setEnabled(m_document.undoStack().canRedo());
    if (sameRows)
        m_table->fitSkills();
    else
        m_table->fitColumns();
    showSelected();
}

void TeamEditor::showSelected()
{
    const Player *shown = m_document.team().player(currentPlayer());
    m_actions->sign->setEnabled(shown && shown->kind == PlayerKind::Journeyman);
    m_playerPanel->showPlayer(m_document.team(), m_document.ruleset(), currentPlayer(), m_language);
}

void TeamEditor::say(const QString &sentence)
{
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
}

void TeamEditor::showNotes(const QString &title, const ImportNotes &notes)
{
    m_notes->showNotes(title, notes);
}

PlayerId TeamEditor::playerAt(const QModelIndex &index)
{
    return PlayerId(index.data(RosterModel::PlayerIdRole).toString());
}

PlayerId TeamEditor::currentPlayer() const
{
    return playerAt(m_table->currentIndex());
}

void TeamEditor::selectPlayer(const PlayerId &player)
{
    const int row = m_roster->rowOf(player);
    if (row >= 0)
        m_table->setCurrentIndex(m_sorted->mapFromSource(m_roster->index(row, RosterModel::Name)));
    m_table->setFocus();
}

void TeamEditor::hirePosition(const QString &position)
{
    const Team &team = m_document.team();
    const auto &ruleset = m_document.ruleset();
    const PositionId id(position);
    // While a team is built nothing blocks; later the gold must be there.
    const auto hired = team.founded ? hire(team, *ruleset, id) : addPlayer(team, *ruleset, id);
    m_document.edit(hired, tr("Hire"));
    if (hired && !m_document.team().players.empty())
        selectPlayer(m_document.team().players.back().id);
}

void TeamEditor::setAsset(TeamAsset asset, int count)
{
    const Team &team = m_document.team();
    const bool buys = team.founded && count > team.count(asset);
    m_document.edit(buys ? buy(team, *m_document.ruleset(), asset) : setCount(team, asset, count),
                    teamAssetLabel(asset));
}

void TeamEditor::copyRows()
{
    const QModelIndexList rows = m_table->selectedRowsInOrder();
    if (!rows.isEmpty())
        QGuiApplication::clipboard()->setText(rosterToText(rows));
}

void TeamEditor::pasteRows()
{
    std::vector<PlayerId> players; // from the cursor on, as the coach sees them
    for (int row = std::max(0, m_table->currentIndex().row()); row < m_sorted->rowCount(); ++row)
        players.push_back(playerAt(m_sorted->index(row, 0)));
    m_document.edit(pasteIntoRoster(m_document.team(), *m_document.ruleset(), players,
                                    QGuiApplication::clipboard()->text()),
                    tr("Paste"));
}

void TeamEditor::removeRows()
{
    const bool founded = m_document.team().founded;
    Result<Team> edited = m_document.team();
    for (const QModelIndex &row : m_table->selectedRowsInOrder()) {
        if (edited)
            edited = founded ? letGo(*edited, playerAt(row), PlayerStatus::Fired)
                             : removePlayer(*edited, playerAt(row));
    }
    m_document.edit(edited, tr("Remove"));
}

void TeamEditor::editIdentity()
{
    IdentityDialog dialog(m_document.team(), this);
    if (dialog.exec() == QDialog::Accepted)
        m_document.edit(dialog.edited(), tr("Name and badge"));
}

void TeamEditor::editPlayer()
{
    PlayerDialog dialog(m_document.team(), currentPlayer(), m_language, this);
    if (dialog.exec() == QDialog::Accepted)
        m_document.edit(dialog.edited(), tr("Points and injuries"));
}

void TeamEditor::improvePlayer()
{
    SeededRandomSource dice(SeededRandomSource::systemSeed());
    ImprovementDialog dialog(m_document.team(), m_document.ruleset(), currentPlayer(), dice, this);
    if (dialog.exec() == QDialog::Accepted)
        m_document.edit(dialog.improved(), tr("Improve"));
}

void TeamEditor::retirePlayer()
{
    m_document.edit(letGo(m_document.team(), currentPlayer(), PlayerStatus::Retired), tr("Retire"));
}

void TeamEditor::addJourneymen()
{
    Result<Team> edited = m_document.team();
    for (int needed = journeymenNeeded(*edited, *m_document.ruleset()); edited && needed > 0;
         --needed)
        edited = addJourneyman(*edited, *m_document.ruleset());
    m_document.edit(edited, tr("Fill up with journeymen"));
}

void TeamEditor::nameEverybody()
{
    const auto names = loadNames();
    if (!names) {
        say(names.error().message);
        return;
    }
    SeededRandomSource dice(SeededRandomSource::systemSeed());
    const int flavour = dice.roll(3) - 1;
    Result<Team> edited = m_document.team();
    for (const Player &player : m_document.team().players) {
        if (edited && player.name.isEmpty())
            edited = renamePlayer(*edited, player.id,
                                  names->nameFor(*edited, player.position, flavour, dice));
    }
    m_document.edit(edited, tr("Invent names"));
}

void TeamEditor::moveToEdition()
{
    if (const auto moved
        = askForEditionMove(m_document.team(), *m_document.ruleset(), m_rulesets, m_language, this))
        m_document.edit(*moved, tr("Move to another edition"));
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

void TeamEditor::setLanguage(Language language)
{
    m_language = language;
    m_roster->setLanguage(language);
    m_hire->setLanguage(language);
    retranslate();
}

void TeamEditor::retranslate()
{
    m_table->setAccessibleName(tr("Players"));
    m_actions->retranslate();
    m_header->retranslate();
    m_notes->retranslate();
    m_assets->retranslate();
    m_hirePanel->retranslate();
    m_problemsPanel->retranslate();
    m_playerPanel->retranslate();
    showTeam();
    m_table->fitColumns();
}

} // namespace dugout
