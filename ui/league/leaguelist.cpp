// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/leaguelist.h"

#include "core/leaguebook/sampleleague.h"
#include "core/sharing/sharingwords.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/invitation.h"
#include "ui/common/keptlist.h"
#include "ui/common/listsearch.h"
#include "ui/common/panel.h"
#include "ui/common/rowselection.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"

#include <QMenu>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

LeagueList::LeagueList(RulesetLibrary &library, QWidget *parent)
    : QWidget(parent)
    , m_library(library)
    , m_title(new TextLabel(TextStyle::Title, this))
    , m_invitation(new Invitation(u"league"_s, this))
    , m_problem(new TextLabel(TextStyle::Body, this))
    , m_new(new ActionButton(this, ActionButton::Look::Filled))
    , m_import(new ActionButton(this))
    , m_join(new ActionButton(this))
    , m_sample(new ActionButton(this))
    , m_removeSample(new ActionButton(this))
    , m_card(new Panel(this))
    , m_list(new KeptList(m_card))
{
    m_new->setObjectName(u"new-league-button"_s);
    m_import->setObjectName(u"import-league"_s);
    m_join->setObjectName(u"join-league-button"_s);
    m_join->hide();
    m_sample->setObjectName(u"sample-league"_s);
    m_removeSample->setObjectName(u"remove-sample-league"_s);
    m_list->setObjectName(u"league-list"_s);
    m_problem->setTone(tone::harm);
    m_problem->hide();
    for (ActionButton *button : {m_new, m_sample, m_import, m_join, m_removeSample})
        m_invitation->addButton(button);
    auto *inside = new QVBoxLayout(m_card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addLayout((new ListSearch(m_list, "league-list-find"))->row());
    inside->addWidget(m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 3));
    for (TextLabel *label : {m_title, m_problem})
        label->setWordWrap(true);
    for (QWidget *each : std::initializer_list<QWidget *>{m_title, m_invitation, m_problem})
        layout->addWidget(each);
    layout->addWidget(m_card, 1);
    layout->addStretch();
    setFocusProxy(m_new);
    connect(m_new, &QAbstractButton::clicked, this, &LeagueList::newRequested);
    connect(m_import, &QAbstractButton::clicked, this, &LeagueList::importRequested);
    connect(m_join, &QAbstractButton::clicked, this, &LeagueList::joinRequested);
    connect(m_sample, &QAbstractButton::clicked, this, &LeagueList::sampleRequested);
    connect(m_removeSample, &QAbstractButton::clicked, this, &LeagueList::removeSampleRequested);
    connect(m_list, &KeptList::opened, this, &LeagueList::openRequested);
    m_list->rows()->setMenu([this](QMenu &menu) { fillMenu(menu); });
    m_list->rows()->setRemoval([this] { emit deleteRequested(m_list->currentId()); });
}

void LeagueList::setLeagues(const std::vector<LeagueSummary> &leagues,
                            const std::vector<SharedNote> &notes)
{
    m_leagues = leagues;
    m_notes = notes;
    fill();
}

void LeagueList::setCanJoin(bool canJoin)
{
    m_join->setVisible(canJoin);
}

const SharedNote *LeagueList::noteOf(const LeagueId &league) const
{
    const auto found
        = std::find_if(m_notes.begin(), m_notes.end(),
                       [&league](const SharedNote &each) { return each.league == league; });
    return found == m_notes.end() ? nullptr : &*found;
}

void LeagueList::setHasSample(bool hasSample)
{
    m_sample->setVisible(m_leagues.empty());
    m_removeSample->setVisible(hasSample && !noteOf(sampleLeagueId())); // what is shared stays
}

void LeagueList::fill()
{
    std::vector<KeptEntry> entries;
    for (const LeagueSummary &each : m_leagues) {
        const auto ruleset = m_library.load(each.ruleset.text());
        QStringList facts{ruleset ? (*ruleset)->name().in(currentLanguage()) : each.ruleset.text(),
                          each.season.isEmpty() ? tr("no season in progress") : each.season,
                          tr("%n team(s)", nullptr, each.teams)};
        // Where nothing is shared, nothing has to be told apart.
        std::vector<QIcon> icons;
        if (!m_notes.empty()) {
            const SharedNote *note = noteOf(each.id);
            icons = {toneIcon(note ? u"link"_s : u"home"_s, tone::greyInk, tone::onGo)};
            facts.prepend(note ? tr("shared, as %1").arg(SharingWords::role(note->role))
                               : tr("on this computer"));
        }
        const QString played
            = each.fixtures > 0 ? u"%1/%2"_s.arg(each.done).arg(each.fixtures) : QString();
        entries.push_back(
            {each.id.text(), each.name, [facts] { return facts; }, played, each.changedMs, icons});
    }
    m_list->setEntries(entries);
    m_card->setVisible(!m_leagues.empty());
    m_invitation->setInviting(m_leagues.empty());
    setFocusProxy(m_leagues.empty() ? static_cast<QWidget *>(m_new) : m_list);
    m_invitation->setText(m_leagues.empty()
                              ? tr("Create a league: Dugout draws the rounds and keeps the tables. "
                                   "The sample league shows how it works.")
                              : tr("Choose a league to open it."));
}

void LeagueList::fillMenu(QMenu &menu)
{
    const QString id = m_list->currentId();
    if (id.isEmpty())
        return;
    addEntry(menu, tr("Open"), Qt::Key_Return, true, [this, id] { emit openRequested(id); });
    menu.addSeparator();
    m_list->rows()->addCopy(menu);
    menu.addSeparator();
    addEntry(menu, tr("Delete the league…"), QKeySequence::Delete, true,
             [this, id] { emit deleteRequested(id); });
}

void LeagueList::showDone(const QString &sentence)
{
    showProblem(sentence);
    m_problem->setTone(tone::ink);
}

void LeagueList::showProblem(const QString &sentence)
{
    m_problem->setTone(tone::harm);
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

void LeagueList::retranslate()
{
    m_title->setText(tr("League"));
    m_new->setCommand("new-league");
    m_import->setCommand("import-league");
    m_join->setCommand("join-league");
    m_sample->setCommand("sample-league");
    m_removeSample->setCommand("remove-sample-league");
    m_list->setAccessibleName(tr("Leagues"));
    fill();
}

} // namespace dugout
