// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/articlewriter.h"

#include "ui/common/theme.h"

#include <QStringList>

#include <cmath>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A mixture of two colours, `share` of the second.
QColor mixed(const QColor &one, const QColor &other, float share)
{
    const auto part = [share](float a, float b) { return a + (b - a) * share; };
    return QColor::fromRgbF(part(one.redF(), other.redF()), part(one.greenF(), other.greenF()),
                            part(one.blueF(), other.blueF()));
}

} // namespace

ArticleWriter::ArticleWriter(const RulesBook &book, ArticleStyle style)
    : m_book(book)
    , m_style(std::move(style))
{
    if (m_style.second == m_style.language)
        m_style.second.reset();
}

QString ArticleWriter::take()
{
    return std::move(m_html);
}

QString ArticleWriter::colour(QPalette::ColorRole role) const
{
    return m_style.palette.color(QPalette::Active, role).name();
}

QString ArticleWriter::highlightColour() const
{
    return mixed(m_style.palette.color(tone::card), m_style.palette.color(tone::go), 0.22F).name();
}

QString ArticleWriter::first(const LocalizedText &text) const
{
    return text.in(m_style.language).toHtmlEscaped();
}

QString ArticleWriter::second(const LocalizedText &text) const
{
    return m_style.second ? text.in(*m_style.second).toHtmlEscaped() : QString();
}

QString ArticleWriter::strong(const QString &html) const
{
    return u"<b>"_s + html + u"</b>"_s;
}

QString ArticleWriter::grey(const QString &html) const
{
    return u"<span style=\"color:%1\">%2</span>"_s.arg(colour(tone::greyInk), html);
}

QString ArticleWriter::stacked(const LocalizedText &text) const
{
    const QString other = second(text);
    if (other.isEmpty() || other == first(text))
        return first(text);
    return first(text) + u"<br>"_s + grey(other);
}

void ArticleWriter::title(const QString &kind, const LocalizedText &name)
{
    const auto large = [this](const QString &html) {
        return u"<span style=\"font-size:%1px; font-weight:bold\">%2</span>"_s
            .arg(std::lround(m_style.pixels * 22.0 / 14.0))
            .arg(html);
    };
    m_html += u"<p style=\"margin:0\">%1</p>"_s.arg(grey(kind.toHtmlEscaped()));
    if (!hasSecond()) {
        m_html += u"<p style=\"margin:0\">%1</p>"_s.arg(large(first(name)));
        return;
    }
    m_html += u"<table width=\"99%\" cellspacing=\"0\"><tr><td width=\"50%\">%1</td>"
              "<td width=\"50%\">%2</td></tr></table>"_s.arg(large(first(name)),
                                                             grey(large(second(name))));
}

void ArticleWriter::paragraph(const LocalizedText &text)
{
    if (text.isEmpty())
        return;
    if (!hasSecond()) {
        m_html += u"<p style=\"margin-top:4px; margin-bottom:8px\">%1</p>"_s.arg(first(text));
        return;
    }
    m_html += u"<table width=\"99%\" cellspacing=\"0\"><tr>"
              "<td width=\"50%\" style=\"padding-right:12px; padding-bottom:8px\">%1</td>"
              "<td width=\"50%\" style=\"padding-bottom:8px\">%2</td></tr></table>"_s.arg(
                  first(text), grey(second(text)));
}

void ArticleWriter::remark(const QString &sentence)
{
    m_html += u"<p style=\"margin-top:4px; margin-bottom:8px\">%1</p>"_s.arg(
        grey(sentence.toHtmlEscaped()));
}

void ArticleWriter::section(const QString &heading)
{
    m_html += u"<p style=\"margin-top:14px; margin-bottom:4px\">%1</p>"_s.arg(
        strong(heading.toHtmlEscaped()));
}

void ArticleWriter::fact(const QString &label, const QString &html)
{
    if (html.isEmpty())
        return;
    m_html += u"<p style=\"margin-top:2px; margin-bottom:2px\">%1&nbsp; %2</p>"_s.arg(
        grey(label.toHtmlEscaped()), html);
}

