// SPDX-License-Identifier: GPL-3.0-or-later
// How a match comes onto the table, and what is said above it of its league.
#include "core/club/club.h"
#include "ui/common/appearance.h"
#include "ui/common/panel.h"
#include "ui/common/textlabel.h"
#include "ui/match/matchlist.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"

#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace dugout {

void MatchPage::openMatch(const QString &id)
{
    if (m_table && m_table->id().text() == id)
        return;
    if (m_services.isElsewhere && m_services.isElsewhere(JournalId(id)))
        askIfHere(id);
    else
        open(id);
}

void MatchPage::open(const QString &id)
{
    auto opened = m_services.club.matches().open(JournalId(id));
    if (opened) {
        putOnTable(*std::move(opened));
        return;
    }
    showList();
    m_list->showProblem(opened.error().message);
}

void MatchPage::askIfHere(const QString &id)
{
    auto *box = new QMessageBox(
        QMessageBox::Warning, tr("Played at another table"),
        tr("What was last entered in this match came from another table, and the server does not "
           "answer now: what happens there is not seen here. If both tables play on, the two part, "
           "and the commissioner has to choose one of them."),
        QMessageBox::Cancel, this);
    box->setObjectName(u"match-elsewhere"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto *follow = box->addButton(tr("Only follow it"), QMessageBox::RejectRole);
    auto *play = box->addButton(tr("Play on here"), QMessageBox::AcceptRole);
    follow->setObjectName(u"elsewhere-follow"_s);
    play->setObjectName(u"elsewhere-play"_s);
    box->setDefaultButton(follow);
    connect(play, &QAbstractButton::clicked, this, [this, id] { open(id); });
    connect(follow, &QAbstractButton::clicked, this, [this, id] { emit followRequested(id); });
    box->open();
}

void MatchPage::dressNotice()
{
    m_notice->setObjectName(u"match-notice"_s);
    m_notice->setLeftEdge(tone::look);
    m_notice->setTight(true);
    m_noticeWords->setObjectName(u"match-notice-words"_s);
    m_noticeWords->setWordWrap(true);
    auto *layout = new QHBoxLayout(m_notice);
    layout->addWidget(m_noticeWords);
    m_notice->hide();
}

void MatchPage::showNotice()
{
    const QString words
        = m_table && m_services.notice ? m_services.notice(m_table->opened().header()) : QString();
    m_noticeWords->setText(words);
    m_notice->setVisible(!words.isEmpty());
}

} // namespace dugout
