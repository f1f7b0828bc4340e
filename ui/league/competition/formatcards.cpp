// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/competition/formatcards.h"

#include "core/leaguebook/acts/actfields.h"
#include "ui/common/cardbutton.h"
#include "ui/common/cardgrid.h"
#include "ui/league/competition/formatpicture.h"

using namespace Qt::StringLiterals;

namespace dugout {

FormatCards::FormatCards(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"competition-formats"_s);
    constexpr int mostColumns = 3;
    auto *grid = new CardGrid(mostColumns, this);
    grid->setContentsMargins(0, 0, 0, 0);
    for (int i = 0; i < enumWords<PlanFormat>().size(); ++i) {
        const auto format = static_cast<PlanFormat>(i);
        auto *card = new CardButton(QString(), this);
        card->setObjectName(u"format-%1"_s.arg(i));
        card->setOneOfSeveral();
        card->setPicture([format](QPainter &painter, const QRectF &area, const QColor &ink) {
            paintFormat(painter, area, format, ink);
        });
        connect(card, &QAbstractButton::clicked, this,
                [this, format] { emit formatChosen(format); });
        grid->addWidget(card);
        m_cards.append(card);
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FormatCards::setFormat(PlanFormat format)
{
    m_cards.at(static_cast<int>(format))->setChecked(true);
}

void FormatCards::retranslate()
{
    setAccessibleName(tr("Format"));
    const QStringList sentences{
        tr("Everybody plays everybody."),  tr("Every round pairs teams that are level."),
        tr("The loser is out."),           tr("Small round robins; the best go on to play-offs."),
        tr("Challenge a team above you."), tr("Coaches meet whenever they like."),
    };
    for (int i = 0; i < m_cards.size(); ++i)
        m_cards.at(i)->setWords(choiceWords(static_cast<PlanFormat>(i)), sentences.at(i));
}

} // namespace dugout
