// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/sharing/joindialog.h"

#include "core/sharing/sharingwords.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"

#include <QCheckBox>
#include <QListWidget>

using namespace Qt::StringLiterals;

namespace dugout {

JoinDialog::JoinDialog(SharingDesk &desk, QWidget *parent)
    : ServerDialog(desk, parent)
    , m_leaguesTitle(new TextLabel(TextStyle::Strong, this))
    , m_leagues(new QListWidget(this))
    , m_replace(new QCheckBox(this))
{
    setObjectName(u"join-league"_s);
    m_leagues->setObjectName(u"join-leagues"_s);
    // As high as it takes: a server has one league or a few.
    m_leagues->setMinimumHeight(gridStep(this, 20));
    m_leagues->setMaximumHeight(gridStep(this, 48));
    m_leagues->setSpacing(gridStep(this, 1));
    m_leagues->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_replace->setObjectName(u"join-replace"_s);
    addAddressFields();
    addWide(m_leaguesTitle);
    addWide(m_leagues);
    addWide(m_replace);
    m_replace->hide();
    connect(m_leagues, &QListWidget::itemActivated, this, &JoinDialog::accept);
    JoinDialog::retranslate();
    growToContent(this);
}

bool JoinDialog::canChoose() const
{
    return m_look && m_leagues->count() > 0;
}

void JoinDialog::addressEdited()
{
    if (!m_look)
        return;
    m_look.reset();
    m_replace->hide();
    retranslate();
}

void JoinDialog::accept()
{
    const QListWidgetItem *chosen = m_leagues->currentItem();
    if (canChoose() && chosen)
        join(chosen->data(Qt::UserRole).toString());
    else
        lookAtServer();
}

void JoinDialog::lookAtServer()
{
    lookAt(address(), [this](const ServerLook &look) {
        m_look = look;
        retranslate();
        if (!canChoose())
            tellProblem(SharingWords::nothingThere(m_look->address).message);
        else
            m_leagues->setFocus();
        growToContent(this);
    });
}

void JoinDialog::join(const QString &league)
{
    const QString where = m_look->address;
    const TeamsHere teams = m_replace->isChecked() ? TeamsHere::Replaced : TeamsHere::Refused;
    run(
        where, tr("Fetching the league…"),
        [&desk = desk(), where, league, teams] {
            return desk.atTable(
                [&](SharedTable &table) -> Result<void> {
                    const auto id = table.leagues().join(where, league, teams);
                    return id ? Result<void>() : id.error();
                },
                {});
        },
        [this, league](const Result<void> &done) {
            if (!done) {
                m_replace->setVisible(done.error().code == ErrorCode::SharedTeamHere);
                return;
            }
            desk().lookNow();
            emit joined(league);
            QDialog::accept();
        });
}

void JoinDialog::fillLeagues()
{
    const QListWidgetItem *before = m_leagues->currentItem();
    const QString chosen = before ? before->data(Qt::UserRole).toString() : QString();
    m_leagues->clear();
    for (const SharedSummary &each : m_look ? m_look->leagues : std::vector<SharedSummary>()) {
        const QString words
            = each.isHome ? tr("%1, as %2; taken home, only to be read") : tr("%1, as %2");
        auto *item
            = new QListWidgetItem(words.arg(each.title, SharingWords::role(each.role)), m_leagues);
        item->setData(Qt::UserRole, each.id.text());
        if (each.id.text() == chosen)
            m_leagues->setCurrentItem(item);
    }
    if (!m_leagues->currentItem())
        m_leagues->setCurrentRow(0);
    m_leagues->setVisible(m_leagues->count() > 0);
    m_leaguesTitle->setVisible(m_leagues->count() > 0);
}

void JoinDialog::retranslate()
{
    ServerDialog::retranslate();
    setWindowTitle(tr("Join a shared league"));
    m_leaguesTitle->setText(tr("Leagues there"));
    m_leagues->setAccessibleName(m_leaguesTitle->text());
    m_replace->setText(tr("Use the league's teams where other versions are saved here"));
    fillLeagues();
    say(m_look ? wordsOf(*m_look) : QString(), m_look ? toneOf(*m_look) : tone::ink);
    acceptButton()->setCommand(canChoose() ? "join" : "check-server");
}

} // namespace dugout
