// SPDX-License-Identifier: GPL-3.0-or-later
// How a match comes onto the table, and what is said above it of its league.
#include "core/club/club.h"
#include "ui/common/appearance.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/panel.h"
#include "ui/common/settings.h"
#include "ui/common/textlabel.h"
#include "ui/match/matchlist.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"

#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

void MatchPage::openMatch(const QString &id)
{
    if (m_table && m_table->id().text() == id)
        return;
    const bool wasElsewhere = m_services.wasElsewhere && m_services.wasElsewhere(JournalId(id));
    if (wasElsewhere && m_services.isUnheard(JournalId(id))) {
        askIfHere(id);
        return;
    }
    open(id);
    if (wasElsewhere && !m_isLineHeard)
        m_toAskAbout = id;
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

void MatchPage::resume()
{
    // Whatever ended the program, the match that was on the table is there again.
    const QString id = m_services.settings.value(Setting::MatchOpen).toString();
    auto open = id.isEmpty() ? nullptr : m_services.club.matches().openUnfinished(JournalId(id));
    if (!open) {
        showList();
        return;
    }
    // Whatever is entered before the line was looked at, another table had the match last.
    if (m_services.wasElsewhere && m_services.wasElsewhere(JournalId(id)))
        m_toAskAbout = id;
    putOnTable(std::move(open));
}

void MatchPage::leaveTable()
{
    m_services.settings.setValue(Setting::MatchOpen, QString());
    showList();
}

void MatchPage::hearLine()
{
    m_isLineHeard = true;
    askIfUnheard();
}

/// Not before somebody sees it, nor before it is known whether the server answers.
void MatchPage::askIfUnheard()
{
    if (m_toAskAbout.isEmpty() || !m_isLineHeard || !isVisible())
        return;
    const QString id = std::exchange(m_toAskAbout, {});
    if (m_table && m_table->id().text() == id && m_services.isUnheard(m_table->id()))
        askIfHere(id);
}

void MatchPage::askIfHere(const QString &id)
{
    m_toAskAbout.clear();
    const auto isOnTable = [this, id] { return m_table && m_table->id().text() == id; };
    auto *box = new QMessageBox(this);
    box->setIcon(QMessageBox::Warning);
    box->setStandardButtons(QMessageBox::Cancel);
    box->setObjectName(u"match-elsewhere"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto *follow = box->addButton(QString(), QMessageBox::RejectRole);
    auto *play = box->addButton(QString(), QMessageBox::AcceptRole);
    follow->setObjectName(u"elsewhere-follow"_s);
    play->setObjectName(u"elsewhere-play"_s);
    const auto say = [box, follow, play] {
        box->setWindowTitle(tr("Played at another table"));
        box->setText(
            tr("This match was last played at another table, and nothing comes from the server "
               "now: what happens there is not seen here. If both tables play on, the two part, "
               "and the commissioner has to choose one of them."));
        follow->setText(tr("Only follow it"));
        play->setText(tr("Play on here"));
    };
    say();
    connect(&m_services.language, &LanguageController::languageChanged, box, say);
    box->setDefaultButton(follow);
    connect(follow, &QAbstractButton::clicked, this, [this, id] { emit followRequested(id); });
    connect(box, &QDialog::finished, this, [this, id, box, play, isOnTable] {
        const bool isPlayed = box->clickedButton() == play;
        if (isPlayed && !isOnTable())
            open(id);
        else if (!isPlayed && isOnTable())
            leaveTable();
    });
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
