// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/noticepanel.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"

#include <QListWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

NoticePanel::NoticePanel(QWidget *parent)
    : Panel(parent)
    , m_heading(new TextLabel(TextStyle::Strong, this))
    , m_list(new QListWidget(this))
    , m_close(new ActionButton(this))
{
    m_list->setObjectName(u"notices"_s);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_heading->setWordWrap(true);
    auto *head = new QHBoxLayout;
    head->addWidget(m_heading, 1);
    head->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(head);
    layout->addWidget(m_list);
    setLeftEdge(tone::look);
    connect(m_close, &QAbstractButton::clicked, this, &QWidget::hide);
    retranslate();
    hide();
}

void NoticePanel::show(const QString &heading, const QStringList &sentences)
{
    m_heading->setText(heading);
    m_list->clear();
    m_list->addItems(sentences);
    m_list->setVisible(!sentences.isEmpty());
    // As high as its sentences, which may wrap once, as long as there are few.
    const int lines = 2 * static_cast<int>(sentences.size());
    m_list->setMaximumHeight(
        std::min(gridStep(this, 40), lines * m_list->fontMetrics().height() + gridStep(this, 3)));
    setVisible(!heading.isEmpty());
}

void NoticePanel::retranslate()
{
    m_close->setCommand("notice-close");
    m_list->setAccessibleName(tr("What could not be imported"));
}

} // namespace dugout
