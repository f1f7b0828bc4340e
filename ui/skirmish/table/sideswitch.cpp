// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/sideswitch.h"

#include "ui/common/actionbutton.h"
#include "ui/common/flowlayout.h"
#include "ui/phones/phonesbutton.h"

#include <QButtonGroup>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const std::pair<SideSwitch::Side, QString> allSides[]{
    {SideSwitch::Side::OfField, u"side-field"_s},
    {SideSwitch::Side::OfFighters, u"side-fighters"_s},
    {SideSwitch::Side::OfDesk, u"side-desk"_s},
    {SideSwitch::Side::OfLog, u"side-log"_s}};

} // namespace

SideSwitch::SideSwitch(QWidget *parent)
    : QWidget(parent)
    , m_back(new ActionButton(this))
    , m_screen(new ActionButton(this))
    , m_phones(new PhonesButton(this))
    , m_undo(new ActionButton(this))
    , m_redo(new ActionButton(this))
    , m_sides(new QButtonGroup(this))
{
    auto *row = new FlowLayout;
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addLayout(row);
    m_back->setObjectName(u"to-games"_s);
    m_back->setIconName(u"arrow-left"_s);
    row->addWidget(m_back);
    addSides(row);
    m_undo->setObjectName(u"side-undo"_s);
    m_redo->setObjectName(u"side-redo"_s);
    m_undo->setIconName(u"undo"_s);
    m_redo->setIconName(u"redo"_s);
    m_screen->setObjectName(u"side-screen"_s);
    m_screen->setIconName(u"screen"_s);
    m_phones->setObjectName(u"side-phones"_s);
    for (ActionButton *button : {m_undo, m_redo, m_screen}) {
        button->setFocusPolicy(Qt::TabFocus); // a click leaves Enter to what is asked
        row->addWidget(button);
    }
    row->addWidget(m_phones);
    connect(m_back, &QAbstractButton::clicked, this, &SideSwitch::backRequested);
    connect(m_screen, &QAbstractButton::clicked, this, &SideSwitch::screenRequested);
    connect(m_phones, &QAbstractButton::clicked, this, &SideSwitch::phonesRequested);
    connect(m_undo, &QAbstractButton::clicked, this, &SideSwitch::undoRequested);
    connect(m_redo, &QAbstractButton::clicked, this, &SideSwitch::redoRequested);
}

void SideSwitch::addSides(FlowLayout *row)
{
    for (const auto &[side, name] : allSides) {
        auto *button = new ActionButton(this);
        button->setObjectName(name);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_sides->addButton(button, static_cast<int>(side));
        row->addWidget(button);
    }
    // A picture: with another word the row would not fit in large letters.
    static_cast<ActionButton *>(m_sides->button(static_cast<int>(Side::OfDesk)))
        ->setIconName(u"arrow-right"_s);
    setSide(Side::OfField);
    connect(m_sides, &QButtonGroup::idClicked, this,
            [this](int side) { emit sideChosen(static_cast<Side>(side)); });
}

void SideSwitch::offer(bool field, bool desk)
{
    m_sides->button(static_cast<int>(Side::OfField))->setVisible(field);
    m_sides->button(static_cast<int>(Side::OfDesk))->setVisible(desk);
}

void SideSwitch::setSide(Side side)
{
    m_sides->button(static_cast<int>(side))->setChecked(true);
    m_sides->button(static_cast<int>(Side::OfDesk))
        ->setShortcut(side == Side::OfDesk ? QKeySequence() : QKeySequence(Qt::Key_Return));
    m_undo->setVisible(side != Side::OfLog);
    m_redo->setVisible(side != Side::OfLog);
}

void SideSwitch::setCan(bool undo, bool redo)
{
    m_undo->setEnabled(undo);
    m_redo->setEnabled(redo);
}

void SideSwitch::showPhones(bool can, std::optional<int> count)
{
    m_phones->setVisible(can);
    m_phones->showCount(count);
}

void SideSwitch::setGap(int gap)
{
    layout()->setContentsMargins(0, 0, 0, gap);
}

int SideSwitch::heightFor(int width) const
{
    return layout()->heightForWidth(width);
}

int SideSwitch::lineHeight() const
{
    return m_back->sizeHint().height();
}

void SideSwitch::retranslate()
{
    const auto name = [](QAbstractButton *button, const QString &words) {
        button->setAccessibleName(words);
        button->setToolTip(words);
    };
    m_back->setPictureCommand("all-games");
    m_screen->setPictureCommand("skirmish-screen");
    m_undo->setPictureCommand("undo");
    m_redo->setPictureCommand("redo");
    name(m_sides->button(static_cast<int>(Side::OfDesk)), tr("What comes next"));
    m_sides->button(static_cast<int>(Side::OfField))->setText(tr("Field"));
    m_sides->button(static_cast<int>(Side::OfFighters))->setText(tr("Fighters"));
    m_sides->button(static_cast<int>(Side::OfLog))->setText(tr("Log"));
}

} // namespace dugout
