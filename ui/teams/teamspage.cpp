// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/teamspage.h"

#include "core/club/correctionlines.h"
#include "core/club/listedteam.h"
#include "core/exchange/foreign/exportnotes.h"
#include "core/files/writefile.h"
#include "core/leaguebook/lastedition.h"
#include "core/leaguebook/leaguerepository.h"
#include "ui/common/appearance.h"
#include "ui/common/asidework.h"
#include "ui/common/atrest.h"
#include "ui/common/columnslook.h"
#include "ui/common/command.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/pagestack.h"
#include "ui/common/savequestion.h"
#include "ui/common/settings.h"
#include "ui/common/throwawayquestion.h"
#include "ui/teams/careerdialog.h"
#include "ui/teams/knownteamdialog.h"
#include "ui/teams/matchshopping.h"
#include "ui/teams/newteamdialog.h"
#include "ui/teams/rosterview.h"
#include "ui/teams/sheetsdialog.h"
#include "ui/teams/teamdocument.h"
#include "ui/teams/teameditor.h"
#include "ui/teams/teamlist.h"
#include "ui/teams/teamlistquestion.h"
#include "ui/teams/teamprintdialog.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QInputDialog>
#include <QUuid>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// More than most screens show; the list asks for the next ones.
constexpr size_t pageSize = 24;

TeamId newTeamId()
{
    return TeamId(QUuid::createUuid().toString(QUuid::WithoutBraces));
}

} // namespace

TeamsPage::TeamsPage(const Club &club, LanguageController &language, QWidget *parent,
                     const LeagueRepository *leagues)
    : Page(parent)
    , m_club(club)
    , m_leagues(leagues)
    , m_language(language)
    , m_document(new TeamDocument(club, this, leagues))
    , m_stack(new PageStack(this))
    , m_list(new TeamList(m_stack))
    , m_editor(new TeamEditor(*m_document, club.library(), m_stack))
    , m_reading(new AsideWork(this))
    , m_news(new AtRest([this] { m_document->takeNews(); }, m_editor))
{
    m_stack->addPage(m_list);
    m_stack->addPage(m_editor);
    auto *layout = new QVBoxLayout(this);
    const int margin = gridStep(this, 3);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->addWidget(m_stack);
    connect(m_list, &TeamList::openRequested, this, &TeamsPage::openTeam);
    connect(m_list, &TeamList::moreRequested, this, &TeamsPage::listMore);
    connect(m_list, &TeamList::newRequested, this, &TeamsPage::askForNew);
    connect(m_list, &TeamList::importRequested, this, &TeamsPage::askForImport);
    connect(m_list, &TeamList::samplesRequested, this, &TeamsPage::takeSamples);
    connect(m_list, &TeamList::removeSamplesRequested, this, &TeamsPage::askToRemoveSamples);
    connect(m_list, &TeamList::deleteRequested, this, &TeamsPage::askForDelete);
    connect(m_editor, &TeamEditor::backRequested, this, &TeamsPage::showList);
    connect(m_editor, &TeamEditor::exportRequested, this, &TeamsPage::askForExport);
    connect(m_editor, &TeamEditor::deleteRequested, this,
            [this] { askForDelete({m_document->team().id.text()}); });
    connect(m_editor, &TeamEditor::printRequested, this,
            [this] { print({m_document->team().id}); });
    connect(m_editor, &TeamEditor::shopRequested, this,
            [this] { goShopping(*m_document, m_club, m_language.language(), this); });
    connect(m_editor, &TeamEditor::careerRequested, this, &TeamsPage::showCareer);
    connect(m_list, &TeamList::printRequested, this, &TeamsPage::printAll);
    connect(m_list, &TeamList::printTheseRequested, this, [this](const QStringList &ids) {
        std::vector<TeamId> chosen;
        for (const QString &id : ids)
            chosen.emplace_back(id);
        print(chosen);
    });
    auto *anotherTeam = new QAction(m_editor); // the list has a button for it
    anotherTeam->setShortcut(commandKey("new-team"));
    anotherTeam->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_editor->addAction(anotherTeam);
    connect(anotherTeam, &QAction::triggered, this, &TeamsPage::askForNew);
    connect(m_document, &TeamDocument::changed, this, &TeamsPage::teamsChanged);
    connect(m_document, &TeamDocument::wordNeeded, this, &TeamsPage::askForWord);
    connect(m_editor, &TeamEditor::sheetsRequested, this, &TeamsPage::showSheets);
    connect(m_document, &TeamDocument::changed, this, [this] {
        if (m_showsEditor)
            setWindowTitle(m_document->team().name);
    });
    connect(m_document, &TeamDocument::lost, this, [this](const QString &sentence) {
        showList();
        m_list->showProblem(sentence);
    });
    connect(&language, &LanguageController::languageChanged, m_editor, &TeamEditor::setLanguage);
    m_editor->setLanguage(language.language());
    showList();
}

