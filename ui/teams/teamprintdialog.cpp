// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/teamprintdialog.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/rowselection.h"
#include "ui/common/sheetprinting.h"
#include "ui/common/textfield.h"
#include "ui/sheets/quickreferencepages.h"
#include "ui/sheets/sheetbundle.h"
#include "ui/sheets/sheetchoice.h"

#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Behind the sheets of a team in the list of what can be printed.
constexpr int quickReferenceRow = allSheetChoices.size();

constexpr int longestFact = 60; ///< what a box of the record has room for

constexpr std::array papers{
    SheetPaper{QPageSize::A4, QPageLayout::Portrait},
    SheetPaper{QPageSize::A4, QPageLayout::Landscape},
    SheetPaper{QPageSize::Letter, QPageLayout::Portrait},
    SheetPaper{QPageSize::Letter, QPageLayout::Landscape},
};

int rowOfUsualPaper()
{
    const auto usual = std::find(papers.begin(), papers.end(), SheetPrinting::usualPaper());
    return usual == papers.end() ? 0 : static_cast<int>(usual - papers.begin());
}

/// Sets the texts and leaves the choice where it was.
void retext(QComboBox &box, const QStringList &texts)
{
    const QSignalBlocker quiet(&box);
    const int row = box.currentIndex();
    box.clear();
    box.addItems(texts);
    box.setCurrentIndex(std::max(0, row));
}

} // namespace

TeamPrintDialog::TeamPrintDialog(std::vector<TeamWithRules> teams,
                                 const std::vector<TeamId> &chosen, Language language,
                                 QWidget *parent)
    : FormDialog(parent)
    , m_teams(std::move(teams))
    , m_kind(new ChoiceBox(this))
    , m_group(new ChoiceBox(this))
    , m_language(new ChoiceBox(this))
    , m_second(new ChoiceBox(this))
    , m_paper(new ChoiceBox(this))
    , m_opponent(new ChoiceBox(this))
    , m_competition(new TextField(this))
    , m_date(new TextField(this))
    , m_place(new TextField(this))
    , m_list(new QListWidget(this))
    , m_pdf(new ActionButton(this))
{
    setObjectName(u"team-print-dialog"_s);
    m_kind->setObjectName(u"print-kind"_s);
    m_group->setObjectName(u"print-group"_s);
    m_opponent->setObjectName(u"print-opponent"_s);
    m_list->setObjectName(u"print-teams"_s);
    m_paper->setObjectName(u"print-paper"_s);
    for (QLineEdit *fact : {m_competition, m_date, m_place})
        fact->setMaxLength(longestFact);
    m_competition->setObjectName(u"print-competition"_s);
    m_date->setObjectName(u"print-date"_s);
    m_place->setObjectName(u"print-place"_s);
    for (QWidget *field : QList<QWidget *>{m_kind, m_group, m_list, m_opponent, m_competition,
                                           m_date, m_place, m_language, m_second, m_paper})
        m_labels.append(addField(field));
    m_list->setMinimumHeight(gridStep(this, 30));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    new RowSelection(m_list);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    addWide(m_pdf);
    fillLanguages(language);
    fillTeams(chosen);
    TeamPrintDialog::retranslate();
    m_paper->setCurrentIndex(rowOfUsualPaper());
    connect(m_kind, &QComboBox::currentIndexChanged, this, &TeamPrintDialog::showFields);
    connect(m_group, &QComboBox::activated, this, &TeamPrintDialog::tickGroup);
    connect(m_pdf, &QAbstractButton::clicked, this, &TeamPrintDialog::savePdf);
}

void TeamPrintDialog::fillLanguages(Language language)
{
    m_second->addItem(QString(), QString());
    for (const Language one : allLanguages) {
        m_language->addItem(languageNativeName(one), languageCode(one));
        m_second->addItem(languageNativeName(one), languageCode(one));
    }
    m_language->setCurrentIndex(m_language->findData(languageCode(language)));
}

