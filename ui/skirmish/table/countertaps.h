// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"
#include "core/skirmish/state/fighterref.h"

#include <QObject>

class QWidget;

namespace dugout {

class FighterPanel;
class PlayerBoard;
class PromptCard;
class SkirmishTable;

/// What is tapped on the scoreboard and beside the fighters: one tap is one answer, and where it is
/// not asked nothing happens.
class CounterTaps final : public QObject
{
    Q_OBJECT

public:
    /// The card says why a tap was refused; menus belong to `view`.
    CounterTaps(PromptCard *card, QWidget *view);

    /// Null for none; it must outlive its use here.
    void setTable(SkirmishTable *table) { m_table = table; }
    void follow(PlayerBoard *board);
    void follow(FighterPanel *panel);
    void inspire(const FighterRef &fighter);

private:
    void tap(Event event);
    void tapNumber(const QString &prompt, int number);
    void tapChoice(const QString &prompt, const QString &choice);
    void offerMarks(const FighterRef &fighter);

    PromptCard *m_card;
    QWidget *m_view;
    SkirmishTable *m_table = nullptr;
};

} // namespace dugout
