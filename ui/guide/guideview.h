// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"
#include "ui/guide/guidesearch.h"

#include <QTextBrowser>

namespace dugout {

/// Shows a chapter in the colours of the theme and as wide as there is room. Links are signals;
/// listeners follow them.
class GuideView final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit GuideView(QWidget *parent = nullptr);

    /// Keeps the place where the same chapter is shown again.
    void showChapter(const QString &markdown, Language language, bool sameChapter);
    /// To the heading that a link names so; true when there is one.
    bool goToAnchor(const QString &anchor);
    /// Marks what was looked for.
    void markWords(const GuideSearch &words);

protected:
    /// Nothing but the pictures of the guide.
    QVariant loadResource(int type, const QUrl &name) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void render();

    QString m_markdown;
    GuideSearch m_words;
    Language m_language = Language::English;
    int m_width = 0; ///< that it was set for
};

} // namespace dugout