void TeamPrintDialog::fillTeams(const std::vector<TeamId> &chosen)
{
    for (const TeamWithRules &each : m_teams) {
        const bool isChosen = std::find(chosen.begin(), chosen.end(), each.team.id) != chosen.end();
        auto *item = new QListWidgetItem(each.team.name, m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
    }
    const auto first = std::find_if(m_teams.begin(), m_teams.end(), [&](const TeamWithRules &each) {
        return std::find(chosen.begin(), chosen.end(), each.team.id) != chosen.end();
    });
    // What is ticked is seen, however many teams stand before it.
    m_list->setCurrentRow(first == m_teams.end() ? 0 : static_cast<int>(first - m_teams.begin()));
}

void TeamPrintDialog::showEvent(QShowEvent *event)
{
    FormDialog::showEvent(event);
    m_list->scrollToItem(m_list->currentItem(), QAbstractItemView::PositionAtCenter);
}

void TeamPrintDialog::offerGroups(const std::vector<TeamGroup> &groups, const QString &first)
{
    m_groups = groups;
    m_group->clear();
    m_group->addItem(tr("all teams"));
    for (const TeamGroup &each : m_groups)
        m_group->addItem(each.name, each.id);
    if (const int row = first.isEmpty() ? -1 : m_group->findData(first); row > 0) {
        m_group->setCurrentIndex(row);
        tickGroup();
    }
    showFields();
}

void TeamPrintDialog::tickGroup()
{
    const int chosen = m_group->currentIndex() - 1;
    for (size_t row = 0; row < m_teams.size(); ++row) {
        const auto isOf = [this, row](const TeamGroup &group) {
            return std::find(group.teams.begin(), group.teams.end(), m_teams[row].team.id)
                != group.teams.end();
        };
        const bool ticks = chosen < 0 || isOf(m_groups[static_cast<size_t>(chosen)]);
        m_list->item(static_cast<int>(row))->setCheckState(ticks ? Qt::Checked : Qt::Unchecked);
    }
}

void TeamPrintDialog::fillOpponents()
{
    const int row = std::max(0, m_opponent->currentIndex());
    m_opponent->clear();
    m_opponent->addItem(tr("none: empty lines"));
    for (const TeamWithRules &each : m_teams)
        m_opponent->addItem(each.team.name);
    m_opponent->setCurrentIndex(row);
}

void TeamPrintDialog::setPurchases(const InducementShop &shop, const DealtCards &cards)
{
    m_shop = shop;
    m_cards = cards;
    for (size_t row = 0; row < m_teams.size(); ++row) {
        const TeamId &id = m_teams[row].team.id;
        const bool plays = id == shop.sides[0].team->id || id == shop.sides[1].team->id;
        m_list->item(static_cast<int>(row))->setCheckState(plays ? Qt::Checked : Qt::Unchecked);
        if (id == shop.sides[1].team->id)
            m_opponent->setCurrentIndex(static_cast<int>(row) + 1);
    }
}

Language TeamPrintDialog::firstLanguage() const
{
    return languageFromCode(m_language->currentData().toString()).value_or(Language::English);
}

std::optional<Language> TeamPrintDialog::secondLanguage() const
{
    const auto second = languageFromCode(m_second->currentData().toString());
    return second == firstLanguage() ? std::nullopt : second;
}

SheetPaper TeamPrintDialog::paper() const
{
    return papers[static_cast<size_t>(std::max(0, m_paper->currentIndex()))];
}

std::vector<const TeamWithRules *> TeamPrintDialog::ticked() const
{
    std::vector<const TeamWithRules *> teams;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            teams.push_back(&m_teams[static_cast<size_t>(row)]);
    }
    return teams;
}

const TeamWithRules *TeamPrintDialog::opponent() const
{
    const int row = m_opponent->currentIndex() - 1;
    return row < 0 ? nullptr : &m_teams[static_cast<size_t>(row)];
}

TeamSheet TeamPrintDialog::sheetOf(const TeamWithRules &team) const
{
    for (size_t side = 0; m_shop && side < m_shop->sides.size(); ++side) {
        if (m_shop->sides[side].team->id == team.team.id)
            return makeMatchSheet(*m_shop, side, m_cards, *team.ruleset, firstLanguage(),
                                  secondLanguage());
    }
    return makeTeamSheet(team.team, *team.ruleset, firstLanguage(), secondLanguage());
}

