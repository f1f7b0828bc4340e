// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/provenance.h"
#include "ui/models/rulesbook.h"

#include <QCoreApplication>
#include <QPalette>

namespace dugout {

/// How an article is to look and what it is to show.
struct ArticleStyle
{
    Language language = Language::English;
    std::optional<Language> second; ///< shown beside the first
    bool sources = false; ///< where each thing was read
    QString highlight; ///< the id of the row, position or step that is meant
    QPalette palette; ///< every colour comes from it
    int pixels = 14; ///< of ordinary text
    bool narrow = false; ///< long rows have some of their cells under each other
};

/// Puts an article together as rich text: titles, facts, tables, links and sources, in one or two
/// languages. A link's address is `RulesRef::toString`.
class ArticleWriter
{
    Q_DECLARE_TR_FUNCTIONS(ArticleWriter)

public:
    struct Cell
    {
        QString html;
        bool number = false; ///< set to the right, never broken
    };

    ArticleWriter(const RulesBook &book, ArticleStyle style);

    [[nodiscard]] const RulesBook &book() const { return m_book; }
    [[nodiscard]] const ArticleStyle &style() const { return m_style; }
    [[nodiscard]] QString take();

    /// The kind in small letters over the name in large ones, both languages side by side.
    void title(const QString &kind, const LocalizedText &name);
    void paragraph(const LocalizedText &text);
    /// One sentence of the window's own, quiet.
    void remark(const QString &sentence);
    void section(const QString &heading);
    /// A label and what it says; nothing when that is empty.
    void fact(const QString &label, const QString &html);
    void beginTable(const std::vector<Cell> &heads);
    void row(const std::vector<Cell> &cells, const QString &id = {});
    void endTable();
    /// A heading and links, or nothing at all when there are none.
    void linkSection(const QString &heading, const std::vector<RulesRef> &refs);
    void source(const Provenance &source);

    [[nodiscard]] QString first(const LocalizedText &text) const;
    /// Both languages, the second below in grey; one line where they agree.
    [[nodiscard]] QString stacked(const LocalizedText &text) const;
    [[nodiscard]] QString second(const LocalizedText &text) const;
    [[nodiscard]] bool hasSecond() const { return m_style.second.has_value(); }
    [[nodiscard]] QString link(const RulesRef &ref) const;
    [[nodiscard]] QString link(const RulesRef &ref, const QString &words) const;
    /// Links by name with commas between; a dash when there is none.
    [[nodiscard]] QString links(const std::vector<RulesRef> &refs) const;
    [[nodiscard]] QString skillLinks(const std::vector<SkillId> &skills) const;
    [[nodiscard]] QString strong(const QString &html) const;
    [[nodiscard]] QString grey(const QString &html) const;
    /// What stands under a row when sources are shown.
    [[nodiscard]] QString sourceLine(const Provenance &source) const;

private:
    [[nodiscard]] QString colour(QPalette::ColorRole role) const;
    [[nodiscard]] QString highlightColour() const;

    const RulesBook &m_book;
    ArticleStyle m_style;
    QString m_html;
};

} // namespace dugout