void ArticleWriter::beginTable(const std::vector<Cell> &heads)
{
    m_html += u"<table width=\"99%\" cellspacing=\"0\" cellpadding=\"4\" "
              "style=\"border-collapse:collapse; margin-top:6px\">"_s;
    if (heads.empty())
        return;
    m_html += u"<thead><tr>"_s;
    for (const Cell &head : heads)
        m_html += u"<td align=\"%1\" style=\"border-bottom:1px solid %2; white-space:nowrap\">"
                  "%3</td>"_s.arg(head.number ? u"right"_s : u"left"_s, colour(tone::line),
                                  grey(head.html.toHtmlEscaped()));
    m_html += u"</tr></thead>"_s;
}

void ArticleWriter::row(const std::vector<Cell> &cells, const QString &id)
{
    const bool meant = !id.isEmpty() && id == m_style.highlight;
    m_html += u"<tr>"_s;
    for (size_t column = 0; column < cells.size(); ++column) {
        const Cell &cell = cells[column];
        QString html = cell.html;
        // Not by colour alone: a mark stands before the row that is meant.
        if (column == 0 && meant)
            html.prepend(u"<a name=\"meant\"></a>▶&nbsp;"_s);
        m_html += u"<td align=\"%1\"%2 style=\"border-bottom:1px solid %3%4\">%5</td>"_s.arg(
            cell.number ? u"right"_s : u"left"_s,
            meant ? u" bgcolor=\"%1\""_s.arg(highlightColour()) : QString(), colour(tone::line),
            cell.number ? u"; white-space:nowrap"_s : QString(), html);
    }
    m_html += u"</tr>"_s;
}

void ArticleWriter::endTable()
{
    m_html += u"</table>"_s;
}

QString ArticleWriter::link(const RulesRef &ref, const QString &words) const
{
    return u"<a href=\"%1\" style=\"color:%2\">%3</a>"_s.arg(
        ref.toString().toHtmlEscaped(), colour(tone::goInk), words.toHtmlEscaped());
}

QString ArticleWriter::link(const RulesRef &ref) const
{
    const LocalizedText name = m_book.nameOf(ref);
    if (name.isEmpty())
        return ref.id.toHtmlEscaped();
    const RulesRef page = pageOf(ref);
    QString words = name.in(m_style.language);
    if (page != ref)
        words += u" ("_s + m_book.nameOf(page).in(m_style.language) + u')';
    return link(ref, words);
}

QString ArticleWriter::links(const std::vector<RulesRef> &refs) const
{
    QStringList parts;
    for (const RulesRef &ref : refs)
        parts.append(link(ref));
    return parts.isEmpty() ? u"–"_s : parts.join(u", "_s);
}

QString ArticleWriter::skillLinks(const std::vector<SkillId> &skills) const
{
    std::vector<RulesRef> refs;
    for (const SkillId &skill : skills)
        refs.push_back({RulesKind::Skill, {}, skill.text()});
    QString html = links(refs);
    if (!hasSecond() || refs.empty())
        return html;
    QStringList others;
    for (const RulesRef &ref : refs)
        others.append(m_book.nameOf(ref).in(*m_style.second).toHtmlEscaped());
    return html + u"<br>"_s + grey(others.join(u", "_s));
}

void ArticleWriter::linkSection(const QString &heading, const std::vector<RulesRef> &refs)
{
    if (refs.empty())
        return;
    section(heading);
    m_html += u"<p style=\"margin-top:0; line-height:130%\">%1</p>"_s.arg(links(refs));
}

QString ArticleWriter::sourceLine(const Provenance &source) const
{
    if (!m_style.sources || (source.document.isEmpty() && source.reading.isEmpty()))
        return {};
    QString line;
    if (!source.document.isEmpty())
        line = source.line > 0 ? tr("%1, line %2").arg(source.document).arg(source.line)
                               : source.document;
    if (!source.reading.isEmpty())
        line += (line.isEmpty() ? QString() : u" · "_s)
            + tr("Read as: %1").arg(source.reading.in(m_style.language));
    return u"<br>"_s + grey(u"<i>%1</i>"_s.arg(line.toHtmlEscaped()));
}

void ArticleWriter::source(const Provenance &source)
{
    if (!m_style.sources)
        return;
    section(tr("Source"));
    if (source.document.isEmpty())
        remark(tr("It is not noted where this was read."));
    else
        fact(tr("Document"), source.document.toHtmlEscaped());
    if (source.line > 0)
        fact(tr("Line"), QString::number(source.line));
    if (!source.reading.isEmpty())
        fact(tr("Read as"), stacked(source.reading));
}

} // namespace dugout
