// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/coverbody.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/common/textlabel.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

CoverBody::CoverBody(const OfferedPrompt &offer, RandomSource &random, QWidget *parent)
    : PromptBody(offer, parent)
    , m_random(random)
    , m_column(new QVBoxLayout(this))
    , m_words(new TextLabel(TextStyle::Body, this))
    , m_show(new ActionButton(this))
{
    m_words->setWordWrap(true);
    m_words->setObjectName(u"cover-words"_s);
    m_show->setObjectName(u"cover-show"_s);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(gridStep(this, 3));
    m_column->addWidget(m_words);
    auto *buttons = new FlowLayout;
    m_column->addLayout(buttons);
    if (prompt().byLot) {
        m_draw = new ActionButton(this);
        buttons->addWidget(m_draw);
        connect(m_draw, &QAbstractButton::clicked, this,
                [this] { emit answered(rollFor(prompt(), m_random)); });
    } else {
        makeMain(m_show);
    }
    m_show->setVisible(offer.behind != nullptr);
    buttons->addWidget(m_show);
    connect(m_show, &QAbstractButton::clicked, this,
            [this] { m_inner ? coverAgain() : uncover(); });
    CoverBody::showWords();
}

void CoverBody::uncover()
{
    if (m_inner || !offer().behind)
        return;
    m_inner = make(*offer().behind, m_random, this);
    m_column->addWidget(m_inner, 1);
    connect(m_inner, &PromptBody::answered, this, &PromptBody::answered);
    connect(m_inner, &PromptBody::enterMoved, this, &PromptBody::enterMoved);
    // Enter is what the answer makes of it now. The same button goes back to let Dugout draw after
    // all.
    m_show->setVisible(m_draw);
    m_show->setObjectName(u"cover-show"_s);
    if (m_draw) {
        m_draw->hide();
        m_draw->setObjectName({});
    }
    showWords();
    m_inner->show();
    if (QWidget *begin = m_inner->first())
        begin->setFocus(Qt::OtherFocusReason);
    else
        m_inner->setFocus(Qt::OtherFocusReason);
    emit enterMoved();
}

void CoverBody::coverAgain()
{
    m_inner->hide();
    m_inner->deleteLater();
    m_inner = nullptr;
    m_draw->show();
    showWords();
    if (QWidget *begin = first())
        begin->setFocus(Qt::OtherFocusReason);
    else
        setFocus(Qt::OtherFocusReason);
    emit enterMoved();
}

QWidget *CoverBody::first() const
{
    if (m_inner)
        return m_inner->first();
    if (m_draw)
        return offer().ownDice ? nullptr : m_draw;
    return offer().behind ? m_show : nullptr;
}

/// With every line of the words above what is behind it: they wrap, and more the narrower it is.
int CoverBody::leastHeight(int width) const
{
    const int least = m_column->minimumHeightForWidth(width);
    return m_inner ? least + m_inner->leastHeight(width) - m_inner->minimumSizeHint().height()
                   : least;
}

QWidget *CoverBody::fieldFor(const QString &text)
{
    return m_inner ? m_inner->fieldFor(text) : nullptr;
}

void CoverBody::showWords()
{
    m_words->setText(wordsNow());
    m_words->setVisible(!m_words->text().isEmpty());
    m_show->setCommand(!m_draw ? "cover-show" : m_inner ? "cover-back" : "cover-drew");
    if (m_draw) {
        m_draw->setCommand("prompt-draw-cards");
        if (!m_inner)
            dressDraw(m_draw);
    }
    if (m_inner && offer().behind)
        m_inner->setOffer(*offer().behind);
}

QString CoverBody::wordsNow() const
{
    if (!offer().behind)
        return tr("%1 answers this on the phone.").arg(offer().cover);
    return m_inner ? offer().behind->words.detail
                   : tr("For %1 only: pass the device.").arg(offer().cover);
}

} // namespace dugout
