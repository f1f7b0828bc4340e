// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/competition/leaguerulesdialog.h"

#include "core/leaguebook/looks/leaguestep.h"
#include "core/leaguebook/season/buyback.h"
#include "core/leaguebook/state/leaguedefaults.h"
#include "core/shop/ownprices.h"
#include "core/team/teamedits.h"
#include "core/team/teamrules.h"
#include "core/text/goldtext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/optionpanel.h"
#include "ui/common/optionswitches.h"
#include "ui/common/rowselection.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/common/unsavedguard.h"
#include "ui/league/competition/pricesdialog.h"
#include "ui/models/plaintooltip.h"

#include <QListWidget>
#include <QScreen>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int optionSteps = 64; ///< the fields need the rest of a small screen with large letters
constexpr int mostOptionSteps = 96; ///< and on any screen the edition is read in whole
constexpr int longestLeagueName = 120;
constexpr int mostFromRound = 40;

} // namespace

LeagueRulesDialog::LeagueRulesDialog(RulesetLibrary &library, const RulesetId &edition, Try attempt,
                                     QWidget *parent)
    : LeagueRulesDialog(library, true, std::move(attempt), parent)
{
    fillEditions();
    {
        const QSignalBlocker quiet(m_edition); // shown below, once
        m_edition->setCurrentIndex(std::max(0, m_edition->findData(edition.text())));
    }
    showEdition();
    LeagueRulesDialog::retranslate();
    m_name->setFocus();
    new UnsavedGuard(this);
}

LeagueRulesDialog::LeagueRulesDialog(RulesetLibrary &library, const League &league, Try attempt,
                                     QWidget *parent)
    : LeagueRulesDialog(library, false, std::move(attempt), parent)
{
    m_before = league.currentRules();
    fillEditions();
    m_edition->setCurrentIndex(m_edition->findData(m_before.ruleset.text()));
    showEdition();
    m_options->switches()->setChoices(m_before.options);
    if (const auto edition = ruleset()) {
        for (const auto &[option, value] : m_before.options) {
            if (isOfTheShop(option, *edition))
                m_own.emplace(option, value);
        }
    }
    const auto of = ruleset();
    const bool football = of && of->manifest().game == Game::Football;
    m_budget->setValue(football ? firstBudgetOf(m_before, *of) : m_before.budget);
    m_rise->setValue(budgetRiseOf(m_before));
    m_buyBack->setText(m_before.buyBack);
    m_fromRound->setValue(firstRoundOfNewRules(league));
    LeagueRulesDialog::retranslate();
}

LeagueRulesDialog::LeagueRulesDialog(RulesetLibrary &library, bool founds, Try attempt,
                                     QWidget *parent)
    : NewsForm(parent)
    , m_library(library)
    , m_founds(founds)
    , m_try(std::move(attempt))
    , m_name(new TextField(this))
    , m_edition(new ChoiceBox(this))
    , m_budget(new NumberBox(this))
    , m_rise(new NumberBox(this))
    , m_buyBack(new TextField(this))
    , m_fromRound(new NumberBox(this))
    , m_reason(new TextField(this))
    , m_rostersTitle(new TextLabel(TextStyle::Strong, this))
    , m_rosters(new QListWidget(this))
    , m_options(new OptionPanel(this))
    , m_prices(new ActionButton(this))
{
    setObjectName(founds ? u"new-league"_s : u"league-rules"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_name->setObjectName(u"league-name"_s);
    m_edition->setObjectName(u"league-edition"_s);
    m_budget->setObjectName(u"league-budget"_s);
    m_rise->setObjectName(u"league-rise"_s);
    m_buyBack->setObjectName(u"league-buy-back"_s);
    m_fromRound->setObjectName(u"league-from-round"_s);
    m_edition->setProperty("tableWords", true);
    m_name->setMaxLength(longestLeagueName);
    for (NumberBox *gold : {m_budget, m_rise}) {
        gold->setRange(0, mostGoldPieces);
        gold->setSingleStep(goldStep);
    }
    m_fromRound->setRange(1, mostFromRound);
    for (QWidget *field : std::initializer_list<QWidget *>{m_name, m_edition, m_budget, m_rise,
                                                           m_buyBack, m_fromRound, m_reason})
        m_labels.append(addField(field));
    showField(m_name, founds);
    showField(m_fromRound, !founds);
    showField(m_reason, !founds);
    m_edition->setEnabled(founds);
    m_rosters->setObjectName(u"league-races"_s);
    m_rosters->setProperty("tableWords", true);
    m_rosters->setSelectionMode(QAbstractItemView::ExtendedSelection);
    new RowSelection(m_rosters);
    m_prices->setObjectName(u"league-own-prices"_s);
    addWide(m_prices);
    addWide(m_rostersTitle);
    addWide(m_rosters, true); // as many as there is room for beside the options
    m_options->setMinimumWidth(gridStep(this, optionSteps));
    m_options->setMaximumWidth(gridStep(this, mostOptionSteps));
    addBeside(m_options);
    connect(m_edition, &QComboBox::currentIndexChanged, this, [this] {
        m_before.rosters.clear();
        m_own.clear();
        showEdition();
        sayPrices();
    });
    connect(m_prices, &QAbstractButton::clicked, this, &LeagueRulesDialog::askForPrices);
    const QSize room = screen()->availableSize();
    resize(QSize(gridStep(this, 240), gridStep(this, 160)).boundedTo(room * 9 / 10));
}

std::shared_ptr<const Ruleset> LeagueRulesDialog::ruleset() const
{
    auto loaded = m_library.load(m_edition->currentData().toString());
    return loaded ? *loaded : nullptr;
}

void LeagueRulesDialog::fillEditions()
{
    const QSignalBlocker quiet(m_edition);
    const QVariant before = m_edition->currentData();
    m_edition->clear();
    for (const QString &id : m_library.ids()) {
        const auto loaded = m_library.load(id);
        if (loaded)
            m_edition->addItem((*loaded)->name().in(currentLanguage()), id);
    }
    m_edition->setCurrentIndex(std::max(0, m_edition->findData(before)));
}

void LeagueRulesDialog::showEdition()
{
    const auto edition = ruleset();
    m_options->switches()->setRuleset(edition,
                                      [](const Option &each) { return !isBudgetOption(each.id); });
    m_options->showState();
    fillRosters();
    const bool football = edition && edition->manifest().game == Game::Football;
    if (football && m_founds)
        m_budget->setValue(teamRules(*edition, {}).budget);
    showField(m_budget, football); // bands are not bought
    showField(m_rise, football);
    showField(m_buyBack, edition && edition->options().contains(u"redraft"_s));
    for (QWidget *each : std::initializer_list<QWidget *>{m_prices, m_rostersTitle, m_rosters})
        each->setVisible(football);
    putButtonsLast();
}

void LeagueRulesDialog::fillRosters()
{
    m_rosters->clear();
    const auto edition = ruleset();
    if (!edition)
        return;
    const std::vector<RosterId> &allowed = m_before.rosters;
    for (const Roster &each : edition->rosters()) {
        auto *item = new QListWidgetItem(each.name.in(currentLanguage()), m_rosters);
        item->setData(Qt::UserRole, each.id.text());
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool may = allowed.empty()
            || std::find(allowed.begin(), allowed.end(), each.id) != allowed.end();
        item->setCheckState(may ? Qt::Checked : Qt::Unchecked);
    }
    m_rosters->sortItems();
}

void LeagueRulesDialog::askForPrices()
{
    const auto edition = ruleset();
    if (!edition)
        return;
    auto *dialog = new PricesDialog(*edition, m_own, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_own = dialog->choices();
        sayPrices();
    });
    dialog->open();
}

