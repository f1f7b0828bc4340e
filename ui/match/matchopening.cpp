// SPDX-License-Identifier: GPL-3.0-or-later
// How a match comes onto the table, and what is said above it of its league.
#include "core/club/club.h"
#include "core/sharing/sharingwords.h"
#include "ui/common/appearance.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/pagestack.h"
#include "ui/common/panel.h"
#include "ui/common/settings.h"
#include "ui/common/textlabel.h"
#include "ui/match/matchlist.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/match/matchwindows.h"
#include "ui/match/newmatch/newmatchpage.h"
#include "ui/play/clockmemory.h"

#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

void MatchPage::askForNew()
{
    makeNew();
    m_opening.reset();
    m_new->setOpening({m_styles.usual(), m_clocks->lastAgreed(),
                       m_services.settings.value(Setting::MatchSounds).toBool()});
    m_new->open();
    m_stack->showPage(m_new);
    setFocusProxy(m_new);
    m_notice->hide();
}

void MatchPage::makeNew()
{
    if (m_new)
        return;
    m_new = new NewMatchPage(m_services.club, m_services.leagues, m_stack);
    m_new->setCanOpenPhones(m_services.phones != nullptr);
    m_stack->addPage(m_new);
    connect(m_new, &NewMatchPage::cancelled, this, &MatchPage::leaveNew);
    connect(m_new, &NewMatchPage::rosterRequested, this, &MatchPage::rosterRequested);
    connect(m_new, &NewMatchPage::startRequested, this, [this] {
        if (const auto setup = m_new->setup())
            start(*setup, m_new->opening());
    });
    connect(m_new, &NewMatchPage::fixtureRequested, this,
            [this](const QString &league, const QString &fixture) {
                m_opening = std::make_unique<MatchOpening>(m_new->opening());
                leaveNew();
                emit fixturePlayRequested(league, fixture);
                m_opening.reset(); // it was refused: what is opened next has nothing to do with it
            });
}

void MatchPage::leaveNew()
{
    if (!m_table) {
        showList();
        return;
    }
    m_stack->showPage(m_view);
    setFocusProxy(m_view);
    showNotice();
    m_view->takeFocus();
}

void MatchPage::start(const MatchSetup &setup, const MatchOpening &opening)
{
    m_opening = std::make_unique<MatchOpening>(opening);
    start(setup);
    m_opening.reset();
}

void MatchPage::start(const MatchSetup &setup)
{
    const auto started = m_services.club.matches().start(setup);
    if (!started) {
        showList();
        m_list->showProblem(started.error().message);
        return;
    }
    open(started->text());
    emit matchesChanged();
    if (setup.league) // a team that was still being built is founded now
        emit teamsChanged();
}

void MatchPage::takeOpening(const MatchOpening &opening)
{
    m_styles.keep(m_table->id().text(), opening.style);
    m_view->setStyle(opening.style);
    m_clocks->agree(opening.clock);
    m_services.settings.setValue(Setting::MatchSounds, opening.sounds);
    if (opening.display)
        m_windows->openDisplay();
    if (opening.phones)
        QTimer::singleShot(0, this, &MatchPage::openPhones); // once the match is seen
}

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
    m_playedHere.clear();
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

/// Only a button decides: who closes the program, or the question, finds the match where it was.
void MatchPage::askIfHere(const QString &id)
{
    m_toAskAbout.clear();
    const auto *open = findChild<QMessageBox *>(u"match-elsewhere"_s);
    if (open && open->isVisible())
        return;
    const bool isHeard = !m_services.isUnheard(JournalId(id));
    auto *box = new QMessageBox(this);
    box->setIcon(QMessageBox::Warning);
    box->setStandardButtons(QMessageBox::Cancel);
    box->setObjectName(u"match-elsewhere"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto *follow = box->addButton(QString(), QMessageBox::RejectRole);
    auto *play = box->addButton(QString(), QMessageBox::AcceptRole);
    follow->setObjectName(u"elsewhere-follow"_s);
    play->setObjectName(u"elsewhere-play"_s);
    const auto say = [box, follow, play, isHeard] {
        box->setWindowTitle(tr("Played at another table"));
        box->setText(
            isHeard ? tr("This match was last played at another table, and nothing was entered "
                         "here. If both tables play on there will be two versions, and the "
                         "commissioner has to choose one.")
                    : tr("This match was last played at another table, and the server is "
                         "unreachable: you cannot see what happens there. If both tables play on "
                         "there will be two versions, and the commissioner has to choose one."));
        follow->setText(tr("Just watch"));
        play->setText(tr("Play on here"));
    };
    say();
    connect(&m_services.language, &LanguageController::languageChanged, box, say);
    box->setDefaultButton(follow);
    connect(follow, &QAbstractButton::clicked, this, [this, id] {
        emit followRequested(id);
        decide(id, false);
    });
    connect(play, &QAbstractButton::clicked, this, [this, id] { decide(id, true); });
    if (!isHeard) // where it is heard it may stay on the table to be looked at
        connect(box->button(QMessageBox::Cancel), &QAbstractButton::clicked, this,
                [this, id] { decide(id, false); });
    box->open();
}

void MatchPage::decide(const QString &id, bool goesOnHere)
{
    const bool isOnTable = m_table && m_table->id().text() == id;
    if (goesOnHere && !isOnTable)
        open(id);
    if (goesOnHere)
        m_playedHere = id;
    else if (isOnTable)
        leaveTable();
}

/// What was signed elsewhere is not changed behind the server's back: it would be refused there.
Result<void> MatchPage::mayCorrect() const
{
    const bool isOver = m_table->session().state().over;
    return isOver && m_services.mayCorrect ? m_services.mayCorrect(m_table->opened().header())
                                           : Result<void>();
}

/// Whatever the other table plays is seen here; entering as well needs somebody's word.
Result<void> MatchPage::mayEnter()
{
    const QString id = m_table->id().text();
    if (m_playedHere == id || !m_services.wasElsewhere || !m_services.wasElsewhere(m_table->id()))
        return {};
    // Later: the table is in the middle of refusing.
    QTimer::singleShot(0, this, [this, id] {
        if (m_table && m_table->id().text() == id)
            askIfHere(id);
    });
    return SharingWords::goesOnElsewhere();
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
