// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/checklist.h"

#include <QWidget>

namespace dugout {

class AfterColumn;
class AfterSummary;
class MatchTable;
class PlayDesk;
class PromptCard;

/// After the match: what both teams have to do, a column for each, and what it changed. One column
/// is worked on; the arrows turn to the other.
class AfterPage final : public QWidget
{
    Q_OBJECT

public:
    explicit AfterPage(PlayDesk *desk, QWidget *parent = nullptr);
    ~AfterPage() override;

    /// Null for none; the table must outlive the page or be taken away before.
    void setTable(MatchTable *table);
    /// Takes the card from the desk, and gives it back.
    void enter();
    void leave();
    [[nodiscard]] bool isEntered() const { return m_entered; }
    /// Shows how far both are; after an answer it goes on with what is next.
    void refresh();
    /// Where the keyboard begins.
    void takeFocus();
    void retranslate();

signals:
    void finished();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    void giveCardBack();
    void turnTo(Seat seat);
    void openStep(bool open);
    void goOn(const AfterCheck *before);
    void showOpen();
    void press(Seat seat, int place);
    void reopen(const AfterCheck &check);
    [[nodiscard]] const AfterChecklist &list(Seat seat) const;
    /// What is asked in the column that is worked on; null where nothing is.
    [[nodiscard]] const AfterCheck *openCheck() const;
    [[nodiscard]] bool isDone(Seat seat) const;
    [[nodiscard]] PromptCard *card() const;

    PlayDesk *m_desk;
    MatchTable *m_table = nullptr;
    std::array<AfterColumn *, 2> m_columns;
    AfterSummary *m_summary;
    std::array<AfterChecklist, 2> m_lists;
    Seat m_seat = 0;
    bool m_open = false; ///< the step that is asked is being answered
    bool m_entered = false;
    bool m_turning = false;
};

} // namespace dugout
