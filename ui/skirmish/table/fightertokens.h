// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishnames.h"
#include "ui/skirmish/table/skirmishscene.h"

#include <QWidget>

namespace dugout {

class ActionButton;

/// What is tapped of a fighter where the players count by themselves: his tokens, his wounds, an
/// upgrade.
class FighterTokens final : public QWidget
{
    Q_OBJECT

public:
    explicit FighterTokens(QWidget *parent = nullptr);

    void show(const FighterSeen &fighter);
    /// Says fewer and shorter words where that spares a line of this width: all of a warband, or of
    /// a card, is to be in sight.
    void fit(int room);

signals:
    /// One tap each.
    void heartsTapped(int damage);
    void tokenTapped(KnownWord<SkirmishChoices> token);
    void markRequested();

private:
    /// From all words to as few letters as can still be told apart.
    enum class Words { Full, NoUpgrade, Short };

    void press(const QString &token);
    void say(Words words);
    [[nodiscard]] int linesIn(int room) const;

    FighterSeen m_fighter;
    QList<ActionButton *> m_buttons; ///< in the order of their names
};

} // namespace dugout
