// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace dugout {

inline constexpr qreal cardRadius = 10.0;

/// A rounded panel on the ground; everything a coach reads lies on one.
class Panel : public QWidget
{
    Q_OBJECT

public:
    explicit Panel(QWidget *parent = nullptr);

    /// A bar of colour along the top, as the prompt card has in the colour of its team. An
    /// invalid colour takes it away.
    void setTopEdge(const QColor &colour);
    /// A bar along the left in a palette role, as warnings have.
    void setLeftEdge(QPalette::ColorRole role);
    /// It lies within another: no ground and no edge of its own.
    void setInset(bool inset);
    /// Narrower margins, for little room.
    void setTight(bool tight);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fitMargins();

    QColor m_topEdge;
    QPalette::ColorRole m_leftEdge = QPalette::NoRole;
    bool m_tight = false;
    bool m_inset = false;
};

} // namespace dugout