std::vector<std::unique_ptr<PagedSheet>> TeamPrintDialog::quickReferences() const
{
    std::vector<std::unique_ptr<PagedSheet>> pages;
    std::vector<const Ruleset *> done; // one for each edition, however many teams play it
    for (const TeamWithRules *team : ticked()) {
        if (std::find(done.begin(), done.end(), team->ruleset.get()) != done.end())
            continue;
        done.push_back(team->ruleset.get());
        pages.push_back(std::make_unique<QuickReferencePages>(
            makeQuickReference(*team->ruleset, firstLanguage(), secondLanguage())));
    }
    return pages;
}

std::vector<std::unique_ptr<PagedSheet>> TeamPrintDialog::teamPages() const
{
    const SheetChoice choice = allSheetChoices[static_cast<size_t>(m_kind->currentIndex())];
    const TeamWithRules *other = choice == SheetChoice::Match ? opponent() : nullptr;
    std::vector<std::unique_ptr<PagedSheet>> pages;
    for (const TeamWithRules *team : ticked()) {
        if (team == other)
            continue; // his lines stand on the sheets of the others
        pages.push_back(makeSheetPages(choice, sheetOf(*team),
                                       other ? std::optional(sheetOf(*other)) : std::nullopt,
                                       {m_competition->text().trimmed(), m_date->text().trimmed(),
                                        m_place->text().trimmed()}));
    }
    return pages;
}

std::shared_ptr<PagedSheet> TeamPrintDialog::sheet() const
{
    auto pages = m_kind->currentIndex() == quickReferenceRow ? quickReferences() : teamPages();
    if (pages.empty())
        return nullptr;
    return std::make_shared<SheetBundle>(std::move(pages));
}

std::shared_ptr<PagedSheet> TeamPrintDialog::checkedSheet()
{
    auto pages = sheet();
    showProblem(pages ? QString() : tr("Tick at least one team."));
    return pages;
}

void TeamPrintDialog::accept()
{
    const auto pages = checkedSheet();
    if (!pages)
        return;
    SheetPrinting::preview(pages, parentWidget(), paper());
    QDialog::accept();
}

void TeamPrintDialog::savePdf()
{
    const auto pages = checkedSheet();
    if (!pages)
        return;
    const QString file = SheetPrinting::askForPdf(pages->title(), this);
    if (file.isEmpty())
        return;
    const auto saved = SheetOutput::savePdf(*pages, paper(), file);
    showProblem(saved ? QString() : saved.error().message);
    if (!saved)
        return;
    m_savedAs = QDir::toNativeSeparators(file);
    QDialog::accept();
}

void TeamPrintDialog::showFields()
{
    const bool isRecord = m_kind->currentIndex() == static_cast<int>(SheetChoice::Match);
    for (QWidget *field : QList<QWidget *>{m_opponent, m_competition, m_date, m_place})
        showField(field, isRecord);
    showField(m_group, !m_groups.empty());
}

void TeamPrintDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Print"));
    const QStringList words{tr("Sheet"),           tr("Teams of"), tr("Teams"), tr("Opponent"),
                            tr("Competition"),     tr("Date"),     tr("Place"), tr("Language"),
                            tr("Second language"), tr("Paper")};
    for (qsizetype i = 0; i < words.size(); ++i)
        m_labels.at(i)->setText(words.at(i));
    retext(*m_kind,
           {tr("Team sheet"), tr("Compact sheet"), tr("Match record"), tr("Player cards"),
            tr("Quick reference of the rules")});
    retext(*m_paper,
           {tr("A4 portrait"), tr("A4 landscape"), tr("Letter portrait"), tr("Letter landscape")});
    m_second->setItemText(0, tr("none"));
    if (m_group->count() > 0)
        m_group->setItemText(0, tr("all teams"));
    m_list->setAccessibleName(tr("Teams"));
    m_pdf->setCommand("save-as-pdf");
    m_pdf->setAccessibleName(m_pdf->text());
    acceptButton()->setCommand("preview");
    fillOpponents();
    showFields();
}

} // namespace dugout
