// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

#include <QWidget>

class QMenu;

namespace dugout {

class ActionButton;
class PillLabel;
class ShirtStrip;

using Kits = std::array<std::optional<Rgb>, 2>;

/// The shirts of both sides in this match, whether nobody takes one for the other, and others to
/// choose from.
class KitRow final : public QWidget
{
    Q_OBJECT

public:
    explicit KitRow(QWidget *parent = nullptr);

    void setMatch(const MatchSetup &setup);
    /// A fixture is played in the shirts that the teams have.
    void setCanChange(bool can);
    void retranslate();
    /// The page finds a place for it.
    [[nodiscard]] QWidget *changeButton() const;

signals:
    void chosen(const dugout::Kits &kits);

private:
    void openShirts();
    void addShirts(QMenu &menu, Seat seat);
    void sayHow();

    MatchSetup m_setup;
    ShirtStrip *m_shirts;
    PillLabel *m_how;
    ActionButton *m_change;
};

} // namespace dugout
