// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace dugout {

class ActionButton;

/// What segments stand on.
class SegmentGround : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentGround(QWidget *parent = nullptr);

    /// One more segment, after the others.
    ActionButton *addSegment();

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// One of two ways, side by side; the one in force is raised.
class SegmentSwitch final : public SegmentGround
{
    Q_OBJECT

public:
    explicit SegmentSwitch(QWidget *parent = nullptr);

    void setWords(const QString &first, const QString &second);
    void setIcons(const QString &first, const QString &second);
    void setSecond(bool second);
    [[nodiscard]] bool isSecond() const;

signals:
    /// By a coach, not by `setSecond`.
    void switched(bool second);

private:
    ActionButton *m_first;
    ActionButton *m_second;
};

} // namespace dugout
