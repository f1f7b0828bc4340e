// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/optionpanel.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/optionswitches.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"

#include <QScrollBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

OptionPanel::OptionPanel(QWidget *parent)
    : QWidget(parent)
    , m_search(new TextField(this))
    , m_reset(new ActionButton(this))
    , m_nothing(new TextLabel(TextStyle::Body, this))
    , m_scroll(new ScrollColumn(this))
    , m_switches(new OptionSwitches(m_scroll))
{
    m_search->setObjectName(u"option-search"_s);
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(gridStep(this, 44));
    m_reset->setShrinks(true);
    m_reset->setObjectName(u"option-reset"_s);
    m_nothing->setObjectName(u"option-nothing"_s);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    m_scroll->column()->setContentsMargins(0, 0, gridStep(this, 2), 0);
    m_scroll->column()->addWidget(m_switches);
    m_scroll->column()->addStretch();
    auto *top = new QHBoxLayout;
    top->setSpacing(gridStep(this, 2));
    top->addWidget(m_search, 1);
    top->addWidget(m_reset);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 3));
    layout->addLayout(top);
    layout->addWidget(m_nothing);
    layout->addWidget(m_scroll, 1);
    connect(m_search, &QLineEdit::textChanged, this, &OptionPanel::search);
    connect(m_switches, &OptionSwitches::changed, this, &OptionPanel::showState);
    connect(m_reset, &QAbstractButton::clicked, this, [this] {
        m_switches->reset();
        focusSearch();
    });
    retranslate();
}

void OptionPanel::focusSearch()
{
    m_search->setFocus();
}

void OptionPanel::showState()
{
    m_reset->setEnabled(!m_switches->choices().empty());
}

void OptionPanel::search()
{
    m_nothing->setVisible(!m_switches->search(m_search->text()));
    m_scroll->verticalScrollBar()->setValue(0);
}

void OptionPanel::retranslate()
{
    m_search->setPlaceholderText(tr("Search the optional rules"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_reset->setCommand("option-reset");
    m_reset->setToolTip(tr("Undoes every change."));
    m_reset->setAccessibleName(m_reset->text());
    m_nothing->setText(tr("No matches."));
    m_switches->retranslate();
    showState();
    search();
}

} // namespace dugout
