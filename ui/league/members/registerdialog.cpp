// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/members/registerdialog.h"

#include "core/club/club.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/leaguefiles/leagueshown.h"
#include "core/shop/boughtforgood.h"
#include "core/shop/purchaseid.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/rowselection.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/members/forgooddialog.h"

#include <QListWidget>

using namespace Qt::StringLiterals;

namespace dugout {

RegisterDialog::RegisterDialog(LeagueDocument &document, QWidget *parent)
    : FormDialog(parent)
    , m_document(document)
    , m_invitation(new TextLabel(TextStyle::Body, this))
    , m_list(new QListWidget(this))
    , m_club(new TextField(this))
    , m_forGood(new ActionButton(this))
{
    setObjectName(u"register-teams"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_list->setObjectName(u"register-list"_s);
    m_list->setWordWrap(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    new RowSelection(m_list);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumHeight(gridStep(this, 60));
    m_invitation->setWordWrap(true);
    static_cast<TextLabel *>(m_invitation)->setTone(tone::greyInk);
    m_clubLabel = addField(m_club);
    addWide(m_invitation);
    addWide(m_list);
    m_forGood->setObjectName(u"register-for-good"_s);
    addChoiceButton(m_forGood);
    connect(m_forGood, &QAbstractButton::clicked, this, &RegisterDialog::buyForGood);
    connect(m_list, &QListWidget::currentRowChanged, this, &RegisterDialog::offerInducements);
    for (const Team &each : document.services().club.teams().readable()) {
        if (isOffered(each))
            m_teams.push_back(each);
    }
    std::sort(m_teams.begin(), m_teams.end(), [](const Team &one, const Team &other) {
        return QString::localeAwareCompare(one.name, other.name) < 0;
    });
    fill();
    RegisterDialog::retranslate();
    m_list->setFocus();
}

bool RegisterDialog::isOffered(const Team &team) const
{
    const LeagueTeam *known = m_document.league().team(EntrantId(team.id.text()));
    return team.ruleset == m_document.league().currentRules().ruleset
        && (!known || known->state == MemberState::Left || isDraftedAnew(*known));
}

void RegisterDialog::fill()
{
    QStringList ticked;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            ticked.append(m_list->item(row)->data(Qt::UserRole).toString());
    }
    const int row = m_list->currentRow();
    m_list->clear();
    const auto ruleset = m_document.ruleset();
    for (Team each : m_teams) {
        each.options = m_document.league().currentRules().options;
        const QStringList problems
            = m_document.services().leagues.whyNotRegistered(m_document.league(), each);
        QStringList lines{each.name, raceName(ruleset.get(), each.roster), each.coach};
        lines.removeAll(QString());
        QString words = lines.join(u" · "_s);
        if (const auto bought = m_bought.find(each.id); bought != m_bought.end())
            words += u"\n"_s
                + tr("In every match: %1")
                      .arg(purchasesText(bought->second, each.roster, ruleset.get(),
                                         currentLanguage()));
        if (!problems.isEmpty())
            words += u"\n"_s + tr("Not yet: %1").arg(problems.join(u' '));
        auto *item = new QListWidgetItem(words, m_list);
        item->setData(Qt::UserRole, each.id.text());
        item->setFlags(problems.isEmpty()
                           ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
                           : Qt::ItemIsSelectable | Qt::ItemIsEnabled);
        if (problems.isEmpty())
            item->setCheckState(ticked.contains(each.id.text()) ? Qt::Checked : Qt::Unchecked);
    }
    m_list->setCurrentRow(std::clamp(row, 0, std::max(0, m_list->count() - 1)));
    offerInducements();
}

const Team *RegisterDialog::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < static_cast<int>(m_teams.size()) ? &m_teams[static_cast<size_t>(row)]
                                                              : nullptr;
}

/// Only where the league's rules have them bought so, and the team can join.
void RegisterDialog::offerInducements()
{
    const auto ruleset = m_document.ruleset();
    const bool isDone
        = ruleset && mayBuyForGood(m_document.league().currentRules().options, *ruleset);
    const QListWidgetItem *item = m_list->currentItem();
    m_forGood->setVisible(isDone && !m_teams.empty());
    m_forGood->setEnabled(current() && item && item->flags().testFlag(Qt::ItemIsUserCheckable));
}

void RegisterDialog::buyForGood()
{
    const Team *chosen = current();
    if (!chosen)
        return;
    const LeagueRepository &leagues = m_document.services().leagues;
    const auto ready = leagues.asRegistered(m_document.league(), *chosen);
    const auto known = m_bought.find(chosen->id);
    const auto shop = ready
        ? leagues.shopOf(m_document.league(), *ready,
                         known == m_bought.end() ? std::vector<Purchase>() : known->second)
        : Result<InducementShop>(ready.error());
    showProblem(shop ? QString() : shop.error().message);
    if (!shop)
        return;
    auto *dialog = new ForGoodDialog(
        *shop, m_document.ruleset(),
        [this, id = chosen->id](const std::vector<Purchase> &wanted) {
            m_bought.erase(id);
            if (!wanted.empty())
                m_bought.emplace(id, wanted);
            if (QListWidgetItem *item = m_list->currentItem())
                item->setCheckState(Qt::Checked); // who buys joins
            fill();
            return QString();
        },
        this);
    dialog->open();
}

void RegisterDialog::accept()
{
    bool any = false;
    QStringList refused;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem *item = m_list->item(row);
        if (item->checkState() != Qt::Checked)
            continue;
        const TeamId id(item->data(Qt::UserRole).toString());
        const auto bought = m_bought.find(id);
        QStringList words;
        for (const Purchase &each :
             bought == m_bought.end() ? std::vector<Purchase>() : bought->second)
            words.append(purchaseWord(each));
        const auto done = m_document.services().leagues.act(
            m_document.toChange(), ActRequest{RegisterTeam{id.text(), m_club->text(), words}, {}},
            m_document.services().random);
        any = any || done.has_value();
        if (!done)
            refused.append(done.error().message);
    }
    if (any) {
        m_document.take({});
        emit m_document.sheetsChanged();
    }
    if (refused.isEmpty() && any) {
        QDialog::accept();
        return;
    }
    showProblem(refused.isEmpty() ? tr("Tick the teams that join.") : refused.join(u' '));
    std::erase_if(m_teams, [this](const Team &team) { return !isOffered(team); });
    fill();
}

void RegisterDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Register teams"));
    m_clubLabel->setText(tr("Club"));
    m_club->setPlaceholderText(tr("none"));
    m_invitation->setText(
        m_teams.empty()
            ? tr("No saved team of this edition is left. Build one in Teams, or register one on "
                 "paper.")
            : tr("Tick the teams that join. Their sheets are checked and locked as they are now. "
                 "Teams of one club do not meet in the first round."));
    m_list->setAccessibleName(tr("Teams"));
    m_list->setVisible(!m_teams.empty());
    m_forGood->setCommand("register-for-good");
    acceptButton()->setCommand("register-chosen");
    acceptButton()->setEnabled(!m_teams.empty());
    fill();
}

} // namespace dugout