void TeamsPage::remember(Settings &settings, const CommandKeys &keys)
{
    m_editor->takeKeys(keys);
    RosterView &table = m_editor->table();
    table.setChosenWidths(settings.value(Setting::RosterColumns).toString());
    connect(&table, &RosterView::widthsChosen, this, [&settings, &table] {
        settings.setValue(Setting::RosterColumns, table.chosenWidths());
    });
    const WidthsAndOrder look = columnsLook(settings, table.objectName());
    bool isColumn = false;
    const int column = look.sortedBy.toInt(&isColumn);
    if (isColumn && column >= 0 && column < table.model()->columnCount())
        table.sortByColumn(column, look.order);
    connect(table.horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            [&settings, &table](int by, Qt::SortOrder order) {
                setColumnsLook(settings, table.objectName(), {QString::number(by), order, {}});
            });
}

void TeamsPage::retranslate()
{
    sayList(); // the names of races and editions are words too
    m_editor->retranslate();
}

void TeamsPage::fillList(size_t rows)
{
    auto teams = m_club.teams().list();
    m_kept = teams ? *std::move(teams) : std::vector<DocumentSummary>{};
    auto ties = m_leagues ? m_leagues->ties() : Result<Ties>(Ties());
    m_ties = ties ? *std::move(ties) : Ties();
    m_teams.clear();
    do {
        const std::vector<ListedTeam> next = openNext();
        m_teams.insert(m_teams.end(), next.begin(), next.end());
    } while (m_teams.size() < std::min(rows, m_kept.size()));
    m_hasSamples = !m_club.teams().untouchedSamples().empty();
    sayList();
    m_list->showProblem(teams ? QString() : teams.error().message);
}

std::vector<ListedTeam> TeamsPage::openNext()
{
    std::vector<ListedTeam> opened;
    for (size_t i = m_teams.size(); i < m_kept.size() && opened.size() < pageSize; ++i)
        opened.push_back(openListed(m_club.teams(), m_club.library(), m_kept[i]));
    return opened;
}

std::vector<TeamRow> TeamsPage::rowsOf(const std::vector<ListedTeam> &teams) const
{
    std::vector<TeamRow> rows = teamRows(teams, m_language.language());
    for (TeamRow &each : rows)
        each.facts += tieWords(m_ties.of(TeamId(each.summary.id.text())));
    return rows;
}

void TeamsPage::listMore()
{
    const std::vector<ListedTeam> next = openNext();
    m_teams.insert(m_teams.end(), next.begin(), next.end());
    m_list->addTeams(rowsOf(next));
}

void TeamsPage::sayList()
{
    m_list->setTeams(rowsOf(m_teams), m_hasSamples);
}

void TeamsPage::showList()
{
    fillList();
    m_stack->showPage(m_list);
    m_showsEditor = false;
    setWindowTitle({});
    if (isVisible()) // out of sight it would take the focus from the page that is seen
        m_list->focusTeams();
}

void TeamsPage::takeNews()
{
    if (!m_showsEditor) {
        const auto teams = m_club.teams().list();
        if (!teams || *teams != m_kept)
            fillList(m_teams.size());
        return;
    }
    m_news->ask();
}

