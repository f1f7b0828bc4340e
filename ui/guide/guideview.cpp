// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/guideview.h"

#include "ui/common/appearance.h"
#include "ui/guide/guidebook.h"
#include "ui/guide/guidelook.h"

#include <QApplication>
#include <QEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>

using namespace Qt::StringLiterals;

namespace dugout {

GuideView::GuideView(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(u"guide-view"_s);
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setUndoRedoEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    document()->setDocumentMargin(gridStep(this, 4));
}

void GuideView::showChapter(const QString &markdown, Language language, bool sameChapter)
{
    m_markdown = markdown;
    m_language = language;
    m_words = {};
    render();
    if (!sameChapter)
        verticalScrollBar()->setValue(0);
}

/// As the theme, the text size and the room are now; the reader stays where he is.
void GuideView::render()
{
    if (m_markdown.isEmpty())
        return;
    const int place = verticalScrollBar()->value();
    m_width = viewport()->width();
    document()->setDefaultFont(QApplication::font());
    setGuideChapter(*document(), m_markdown,
                    {palette(), QFontInfo(QApplication::font()).pixelSize(),
                     m_width - 2 * document()->documentMargin()});
    setTextCursor(QTextCursor(document())); // what is filled leaves it at the end
    markWords(m_words);
    verticalScrollBar()->setValue(place);
}

bool GuideView::goToAnchor(const QString &anchor)
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || GuideBook::anchorOf(block.text()) != anchor)
            continue;
        const QTextCursor there(block);
        setTextCursor(there);
        verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(there).top()
                                      - gridStep(this, 3));
        return true;
    }
    return false;
}

void GuideView::markWords(const GuideSearch &words)
{
    m_words = words;
    static const QRegularExpression letters(u"[\\p{L}\\p{N}]+"_s);
    QList<QTextEdit::ExtraSelection> marks;
    for (QTextBlock block = document()->begin(); block.isValid() && !words.isEmpty();
         block = block.next()) {
        auto found = letters.globalMatch(block.text());
        while (found.hasNext()) {
            const auto one = found.next();
            if (!words.isMeant(one.captured()))
                continue;
            QTextEdit::ExtraSelection mark;
            mark.cursor = QTextCursor(block);
            mark.cursor.setPosition(block.position() + static_cast<int>(one.capturedStart()));
            mark.cursor.setPosition(block.position() + static_cast<int>(one.capturedEnd()),
                                    QTextCursor::KeepAnchor);
            mark.format.setBackground(shade(palette(), Shade::GoTint));
            mark.format.setFontUnderline(true);
            marks.append(mark);
        }
    }
    setExtraSelections(marks);
}

QVariant GuideView::loadResource(int type, const QUrl &name)
{
    if (type != QTextDocument::ImageResource)
        return {};
    const QImage picture = guidePicture(name.path(), m_language);
    if (picture.isNull())
        return {};
    // Made small here, for a document would leave out lines of it.
    const qreal room = (m_width - 2 * document()->documentMargin()) * devicePixelRatio();
    if (picture.width() <= room || room < 1)
        return picture;
    return picture.scaledToWidth(static_cast<int>(room), Qt::SmoothTransformation);
}

void GuideView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    const bool looksOther
        = event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange;
    if (looksOther)
        QMetaObject::invokeMethod(this, &GuideView::render, Qt::QueuedConnection);
}

void GuideView::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    if (viewport()->width() != m_width)
        render();
}

} // namespace dugout
