// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchlist.h"

#include "core/match/words/matchstanding.h"
#include "core/text/scoretext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/badgewidget.h"
#include "ui/common/choicebox.h"
#include "ui/common/command.h"
#include "ui/common/flowlayout.h"
#include "ui/common/keptlist.h"
#include "ui/common/panel.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"

#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

MatchList::MatchList(QWidget *parent)
    : QWidget(parent)
    , m_search(new TextField(this))
    , m_states(new ChoiceBox(this))
    , m_order(new ChoiceBox(this))
    , m_title(new TextLabel(TextStyle::Title, this))
    , m_invitation(new TextLabel(TextStyle::Body, this))
    , m_problem(new TextLabel(TextStyle::Body, this))
    , m_new(new ActionButton(this, ActionButton::Look::Filled))
    , m_open(new ActionButton(this))
    , m_rename(new ActionButton(this))
    , m_remove(new ActionButton(this))
    , m_card(new Panel(this))
    , m_list(new KeptList(m_card))
{
    m_new->setObjectName(u"new-match-button"_s);
    m_open->setObjectName(u"open-match"_s);
    m_rename->setObjectName(u"rename-match"_s);
    m_remove->setObjectName(u"remove-match"_s);
    m_list->setObjectName(u"match-list"_s);
    m_search->setObjectName(u"match-search"_s);
    m_search->setClearButtonEnabled(true);
    m_states->setObjectName(u"match-states"_s);
    m_order->setObjectName(u"match-order"_s);
    m_invitation->setTone(tone::greyInk);
    m_problem->setTone(tone::harm);
    m_problem->hide();
    auto *buttons = new FlowLayout;
    for (ActionButton *button : {m_new, m_open, m_rename, m_remove})
        buttons->addWidget(button);
    for (QWidget *field : {static_cast<QWidget *>(m_search), static_cast<QWidget *>(m_states),
                           static_cast<QWidget *>(m_order)})
        buttons->addWidget(field);
    m_search->setMinimumWidth(gridStep(this, 50));
    auto *inside = new QVBoxLayout(m_card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_list);
    auto *layout = new QVBoxLayout(this);
    const int margin = gridStep(this, 3);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(margin);
    for (TextLabel *label : {m_title, m_invitation, m_problem}) {
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    layout->insertLayout(2, buttons);
    layout->addWidget(m_card, 1);
    layout->addStretch();
    connect(m_new, &QAbstractButton::clicked, this, &MatchList::newRequested);
    connect(m_open, &QAbstractButton::clicked, this,
            [this] { emit openRequested(m_list->currentId()); });
    connect(m_rename, &QAbstractButton::clicked, this,
            [this] { emit renameRequested(m_list->currentId()); });
    connect(m_remove, &QAbstractButton::clicked, this,
            [this] { emit removeRequested(m_list->currentId()); });
    connect(m_search, &QLineEdit::textChanged, this, &MatchList::queryChanged);
    auto *find = new QShortcut(commandKey("match-list-find"), this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, this,
            [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
    connect(m_states, &QComboBox::activated, this, &MatchList::queryChanged);
    connect(m_order, &QComboBox::activated, this, &MatchList::queryChanged);
    connect(m_list, &KeptList::opened, this, &MatchList::openRequested);
    connect(m_list, &KeptList::endReached, this, &MatchList::moreRequested);
    fill();
}

void MatchList::setEditionName(EditionName name)
{
    m_editionName = std::move(name);
}

JournalQuery MatchList::query() const
{
    JournalQuery query;
    query.text = m_search->text().trimmed();
    if (m_states->currentIndex() == 1)
        query.state = JournalState::Running;
    else if (m_states->currentIndex() == 2)
        query.state = JournalState::Finished;
    if (m_order->currentIndex() == 1)
        query.order = JournalQuery::Order::NewestFirst;
    else if (m_order->currentIndex() == 2)
        query.order = JournalQuery::Order::OldestFirst;
    return query;
}

void MatchList::fillChoices()
{
    const auto fill = [](ChoiceBox *box, const QString &name, const QStringList &words) {
        const int before = std::max(0, box->currentIndex());
        const QSignalBlocker quiet(box);
        box->clear();
        box->addItems(words);
        box->setCurrentIndex(before);
        box->setAccessibleName(name);
    };
    fill(m_states, tr("Which matches"), {tr("All"), tr("In progress"), tr("Finished")});
    fill(m_order, tr("Order"), {tr("Played last first"), tr("Newest first"), tr("Oldest first")});
    m_search->setPlaceholderText(tr("Part of the name"));
    m_search->setAccessibleName(tr("Part of the name"));
}

void MatchList::setMatches(const std::vector<JournalSummary> &matches)
{
    if (matches == m_matches) { // nothing to paint anew, but for what was searched
        sayWords();
        return;
    }
    m_matches = matches;
    fill();
}

void MatchList::addMatches(const std::vector<JournalSummary> &matches)
{
    std::vector<KeptEntry> entries;
    for (const JournalSummary &match : matches)
        entries.push_back(entryOf(match));
    m_matches.insert(m_matches.end(), matches.begin(), matches.end());
    m_list->addEntries(entries);
}

QString MatchList::titleOf(const QString &id) const
{
    for (const JournalSummary &match : m_matches) {
        if (match.id.text() == id)
            return match.title;
    }
    return {};
}

QString MatchList::stateWords(JournalState state) const
{
    switch (state) {
    case JournalState::Undecided:
        return tr("to be decided");
    case JournalState::Finished:
        return tr("finished");
    case JournalState::Running:
        break;
    }
    return tr("in progress");
}

void MatchList::showDone(const QString &sentence)
{
    showProblem(sentence);
    m_problem->setTone(tone::ink);
}

void MatchList::showProblem(const QString &sentence)
{
    m_problem->setTone(tone::harm);
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

KeptEntry MatchList::entryOf(const JournalSummary &match) const
{
    const MatchSummary standing = standingFromJson(match.stand.standing);
    std::vector<QIcon> badges;
    for (const std::optional<Badge> &badge : standing.badges) {
        if (badge)
            badges.push_back(badgeIcon(*badge));
    }
    const JournalState state = match.stand.state;
    return {match.id.text(),
            match.title,
            [this, standing, state] { return factsOf(standing, state); },
            standing.half > 0 ? scoreText(standing.score[0], standing.score[1]) : QString(),
            match.changedMs,
            badges,
            state == JournalState::Finished ? QString() : stateWords(state)};
}

/// What the score, the badges and the mark beside them do not say.
QStringList MatchList::factsOf(const MatchSummary &standing, JournalState state) const
{
    const bool isFinished = state == JournalState::Finished;
    QStringList facts{isFinished ? stateWords(state) : QString(),
                      fixtureWords(standing.competition, standing.round)};
    if (!standing.winner.isEmpty() || !isFinished)
        facts.append(stateOfPlay(standing));
    if (m_editionName && !standing.edition.isEmpty())
        facts.append(m_editionName(standing.edition));
    facts.removeAll(QString());
    return facts;
}

void MatchList::fill()
{
    std::vector<KeptEntry> entries;
    for (const JournalSummary &match : m_matches)
        entries.push_back(entryOf(match));
    m_list->setEntries(entries);
    sayWords();
}

void MatchList::retranslate()
{
    fill(); // dates and states follow the language
}

void MatchList::sayWords()
{
    const bool searched = !m_search->text().isEmpty() || m_states->currentIndex() > 0;
    const bool empty = m_matches.empty() && !searched;
    // Enter does what is highlighted: it goes on with a match where there is one.
    setFocusProxy(empty ? static_cast<QWidget *>(m_new) : m_list);
    fillChoices();
    m_title->setText(tr("Match"));
    m_invitation->setText(empty ? tr("Choose two teams and Dugout guides you through the match.")
                                : tr("Continue a match or start another."));
    m_new->setCommand("new-match");
    m_open->setCommand("open-match");
    m_rename->setCommand("rename-match");
    m_remove->setCommand("remove-match");
    m_list->setAccessibleName(tr("Matches"));
    for (QWidget *part : {static_cast<QWidget *>(m_open), static_cast<QWidget *>(m_rename),
                          static_cast<QWidget *>(m_remove), static_cast<QWidget *>(m_card),
                          static_cast<QWidget *>(m_search), static_cast<QWidget *>(m_states),
                          static_cast<QWidget *>(m_order)})
        part->setVisible(!empty);
}

} // namespace dugout
