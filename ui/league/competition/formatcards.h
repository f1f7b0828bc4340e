// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/acts/competitionplan.h"

#include <QList>
#include <QWidget>

namespace dugout {

class CardButton;

/// The ways to play, each with a picture of who meets whom; one of them is taken.
class FormatCards final : public QWidget
{
    Q_OBJECT

public:
    explicit FormatCards(QWidget *parent = nullptr);

    void setFormat(PlanFormat format);
    void retranslate();

signals:
    void formatChosen(dugout::PlanFormat format);

private:
    QList<CardButton *> m_cards; ///< in the order of the formats
};

} // namespace dugout
