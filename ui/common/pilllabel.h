// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/textlabel.h"
#include "ui/common/theme.h"

#include <optional>
#include <utility>

namespace dugout {

/// A state in a word, on a round ground of its own colour.
class PillLabel final : public TextLabel
{
    Q_OBJECT

public:
    explicit PillLabel(QWidget *parent = nullptr);

    void setPill(const QString &words, const QColor &ground);
    /// In colours of the theme, whichever it is.
    void setPill(const QString &words, Shade ground, Shade ink);
    /// One of our drawings before the words, of the next pill on.
    void setIconName(const QString &name) { m_icon = name; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void setWords(const QString &words);

    QColor m_ground;
    QString m_icon;
    std::optional<std::pair<Shade, Shade>> m_shades; ///< instead, with the ink
};

/// The same for delegates: painted at the right end of `area`, or in its middle; returns its place.
QRect paintPill(QPainter *painter, const QRect &area, const QString &words, const QColor &ground,
                const QColor &ink);
/// How wide it would be.
[[nodiscard]] int pillWidth(const QFontMetrics &metrics, const QString &words);

} // namespace dugout
