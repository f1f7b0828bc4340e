// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QColor>

namespace dugout {

/// What a die shows and in which inks.
struct DieLook
{
    int value = 0; ///< 0: not rolled yet
    int faces = 6;
    QString symbol{}; ///< the id of what its face shows instead of a number
    QColor ink{}, ground{}, edge{};
    qreal stroke = 1.5;
};
/// Pips for a D6, a number for others, the symbol where it has a drawing.
void paintDie(QPainter &painter, const QRectF &body, const DieLook &look);

/// One die, drawn as a die: pips for a D6, a number for others, a symbol for block dice.
///
/// Shows a result, or is a face to click when a coach enters a physical roll.
class DieFace final : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Use { Shown, Clicked };

    explicit DieFace(Use use, QWidget *parent = nullptr);

    /// Pips up to six when the die has six faces, else the number. 0 is a blank die.
    void setNumber(int value, int faces);
    /// A symbol by the id of its row in the block table, such as `both-down`; `name` for those who
    /// hear the window. An id without a drawing shows `value`; without an id the name stands on it.
    void setSymbol(const QString &id, const QString &name, int value);
    /// Side length on the grid of 4.
    void setSide(int steps);

    [[nodiscard]] int value() const { return m_value; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// What is typed for a symbol.
    void paintKey(QPainter &painter, const QRectF &body) const;
    void paintWord(QPainter &painter, const QRectF &body) const;
    [[nodiscard]] QColor ground() const;
    [[nodiscard]] QColor ink() const;

    Use m_use;
    int m_value = 0;
    int m_faces = 6;
    int m_steps = 9;
    QString m_symbol;
    QString m_word; ///< on a coin's side, which is as wide as that
};

} // namespace dugout
