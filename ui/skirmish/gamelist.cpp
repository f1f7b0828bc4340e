// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/gamelist.h"

#include "core/text/goldtext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/invitation.h"
#include "ui/common/keptlist.h"
#include "ui/common/listsearch.h"
#include "ui/common/panel.h"
#include "ui/common/rowselection.h"
#include "ui/common/textlabel.h"

#include <QMenu>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

GameList::GameList(QWidget *parent)
    : QWidget(parent)
    , m_invitation(new Invitation(u"skirmish"_s, this))
    , m_problem(new TextLabel(TextStyle::Body, this))
    , m_card(new Panel(this))
    , m_list(new KeptList(m_card))
    , m_new(new ActionButton(this, ActionButton::Look::Filled))
    , m_open(new ActionButton(this))
    , m_remove(new ActionButton(this))
{
    m_list->setObjectName(u"skirmish-list"_s);
    m_new->setObjectName(u"new-skirmish-button"_s);
    m_open->setObjectName(u"open-skirmish"_s);
    m_problem->setTone(tone::harm);
    m_problem->setWordWrap(true);
    m_problem->hide();
    for (ActionButton *button : {m_new, m_open, m_remove})
        m_invitation->addButton(button);
    auto *inside = new QVBoxLayout(m_card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addLayout((new ListSearch(m_list, "skirmish-list-find"))->row());
    inside->addWidget(m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 3));
    layout->addWidget(m_invitation);
    layout->addWidget(m_problem);
    layout->addWidget(m_card, 1);
    layout->addStretch(); // an empty list takes no room
    connect(m_list, &KeptList::opened, this, &GameList::openRequested);
    connect(m_open, &QAbstractButton::clicked, this,
            [this] { emit openRequested(m_list->currentId()); });
    const auto remove = [this] {
        if (const QString id = m_list->currentId(); !id.isEmpty())
            emit removeRequested(id);
    };
    connect(m_remove, &QAbstractButton::clicked, this, remove);
    m_list->rows()->setRemoval(remove);
    m_list->rows()->setMenu([this](QMenu &menu) {
        addButtons(menu, {m_open});
        m_list->rows()->addCopy(menu);
        addButtons(menu, {m_remove});
    });
    connect(m_new, &QAbstractButton::clicked, this, &GameList::newRequested);
    retranslate();
}

void GameList::setGames(const std::vector<JournalSummary> &games)
{
    m_games = games;
    fill();
}

KeptEntry GameList::entryOf(const JournalSummary &game) const
{
    const bool over = game.stand.state == JournalState::Finished;
    QStringList facts{over ? tr("finished") : tr("being played"),
                      game.stand.standing.value(languageCode(currentLanguage())).toString()};
    facts.removeAll(QString());
    return {game.id.text(), game.title, [facts] { return facts; }, {}, game.changedMs, {}};
}

void GameList::select(const QString &id)
{
    m_list->setCurrentId(id);
}

void GameList::fill()
{
    std::vector<KeptEntry> entries;
    for (const JournalSummary &game : m_games)
        entries.push_back(entryOf(game));
    m_list->setEntries(entries);
    setFocusProxy(m_games.empty() ? static_cast<QWidget *>(m_new) : m_list);
    m_card->setVisible(!m_games.empty());
    m_invitation->setInviting(m_games.empty());
    m_open->setVisible(!m_games.empty());
    m_remove->setVisible(!m_games.empty());
    m_invitation->setText(m_games.empty()
                              ? tr("No skirmishes yet. Start one for two to four players.")
                              : tr("Choose a skirmish to continue it."));
}

void GameList::showDone(const QString &sentence)
{
    showProblem(sentence);
    m_problem->setTone(tone::ink);
}

void GameList::showProblem(const QString &sentence)
{
    m_problem->setTone(tone::harm);
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

void GameList::retranslate()
{
    m_new->setCommand("new-skirmish");
    m_open->setCommand("open-skirmish");
    m_remove->setCommand("remove-skirmish");
    m_list->setAccessibleName(tr("Skirmishes"));
    fill();
}

} // namespace dugout