void TeamsPage::showEditor()
{
    m_stack->showPage(m_editor);
    m_showsEditor = true;
    setWindowTitle(m_document->team().name);
    m_editor->showNotes({}, {});
    if (isVisible())
        m_editor->focusRoster();
    m_editor->showFromTop();
}

void TeamsPage::openTeam(const QString &id)
{
    const auto opened = m_document->open(DocumentId(id));
    if (!opened) {
        showList();
        m_list->showProblem(opened.error().message);
        return;
    }
    showEditor();
}

void TeamsPage::askForNew()
{
    const RulesetId edition
        = m_leagues ? lastEdition(m_club, *m_leagues, Game::Football) : RulesetId();
    NewTeamDialog dialog(m_club.library(), edition, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto team = dialog.team();
    const auto created = team ? m_document->create(*team) : Result<void>(team.error());
    if (created)
        showEditor();
    else
        m_list->showProblem(created.error().message);
}

void TeamsPage::askForImport()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Import a team"), documentsFolder(),
        tr("Teams (*.dugout-team *.json *.xml *.ros *.rosz);;All files (*)"));
    if (!path.isEmpty())
        importFile(path);
}

void TeamsPage::importFile(const QString &path)
{
    m_reading->start(tr("Reading \"%1\"…").arg(QFileInfo(path).fileName()), [this, path] {
        return [this, reading = readTeamFrom(path, nullptr)] { takeReading(reading); };
    });
}

void TeamsPage::takeReading(const Result<TeamReading> &reading)
{
    ImportSettings settings; // without an id: a file of another program knows none
    settings.language = m_language.language();
    auto imported = reading ? settle(*reading, settings) : Result<ImportedTeam>(reading.error());
    if (!imported) {
        showList();
        m_list->showProblem(imported.error().message);
        return;
    }
    takeTeam(imported->team, imported->notes);
}

void TeamsPage::takeTeam(const Team &team, const ImportNotes &notes)
{
    const auto meeting = m_club.teams().meeting(team);
    if (!meeting) {
        m_list->showProblem(meeting.error().message);
        return;
    }
    if (!*meeting) {
        createFrom(team, notes);
        return;
    }
    const StoredTeam kept = (*meeting)->kept;
    if ((*meeting)->isSame) {
        openTeam(kept.summary.id.text());
        m_editor->sayDone(tr("%1 is already saved here.").arg(kept.team.name));
        return;
    }
    Team next = team;
    next.id = kept.team.id;
    auto *dialog = new KnownTeamDialog(kept.team.name,
                                       differenceOf(kept.team, next, m_club.library()), this);
    connect(dialog, &KnownTeamDialog::openRequested, this,
            [this, kept] { openTeam(kept.summary.id.text()); });
    connect(dialog, &KnownTeamDialog::replaceRequested, this, [this, kept, next, notes] {
        openTeam(kept.summary.id.text());
        m_document->edit(next, [] { return tr("Replace by the file"); });
        m_editor->showNotes(tr("Not everything was imported"), notes);
    });
    connect(dialog, &KnownTeamDialog::copyRequested, this, [this, team, notes] {
        Team copy = team;
        copy.id = newTeamId();
        createFrom(copy, notes);
    });
    dialog->open();
}

void TeamsPage::createFrom(const Team &team, const ImportNotes &notes)
{
    Team fresh = team;
    if (fresh.id.isEmpty())
        fresh.id = newTeamId();
    const auto created = m_document->create(fresh);
    if (!created) {
        m_list->showProblem(created.error().message);
        return;
    }
    showEditor();
    m_editor->showNotes(tr("Not everything was imported"), notes);
}

