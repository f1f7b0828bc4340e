// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace dugout {

/// Two columns of fighters, one above the other, which share a height by what they need: half and
/// half as long as that is enough for both, and of somebody whose card is open the whole card. The
/// other column then keeps at least its beginning and scrolls.
class SideStack final : public QWidget
{
    Q_OBJECT

public:
    explicit SideStack(QWidget *parent = nullptr);

    /// They become its children.
    void setParts(QWidget *upper, QWidget *lower);
    /// The one whose card is open, somewhere in one of the parts; null for nobody.
    void setCard(QWidget *card);
    void setGap(int gap);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void place();
    [[nodiscard]] int needOf(const QWidget *part) const;
    [[nodiscard]] int needOfCard() const;
    [[nodiscard]] int evenShare(int room) const;
    [[nodiscard]] const QWidget *openPart() const;
    [[nodiscard]] int upperShare(int room);

    QWidget *m_upper = nullptr;
    QWidget *m_lower = nullptr;
    QPointer<QWidget> m_card;
    const QWidget *m_open = nullptr; ///< the part with the card
    int m_given = 0; ///< to it while a card is open there
    int m_gap = 0;
};

} // namespace dugout
