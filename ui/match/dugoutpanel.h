// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "ui/common/panel.h"

class QListView;

namespace dugout {

class DugoutDelegate;
class DugoutModel;
class TextLabel;

/// The dugout of one side with every player's state. A click, Enter or the menu key on a player
/// asks for his menu.
class DugoutPanel final : public Panel
{
    Q_OBJECT

public:
    explicit DugoutPanel(Seat seat, QWidget *parent = nullptr);

    void setState(const MatchContext &context, const MatchState &state);
    /// Everybody is a chip with his number, in two columns.
    void setNumbers(bool numbers);
    [[nodiscard]] bool showsNumbers() const;
    [[nodiscard]] QListView *view() const { return m_view; }
    /// Who is current; empty for nobody.
    [[nodiscard]] QString currentPlayer() const;

signals:
    void playerChosen(const QString &ref, const QPoint &at);
    /// The coach looks at another player; empty for nobody.
    void playerLookedAt(const QString &ref);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitText();
    /// Everybody in sight: numbers alone for the hurt, then lower rows, as far as it takes.
    void fit();
    void choose(const QModelIndex &index);

    Seat m_seat;
    DugoutModel *m_model;
    DugoutDelegate *m_delegate;
    QListView *m_view;
    TextLabel *m_nobody;
};

} // namespace dugout
