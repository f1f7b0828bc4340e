// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace dugout {

/// A column that scrolls up and down when the window is too low for it and otherwise looks as if it
/// were not there. Never scrolls sideways: what is in it wraps.
class ScrollColumn final : public QScrollArea
{
    Q_OBJECT

public:
    explicit ScrollColumn(QWidget *parent = nullptr);

    [[nodiscard]] QVBoxLayout *column() const { return m_column; }

    /// As much as the content wants; the parent decides what there is room for.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void dropNeedlessBar();

    QVBoxLayout *m_column;
};

/// Scrolls the column that holds the widget until it is seen, once what has just been shown or
/// changed is laid out.
void bringIntoView(QWidget *widget);

/// Makes a dialog with a scrolling column large enough to need no scrolling, as far as its screen
/// has room. `width` is for a column of wrapped text, which would be content with any.
void growToContent(QWidget *dialog, int width = 0);

} // namespace dugout