void TeamsPage::askForWord(const QString &sentence)
{
    auto *dialog = new QInputDialog(this);
    dialog->setObjectName(u"commissioners-word"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("The sheet is locked"));
    // The sentence holds names that strangers chose, and the label of this dialog reads markup.
    emit m_document->refused(sentence);
    dialog->setLabelText(tr("Why is it changed? The reason goes into the league's history."));
    dialog->setOkButtonText(tr("Change it"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &word) {
        if (!word.trimmed().isEmpty())
            m_document->giveWord(word.trimmed());
    });
    dialog->open();
}

void TeamsPage::showSheets()
{
    auto *dialog = new SheetsDialog(m_club, m_document->team(), this);
    connect(dialog, &SheetsDialog::backRequested, this, [this](qint64 number) {
        m_document->goBack(number, [] { return tr("Go back to an earlier sheet"); });
    });
    connect(dialog, &SheetsDialog::copyRequested, this, [this](Team earlier) {
        earlier.id = newTeamId();
        earlier.name = tr("%1 (earlier)").arg(earlier.name);
        createFrom(earlier, {});
    });
    dialog->open();
}

Result<ImportedTeam> TeamsPage::settle(const TeamReading &reading, ImportSettings settings)
{
    auto settled = settleReading(reading, m_club.library(), settings);
    const auto *foreign = std::get_if<ForeignTeam>(&reading);
    if (settled || !foreign || !asksForRoster(settled.error()))
        return settled;
    TeamListQuestion question(*foreign, m_club.library(), this);
    if (question.exec() != QDialog::Accepted)
        return settled;
    settings.ruleset = question.ruleset();
    settings.roster = question.roster();
    return settleReading(reading, m_club.library(), settings);
}

void TeamsPage::takeSamples()
{
    const auto taken = m_club.teams().addSamples();
    showList();
    if (!taken)
        m_list->showProblem(taken.error().message);
    emit teamsChanged();
}

void TeamsPage::askForExport()
{
    std::vector<SaveKind> kinds;
    std::vector<const TeamFormat *> formats;
    for (const TeamFormat &format : teamFormats()) {
        if (!format.canWrite())
            continue;
        const QString suffix = format.suffixes.constFirst();
        kinds.push_back({u"%1 (*.%2)"_s.arg(format.name, suffix), suffix});
        formats.push_back(&format);
    }
    const auto choice = askWhereToSave(this, tr("Export the team"), m_document->team().name, kinds);
    if (!choice)
        return;
    const TeamFormat &format = *formats[choice->kind];
    const auto written = writeTeamAs(choice->path, format);
    if (!written) {
        emit m_document->refused(written.error().message);
        return;
    }
    m_editor->sayDone(tr("Saved as %1.").arg(QDir::toNativeSeparators(choice->path)));
    m_editor->showNotes(
        tr("A file of %1 does not hold everything").arg(format.name),
        exportNotes(m_document->team(), *m_document->ruleset(), format, m_language.language()));
}

Result<void> TeamsPage::writeTeamAs(const QString &path, const TeamFormat &format) const
{
    const auto bytes
        = exportTeam(m_document->team(), *m_document->ruleset(), format, m_language.language());
    if (!bytes)
        return bytes.error();
    return writeFile(path, *bytes);
}

/// All of them or none: one that has to stay is named.
void TeamsPage::askForDelete(const QStringList &ids)
{
    if (!m_leagues)
        return;
    const auto removals = [this, ids]() -> Result<std::vector<Removal>> {
        std::vector<Removal> all;
        for (const QString &id : ids) {
            auto removal = m_leagues->bin().team(TeamId(id));
            if (!removal)
                return removal.error();
            all.push_back(*std::move(removal));
        }
        return all;
    };
    const auto count = static_cast<int>(ids.size());
    std::function<QString()> name;
    if (count > 1)
        name = [count] { return tr("%n team(s)", nullptr, count); };
    askToThrowAway(
        this, {[count] { return tr("Delete %n team(s)", nullptr, count); }, name, removals, {}},
        [this](const std::vector<Removal> &sure) { throwAway(sure); },
        [this](const Error &error) { sayProblem(error.message); });
}

