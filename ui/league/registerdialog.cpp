// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/registerdialog.h"

#include "core/club/club.h"
#include "core/leaguebook/seasonend.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguewords.h"

#include <QListWidget>

using namespace Qt::StringLiterals;

namespace dugout {

RegisterDialog::RegisterDialog(LeagueDocument &document, QWidget *parent)
    : FormDialog(parent)
    , m_document(document)
    , m_invitation(new TextLabel(TextStyle::Body, this))
    , m_list(new QListWidget(this))
    , m_club(new TextField(this))
{
    setObjectName(u"register-teams"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_list->setObjectName(u"register-list"_s);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumHeight(gridStep(this, 60));
    m_invitation->setWordWrap(true);
    static_cast<TextLabel *>(m_invitation)->setTone(tone::greyInk);
    m_clubLabel = addField(m_club);
    addWide(m_invitation);
    addWide(m_list);
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
    m_list->clear();
    const auto ruleset = m_document.ruleset();
    for (Team each : m_teams) {
        each.options = m_document.league().currentRules().options;
        const QStringList problems
            = m_document.services().leagues.whyNotRegistered(m_document.league(), each);
        QStringList lines{each.name, LeagueWords::roster(each.roster, ruleset.get()), each.coach};
        lines.removeAll(QString());
        QString words = lines.join(u" · "_s);
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
}

void RegisterDialog::accept()
{
    bool any = false;
    QStringList refused;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem *item = m_list->item(row);
        if (item->checkState() != Qt::Checked)
            continue;
        const auto done = m_document.services().leagues.registerTeam(
            m_document.toChange(), TeamId(item->data(Qt::UserRole).toString()),
            m_club->text().trimmed());
        any = any || done;
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
            ? tr("No kept team of this edition is left. Build one in Teams, or register one on "
                 "paper.")
            : tr("Tick the teams that join. Their sheets are checked and locked as they are now. "
                 "Teams of one club are kept apart in a first round."));
    m_list->setAccessibleName(tr("Teams"));
    m_list->setVisible(!m_teams.empty());
    acceptButton()->setText(tr("Register"));
    acceptButton()->setEnabled(!m_teams.empty());
    fill();
}

} // namespace dugout
