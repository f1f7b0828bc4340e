// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace dugout {

/// Shows an article. Links are signals; a click beside them on a table that is rolled asks for a
/// roll.
class ArticleView final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ArticleView(QWidget *parent = nullptr);

    /// Keeps the place when the same page is shown again, else starts at the top or at the row that
    /// is meant.
    void showArticle(const QString &html, bool samePage);
    void setRollable(bool rollable);

signals:
    void rollRequested();

protected:
    /// `block:pushed` is the symbol of that result.
    QVariant loadResource(int type, const QUrl &name) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] bool isOnTable(const QPoint &place) const;

    bool m_rollable = false;
    QPoint m_pressed;
};

} // namespace dugout