void TeamsPage::askToRemoveSamples()
{
    if (!m_leagues)
        return;
    // Those that play somewhere stay.
    const auto removals = [this]() -> Result<std::vector<Removal>> {
        std::vector<Removal> free;
        for (const DocumentSummary &each : m_club.teams().untouchedSamples()) {
            auto removal = m_leagues->bin().team(TeamId(each.id.text()));
            if (removal)
                free.push_back(*std::move(removal));
            else if (!isOneOf(removal.error().code,
                              {ErrorCode::TeamNeeded, ErrorCode::TeamInMatch}))
                return removal.error();
        }
        return free;
    };
    askToThrowAway(
        this,
        {[] { return tr("Remove the sample teams"); },
         [] { return tr("the sample teams"); },
         removals,
         {}},
        [this](const std::vector<Removal> &sure) { throwAway(sure); },
        [this](const Error &error) { sayProblem(error.message); });
}

void TeamsPage::throwAway(const std::vector<Removal> &removals)
{
    const auto thrown = m_leagues->bin().throwAway(removals);
    if (!thrown) {
        sayProblem(thrown.error().message);
        return;
    }
    showList();
    if (thrown->size() == 1)
        m_list->showDone(
            tr("%1 is in the bin. Restore it with Menu, Bin.").arg(thrown->front().name));
    else if (!thrown->empty())
        m_list->showDone(tr("%n team(s) are in the bin. Restore them with Menu, Bin.", nullptr,
                            static_cast<int>(thrown->size())));
    emit teamsChanged();
}

void TeamsPage::sayProblem(const QString &sentence)
{
    if (m_showsEditor)
        emit m_document->refused(sentence);
    else
        m_list->showProblem(sentence);
}

void TeamsPage::print(const std::vector<TeamId> &chosen)
{
    TeamPrintDialog dialog(m_club.teams().openable(), chosen, m_language.language(), this);
    preview(dialog);
}

void TeamsPage::preview(TeamPrintDialog &dialog)
{
    dialog.exec();
    if (dialog.savedAs().isEmpty())
        return;
    const QString sentence = tr("Saved as %1.").arg(dialog.savedAs());
    if (m_showsEditor)
        m_editor->sayDone(sentence);
    else
        m_list->showDone(sentence);
}

void TeamsPage::printAll()
{
    const auto teams = m_club.teams().openable();
    const auto ties = m_leagues ? m_leagues->ties() : Result<Ties>(Ties());
    std::vector<TeamId> everybody;
    std::vector<TeamGroup> groups;
    for (const TeamWithRules &each : teams) {
        everybody.push_back(each.team.id);
        if (!ties)
            continue;
        for (const TeamTies::Tie &league : ties->of(each.team.id).leagues) {
            const QString id = league.id.text();
            auto group = std::find_if(groups.begin(), groups.end(),
                                      [&id](const TeamGroup &one) { return one.id == id; });
            if (group == groups.end())
                group = groups.insert(groups.end(), {id, league.name, {}});
            group->teams.push_back(each.team.id);
        }
    }
    std::sort(groups.begin(), groups.end(), [](const TeamGroup &one, const TeamGroup &other) {
        return QString::localeAwareCompare(one.name, other.name) < 0;
    });
    TeamPrintDialog dialog(teams, everybody, m_language.language(), this);
    dialog.offerGroups(groups, m_leagueAtHand ? m_leagueAtHand() : QString());
    preview(dialog);
}

void TeamsPage::showCareer(const PlayerId &player)
{
    const Team &team = m_document->team();
    auto *dialog = new CareerDialog(m_club, team, m_document->ruleset(), m_language.language(),
                                    player, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const auto story = m_club.teams().story(team.id);
    dialog->setStory(story ? *story : std::vector<StoryLine>{},
                     story ? QString() : story.error().message);
    dialog->open();
}

void TeamsPage::focusInEvent(QFocusEvent *event)
{
    Page::focusInEvent(event);
    if (m_showsEditor)
        m_editor->focusRoster();
    else
        m_list->focusTeams();
}

} // namespace dugout
