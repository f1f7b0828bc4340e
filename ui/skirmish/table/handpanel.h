// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishcontext.h"
#include "ui/common/panel.h"

class QVBoxLayout;

namespace dugout {

class ActionButton;
class TextLabel;

/// The cards in one player's hand, for that player's eyes.
class HandPanel final : public Panel
{
    Q_OBJECT

public:
    explicit HandPanel(QWidget *parent = nullptr);

    /// `noSeat` shows nothing and forgets what was shown.
    void show(const SkirmishContext &context, const SkirmishState &state, Seat seat);
    void retranslate();

signals:
    void hideRequested();

private:
    void clear();
    void addHeading(const QString &words);
    /// `met` says of an objective whether it could be scored as things stand, where that is known.
    void addCard(const SkirmishContext &context, const CardId &id, std::optional<bool> met = {});

    TextLabel *m_title;
    ActionButton *m_hide;
    QWidget *m_cards;
    QVBoxLayout *m_place;
};

} // namespace dugout
