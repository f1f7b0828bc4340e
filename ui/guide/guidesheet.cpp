// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/guidesheet.h"

#include "ui/common/theme.h"
#include "ui/guide/guidelook.h"
#include "ui/sheets/sheettext.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
constexpr qreal textPoints = 10;
constexpr qreal footPoints = 8;
constexpr qreal footRoom = 20 * unitsPerPoint;
} // namespace

GuideSheet::GuideSheet(GuideChapter chapter, Language language)
    : m_chapter(std::move(chapter))
    , m_language(language)
{ }

void GuideSheet::layOut(const SheetPaper &paper)
{
    m_area = paper.printable().adjusted(0, 0, 0, -footRoom);
    m_document.setDocumentMargin(0);
    m_document.setDefaultFont(sheetFont(textPoints));
    static const QRegularExpression picture(u"!\\[[^\\]]*\\]\\(([a-z0-9-]+\\.png)\\)"_s);
    auto found = picture.globalMatch(m_chapter.markdown);
    while (found.hasNext()) {
        const QString name = found.next().captured(1);
        m_document.addResource(QTextDocument::ImageResource, QUrl(name),
                               guidePicture(name, m_language));
    }
    setGuideChapter(m_document, m_chapter.markdown,
                    {themePalette(ThemeKind::Light), static_cast<int>(textPoints * unitsPerPoint),
                     m_area.width()});
    m_document.setPageSize(m_area.size());
}

void GuideSheet::paintPage(QPainter &painter, int page) const
{
    painter.save();
    painter.translate(m_area.topLeft() - QPointF(0, page * m_area.height()));
    const QRectF part(0, page * m_area.height(), m_area.width(), m_area.height());
    painter.setClipRect(part);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = part;
    context.palette = themePalette(ThemeKind::Light);
    m_document.documentLayout()->draw(&painter, context);
    painter.restore();
    const QRectF foot(m_area.left(), m_area.bottom(), m_area.width(), footRoom);
    painter.setFont(sheetFont(footPoints));
    painter.setPen(Qt::black);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, u"Dugout – "_s + m_chapter.title);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom,
                     u"%1/%2"_s.arg(page + 1).arg(pageCount()));
}

} // namespace dugout
