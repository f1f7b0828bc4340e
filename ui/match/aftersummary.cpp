// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/aftersummary.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/badgewidget.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/match/changedlist.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int badgeSteps = 5;

} // namespace

AfterSummary::AfterSummary(QWidget *parent)
    : Panel(parent)
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_scroll(new ScrollColumn(this))
    , m_badges{new BadgeWidget(this), new BadgeWidget(this)}
    , m_names{new TextLabel(TextStyle::Strong, this), new TextLabel(TextStyle::Strong, this)}
    , m_lists{new ChangedList(this), new ChangedList(this)}
    , m_undo(new ActionButton(this))
    , m_finish(new ActionButton(this, ActionButton::Look::Filled))
    , m_why(new TextLabel(TextStyle::Small, this))
{
    setObjectName(u"after-summary"_s);
    m_finish->setObjectName(u"after-finish"_s);
    m_undo->setObjectName(u"after-undo"_s);
    m_why->setObjectName(u"after-why"_s);
    m_undo->setFocusPolicy(Qt::TabFocus);
    m_why->setTone(tone::greyInk);
    m_why->setWordWrap(true);
    m_why->setAlignment(Qt::AlignCenter);
    layOut();
    connect(m_undo, &QAbstractButton::clicked, this, &AfterSummary::undoRequested);
    connect(m_finish, &QAbstractButton::clicked, this, &AfterSummary::finishRequested);
}

void AfterSummary::layOut()
{
    const int gap = gridStep(this, 2);
    QVBoxLayout *column = m_scroll->column();
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    for (const size_t seat : {0U, 1U}) {
        m_badges.at(seat)->setSide(badgeSteps);
        m_names.at(seat)->setGivesWay(true);
        auto *head = new QHBoxLayout;
        head->setSpacing(gap);
        head->addWidget(m_badges.at(seat));
        head->addWidget(m_names.at(seat), 1);
        column->addLayout(head);
        column->addWidget(m_lists.at(seat));
        column->addSpacing(gap);
    }
    column->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    layout->addWidget(m_title);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_undo);
    layout->addWidget(m_finish);
    layout->addWidget(m_why);
}

void AfterSummary::setTeam(Seat seat, const QString &name, const Badge &badge)
{
    m_names.at(static_cast<size_t>(seat))->setText(name);
    m_badges.at(static_cast<size_t>(seat))->setBadge(badge);
}

void AfterSummary::setChanges(Seat seat, const std::vector<ChangedLine> &lines)
{
    const auto place = static_cast<size_t>(seat);
    m_lists.at(place)->setLines(lines);
    m_lists.at(place)->setVisible(!lines.empty());
}

void AfterSummary::setFinished(bool finished)
{
    m_finished = finished;
    m_finish->setEnabled(finished);
    m_finish->printKey(finished ? QKeySequence(Qt::Key_Enter) : QKeySequence());
    retranslate();
}

void AfterSummary::setCanUndo(bool can)
{
    m_undo->setEnabled(can);
}

void AfterSummary::focusFinish()
{
    m_finish->setFocus(Qt::OtherFocusReason);
}

void AfterSummary::retranslate()
{
    m_title->setText(tr("What changed"));
    m_undo->setCommand("after-undo");
    m_finish->setCommand("after-finish");
    m_why->setText(m_finished ? tr("Both teams have confirmed; everything is saved.")
                              : tr("Available once both teams have confirmed"));
}

} // namespace dugout
