// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/sidepicker.h"

#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/colourbutton.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/sheets/badgepainter.h"

#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostTeamRerolls = 16;
constexpr int usualTeamRerolls = 3;
/// As most coaches paint them: red against blue.
constexpr Rgb quickColours[]{{140, 43, 43}, {43, 92, 140}};

} // namespace

SidePicker::SidePicker(Seat seat, QWidget *parent)
    : QWidget(parent)
    , m_seat(seat)
    , m_choice(new ChoiceBox(this))
    , m_note(new TextLabel(TextStyle::Small, this))
    , m_quick(new QWidget(this))
    , m_name(new TextField(m_quick))
    , m_rerollsLabel(new QLabel(m_quick))
    , m_rerolls(new NumberBox(m_quick))
    , m_colour(new ColourButton(m_quick))
{
    m_choice->setObjectName(u"side-team-%1"_s.arg(seat));
    m_note->setObjectName(u"side-note-%1"_s.arg(seat));
    m_note->setWordWrap(true);
    m_note->hide();
    m_name->setObjectName(u"side-name-%1"_s.arg(seat));
    m_rerolls->setObjectName(u"side-rerolls-%1"_s.arg(seat));
    m_rerolls->setRange(0, mostTeamRerolls);
    m_rerolls->setValue(usualTeamRerolls);
    m_rerolls->setMinimumHeight(gridStep(this, 9));
    m_rerollsLabel->setBuddy(m_rerolls);
    const Rgb &usual = quickColours[seat];
    m_colour->setObjectName(u"side-colour-%1"_s.arg(seat));
    m_colour->setColour(QColor(usual.red, usual.green, usual.blue));
    m_colour->setMinimumHeight(gridStep(this, 9));
    auto *rest = new QHBoxLayout;
    rest->addWidget(m_rerollsLabel);
    rest->addWidget(m_rerolls);
    rest->addStretch();
    rest->addWidget(m_colour);
    auto *quick = new QVBoxLayout(m_quick); // side by side they need more than German leaves them
    quick->setContentsMargins(0, 0, 0, 0);
    quick->setSpacing(gridStep(this, 1));
    quick->addWidget(m_name);
    quick->addLayout(rest);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 1));
    layout->addWidget(m_choice);
    layout->addWidget(m_note);
    layout->addWidget(m_quick);
    setFocusProxy(m_choice);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &SidePicker::showFields);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &SidePicker::chosen);
    retranslate();
}

void SidePicker::setTeams(const std::vector<Team> &teams)
{
    const int before = m_choice->currentIndex();
    const bool same = m_teams == teams;
    m_teams = teams;
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    for (const Team &team : m_teams)
        m_choice->addItem(team.name);
    m_choice->addItem(tr("Quick team, without a roster"));
    m_choice->setCurrentIndex(same ? std::max(0, before) : 0);
    showFields();
}

void SidePicker::choose(int team)
{
    m_choice->setCurrentIndex(team < 0 || team >= m_choice->count() ? m_choice->count() - 1 : team);
}

bool SidePicker::isQuick() const
{
    return m_choice->currentIndex() < 0
        || m_choice->currentIndex() >= static_cast<int>(m_teams.size());
}

Result<Team> SidePicker::team() const
{
    if (!isQuick())
        return m_teams.at(static_cast<size_t>(m_choice->currentIndex()));
    Team team;
    team.name = m_name->text().trimmed();
    if (team.name.isEmpty())
        return Error{ErrorCode::TeamWithoutName,
                     m_seat == 0 ? tr("The first team needs a name.")
                                 : tr("The second team needs a name."),
                     {}};
    team.rerolls = m_rerolls->value();
    team.primary = toRgb(m_colour->colour());
    team.founded = true;
    return team;
}

void SidePicker::setNote(const QString &sentence)
{
    m_note->setText(sentence);
    m_note->setVisible(!sentence.isEmpty());
}

void SidePicker::showFields()
{
    m_quick->setVisible(isQuick());
}

void SidePicker::retranslate()
{
    setTeams(std::vector<Team>(m_teams));
    m_choice->setAccessibleName(m_seat == 0 ? tr("First team") : tr("Second team"));
    m_name->setPlaceholderText(tr("Name of the team"));
    m_name->setAccessibleName(tr("Name of the team"));
    m_rerollsLabel->setText(tr("Re-rolls"));
    m_colour->setAccessibleName(tr("Colour of the team"));
    m_colour->setToolTip(tr("Colour of the team"));
}

} // namespace dugout