void LeagueRulesDialog::sayPrices()
{
    if (m_own.empty())
        m_prices->setCommand("league-own-prices");
    else
        m_prices->setCommand("league-own-prices-changed", {}, static_cast<int>(m_own.size()));
}

/// Those that are ticked; none where all are.
std::vector<RosterId> LeagueRulesDialog::allowedRosters() const
{
    std::vector<RosterId> ticked;
    for (int row = 0; row < m_rosters->count(); ++row) {
        const QListWidgetItem *item = m_rosters->item(row);
        if (item->checkState() == Qt::Checked)
            ticked.emplace_back(item->data(Qt::UserRole).toString());
    }
    const bool all = ticked.size() == static_cast<size_t>(m_rosters->count());
    return all ? std::vector<RosterId>{} : ticked;
}

QString LeagueRulesDialog::name() const
{
    return m_name->text().trimmed();
}

LeagueRules LeagueRulesDialog::rules() const
{
    LeagueRules rules = m_before;
    rules.ruleset = RulesetId(m_edition->currentData().toString());
    const auto of = ruleset();
    const bool football = !of || of->manifest().game == Game::Football;
    rules.budget = football ? m_budget->value() : 0;
    rules.budgetRise = football ? m_rise->value() : 0;
    rules.buyBack
        = of && of->options().contains(u"redraft"_s) ? m_buyBack->text().trimmed() : QString();
    rules.rosters = allowedRosters();
    const OptionChoices chosen = m_options->switches()->choices();
    if (m_founds) {
        rules.options = chosen;
        rules.options.insert(m_own.begin(), m_own.end());
        return rules;
    }
    // A league that runs has every switch settled: what is not chosen is as in the book now.
    if (const auto edition = ruleset()) {
        for (const Option &each : edition->options()) {
            const auto other = chosen.find(each.id);
            rules.options.insert_or_assign(
                each.id, other == chosen.end() ? each.defaultValue : other->second);
        }
        std::erase_if(rules.options,
                      [&edition](const auto &each) { return isOfTheShop(each.first, *edition); });
        rules.options.insert(m_own.begin(), m_own.end());
    }
    return rules;
}

int LeagueRulesDialog::fromRound() const
{
    return m_fromRound->value();
}

QString LeagueRulesDialog::reason() const
{
    return m_reason->text().trimmed();
}

void LeagueRulesDialog::accept()
{
    if (tellsNews())
        return;
    const QString problem = m_try(*this);
    if (problem.isEmpty())
        QDialog::accept();
    else
        showProblem(problem);
}

void LeagueRulesDialog::retranslate()
{
    NewsForm::retranslate();
    setWindowTitle(m_founds ? tr("New league") : tr("Rules of the league"));
    const QStringList words{tr("Name"),
                            tr("Edition"),
                            tr("Gold for a new team"),
                            tr("Extra gold per season"),
                            tr("To buy a player back"),
                            tr("Holds from round"),
                            tr("Reason")};
    for (qsizetype i = 0; i < words.size(); ++i)
        m_labels.at(i)->setText(words.at(i));
    m_edition->setAccessibleName(words.at(1));
    m_buyBack->setPlaceholderText(tr("the player's value"));
    m_buyBack->setToolTip(plainToolTip(
        tr("A formula of %1, such as value + 20000.").arg(buyBackWords().join(u", "_s))));
    sayPrices();
    m_rostersTitle->setText(tr("Races that may join"));
    m_rosters->setAccessibleName(m_rostersTitle->text());
    acceptButton()->setCommand(m_founds ? "create-league" : "change-the-rules");
    fillEditions();
    m_before.rosters = allowedRosters();
    fillRosters();
    m_options->retranslate();
    putButtonsLast();
}

} // namespace dugout
