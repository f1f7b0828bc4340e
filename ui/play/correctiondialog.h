// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/play/eventlog.h"

#include <QDialog>

namespace dugout {

class ActionButton;
class GameTable;
class PromptCard;
class TextLabel;

/// Answers an earlier prompt again, or answers one more before it. The log changes only when the
/// whole of it was answered.
class CorrectionDialog final : public QDialog
{
    Q_OBJECT

public:
    CorrectionDialog(GameTable &table, RandomSource &random, Correction::What what, int group,
                     QWidget *parent = nullptr);

    [[nodiscard]] PromptCard *card() const { return m_card; }

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] size_t eventsWanted() const;
    void ask();
    void take(const Event &event);
    void retranslate();

    GameTable &m_table;
    Correction m_correction;
    EventGroup m_before; ///< the group as it is
    TextLabel *m_line;
    PromptCard *m_card;
    ActionButton *m_cancel;
};

} // namespace dugout
