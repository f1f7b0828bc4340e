// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/emptypage.h"

#include "ui/common/textlabel.h"
#include "ui/common/theme.h"

#include <QBoxLayout>

namespace dugout {

EmptyPage::EmptyPage(QString (*title)(), QString (*sentence)(), QWidget *parent)
    : Page(parent)
    , m_title(title)
    , m_sentence(sentence)
    , m_titleLabel(new TextLabel(TextStyle::Title, this))
    , m_sentenceLabel(new TextLabel(TextStyle::Body, this))
{
    m_sentenceLabel->setTone(tone::greyInk);
    m_sentenceLabel->setWordWrap(true);
    m_sentenceLabel->setAlignment(Qt::AlignHCenter);
    auto *layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addWidget(m_titleLabel, 0, Qt::AlignHCenter);
    layout->addWidget(m_sentenceLabel);
    layout->addStretch(3);
    EmptyPage::retranslate();
}

void EmptyPage::retranslate()
{
    m_titleLabel->setText(m_title());
    m_sentenceLabel->setText(m_sentence());
}

} // namespace dugout
