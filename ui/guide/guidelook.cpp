// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/guidelook.h"

#include "core/files/readfile.h"
#include "ui/common/theme.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

#include <cmath>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype largestPicture = 4 * 1024 * 1024;
constexpr double usualPixels = 14.0; ///< that distances are said for

class GuideSetter
{
public:
    GuideSetter(QTextDocument &document, const GuideLook &look)
        : m_document(document)
        , m_look(look)
        , m_scale(look.pixels / usualPixels)
    { }

    void set()
    {
        for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next())
            setBlock(block);
        const QList<QTextFrame *> frames = m_document.rootFrame()->childFrames();
        for (QTextFrame *frame : frames) {
            if (auto *table = qobject_cast<QTextTable *>(frame))
                setTable(*table);
        }
    }

private:
    void setBlock(const QTextBlock &block)
    {
        const int level = block.blockFormat().headingLevel();
        QTextBlockFormat format = block.blockFormat();
        format.setTopMargin((level == 0 ? 0 : level == 1 ? 0 : 18) * m_scale);
        format.setBottomMargin((level > 0 ? 6 : isInTable(block) ? 0 : 8) * m_scale);
        const bool isPicture = !block.begin().atEnd() && isImage(block.begin().fragment());
        format.setLineHeight(isPicture ? 100 : 125, QTextBlockFormat::ProportionalHeight);
        if (isCode(format)) {
            format.setBackground(m_look.palette.color(tone::soft));
            format.setBottomMargin(isCode(block.next().blockFormat()) ? 0 : 8 * m_scale);
        }
        QTextCursor cursor(block);
        cursor.setBlockFormat(format);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        QTextCharFormat letters;
        letters.setForeground(m_look.palette.color(tone::ink));
        if (level > 0) {
            letters.setProperty(QTextFormat::FontPixelSize, headingPixels(level));
            letters.setFontWeight(QFont::DemiBold);
        } else {
            letters.setProperty(QTextFormat::FontPixelSize, m_look.pixels);
        }
        std::vector<QTextFragment> fragments;
        for (auto it = block.begin(); !it.atEnd(); ++it)
            fragments.push_back(it.fragment());
        for (const QTextFragment &fragment : fragments)
            setFragment(fragment, letters);
    }

    void setFragment(const QTextFragment &fragment, const QTextCharFormat &letters)
    {
        QTextCursor cursor(&m_document);
        cursor.setPosition(fragment.position());
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
        QTextCharFormat format = fragment.charFormat();
        if (isImage(fragment))
            return cursor.setCharFormat(fittingPicture(format.toImageFormat()));
        format.clearProperty(QTextFormat::FontSizeAdjustment);
        format.merge(letters);
        if (format.isAnchor())
            format.setForeground(m_look.palette.color(tone::goInk));
        cursor.setCharFormat(format);
    }

    [[nodiscard]] QTextImageFormat fittingPicture(QTextImageFormat format) const
    {
        const QVariant found
            = m_document.resource(QTextDocument::ImageResource, QUrl(format.name()));
        const QImage image = found.value<QImage>();
        if (image.isNull())
            return format;
        const QSizeF natural = image.deviceIndependentSize();
        const qreal width = std::min(natural.width() * m_scale, m_look.width);
        format.setWidth(std::floor(width));
        format.setHeight(std::floor(natural.height() * width / natural.width()));
        return format;
    }

    void setTable(QTextTable &table) const
    {
        QTextTableFormat format = table.format();
        format.setBorder(strokeWidth(m_look.palette));
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(m_look.palette.color(tone::line));
        format.setBorderCollapse(true);
        format.setCellPadding(5 * m_scale);
        format.setCellSpacing(0);
        format.setBottomMargin(10 * m_scale);
        table.setFormat(format);
        for (int column = 0; column < table.columns(); ++column) {
            QTextTableCell cell = table.cellAt(0, column);
            QTextCharFormat head = cell.format();
            head.setBackground(m_look.palette.color(tone::soft));
            cell.setFormat(head);
        }
    }

    [[nodiscard]] static bool isImage(const QTextFragment &fragment)
    {
        return fragment.charFormat().isImageFormat();
    }
    [[nodiscard]] static bool isCode(const QTextBlockFormat &format)
    {
        return format.hasProperty(QTextFormat::BlockCodeFence)
            || format.hasProperty(QTextFormat::BlockCodeLanguage);
    }
    [[nodiscard]] bool isInTable(const QTextBlock &block) const
    {
        return QTextCursor(block).currentTable() != nullptr;
    }
    [[nodiscard]] int headingPixels(int level) const
    {
        return static_cast<int>(std::lround((level == 1 ? 24 : level == 2 ? 18 : 15) * m_scale));
    }

    QTextDocument &m_document;
    const GuideLook &m_look;
    double m_scale;
};

} // namespace

void setGuideChapter(QTextDocument &document, const QString &markdown, const GuideLook &look)
{
    document.setMarkdown(markdown, QTextDocument::MarkdownDialectGitHub);
    GuideSetter(document, look).set();
}

QImage guidePicture(const QString &name, Language language)
{
    static const QRegularExpression ours(u"^[a-z0-9-]+\\.png$"_s);
    if (!ours.match(name).hasMatch())
        return {};
    const auto bytes
        = readFile(u":/guide/%1/%2"_s.arg(languageCode(language), name), largestPicture);
    return bytes ? QImage::fromData(*bytes, "png") : QImage();
}

} // namespace dugout
