// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/dicewords.h"
#include "core/rules/tablelead.h"
#include "ui/common/optionwords.h"
#include "ui/models/rulescrossings.h"
#include "ui/rules/articles.h"
#include "ui/rules/ruleswords.h"

using namespace Qt::StringLiterals;

namespace dugout::article {

namespace {

struct TableArticles
{
    Q_DECLARE_TR_FUNCTIONS(TableArticles)
};

using ArticleCell = ArticleWriter::Cell;

/// The name, then the sentence, then where the row leads to.
ArticleCell words(const ArticleWriter &writer, const QString &name, const LocalizedText &summary,
                  const QString &below)
{
    return {name + u"<br>"_s + writer.first(summary) + below, false};
}

ArticleCell secondWords(const ArticleWriter &writer, const LocalizedText &name,
                        const LocalizedText &summary)
{
    return {writer.grey(writer.strong(writer.second(name)) + u"<br>"_s + writer.second(summary)),
            false};
}

QString below(const QString &html)
{
    return html.isEmpty() ? QString() : u"<br>"_s + html;
}

QString leadsTo(const ArticleWriter &writer, const TableRow &row)
{
    QString html;
    if (row.next)
        html += below(u"→ "_s + writer.link({RulesKind::Table, {}, row.next->text()}));
    if (!row.skills.empty())
        html += below(writer.skillLinks(row.skills));
    if (row.option)
        html += below(TableArticles::tr("only with %1")
                          .arg(writer.link({RulesKind::Option, {}, row.option->text()})));
    if (!row.teams.empty()) {
        std::vector<RulesRef> teams;
        for (const RosterId &team : row.teams)
            teams.push_back({RulesKind::Team, {}, team.text()});
        html += below(TableArticles::tr("only for %1").arg(writer.links(teams)));
    }
    return html;
}

/// A block die shows symbols; everything else a number or nothing.
ArticleCell lead(const ArticleWriter &writer, const Table &table, const TableRow &row)
{
    if (table.dice && table.dice->toString() == u"BLOCK"_s)
        return {u"<img src=\"block:%1\">"_s.arg(row.id.text()), true};
    return {writer.strong(rowLead(table, row, writer.style().language)), true};
}

void addRow(ArticleWriter &writer, const Table &table, const TableRow &row, bool hasLead)
{
    const auto named = namedBy(writer.book(), row);
    const QString name = named ? writer.link(*named, row.name.in(writer.style().language))
                               : writer.first(row.name);
    std::vector<ArticleCell> cells;
    if (hasLead)
        cells.push_back(lead(writer, table, row));
    cells.push_back(words(writer, writer.strong(name), row.summary,
                          leadsTo(writer, row) + writer.sourceLine(row.source)));
    if (writer.hasSecond())
        cells.push_back(secondWords(writer, row.name, row.summary));
    writer.row(cells, row.id.text());
}

QString defaultWords(const ArticleWriter &writer, const Option &option)
{
    if (const bool *on = std::get_if<bool>(&option.defaultValue))
        return *on ? TableArticles::tr("on") : TableArticles::tr("off");
    if (const int *number = std::get_if<int>(&option.defaultValue))
        return goldWords(*number);
    for (const OptionChoice &choice : option.choices) {
        if (choice.id == std::get<QString>(option.defaultValue))
            return writer.stacked(choice.name);
    }
    return {};
}

} // namespace

void table(ArticleWriter &writer, const Table &table)
{
    const Language language = writer.style().language;
    const QString dice = table.dice ? diceWords(*table.dice, language) : QString();
    writer.title(dice.isEmpty() ? TableArticles::tr("Table")
                                : TableArticles::tr("Table · %1").arg(dice),
                 table.name);
    writer.paragraph(table.summary);
    if (table.enteredFromBook)
        writer.remark(TableArticles::tr("This table stands on page %1 of the book, which Dugout "
                                        "does not have: roll, look it up there, and enter what it "
                                        "says.")
                          .arg(table.page));
    bool hasLead = false;
    for (const TableRow &row : table.rows)
        hasLead = hasLead || !rowLead(table, row, language).isEmpty();
    if (!table.rows.empty()) {
        writer.beginTable({});
        for (const TableRow &row : table.rows)
            addRow(writer, table, row, hasLead);
        writer.endTable();
    }
    std::vector<RulesRef> teams;
    for (const RosterId &team : table.teams)
        teams.push_back({RulesKind::Team, {}, team.text()});
    writer.linkSection(TableArticles::tr("Only for"), teams);
    writer.linkSection(TableArticles::tr("Source"), leadingTo(writer.book(), table.id));
    if (writer.book().ruleset().skills().contains(table.id.text()))
        writer.linkSection(TableArticles::tr("Skill"), {{RulesKind::Skill, {}, table.id.text()}});
    writer.source(table.source);
}

void sequence(ArticleWriter &writer, const Sequence &sequence)
{
    writer.title(TableArticles::tr("Sequence"), sequence.name);
    writer.paragraph(sequence.summary);
    if (sequence.option)
        writer.fact(TableArticles::tr("Only with"),
                    writer.link({RulesKind::Option, {}, sequence.option->text()}));
    writer.beginTable({});
    int number = 0;
    for (const SequenceStep &step : sequence.steps) {
        QString more;
        if (step.table)
            more += below(u"→ "_s + writer.link({RulesKind::Table, {}, step.table->text()}));
        if (step.sequence)
            more += below(u"→ "_s + writer.link({RulesKind::Sequence, {}, step.sequence->text()}));
        if (step.option)
            more += below(TableArticles::tr("only with %1")
                              .arg(writer.link({RulesKind::Option, {}, step.option->text()})));
        std::vector<ArticleCell> cells{{writer.strong(QString::number(++number)), true},
                                       words(writer, writer.strong(writer.first(step.name)),
                                             step.summary, more + writer.sourceLine(step.source))};
        if (writer.hasSecond())
            cells.push_back(secondWords(writer, step.name, step.summary));
        writer.row(cells, step.id);
    }
    writer.endTable();
    writer.source(sequence.source);
}

void option(ArticleWriter &writer, const Option &option)
{
    writer.title(option.group.isEmpty()
                     ? TableArticles::tr("Optional rule")
                     : TableArticles::tr("Optional rule · %1").arg(optionGroupName(option.group)),
                 option.name);
    writer.paragraph(option.summary);
    writer.fact(TableArticles::tr("By default"), defaultWords(writer, option));
    if (!option.choices.empty()) {
        writer.section(TableArticles::tr("Choices"));
        writer.beginTable({});
        for (const OptionChoice &choice : option.choices) {
            std::vector<ArticleCell> cells{
                words(writer, writer.strong(writer.first(choice.name)), choice.summary, {})};
            if (writer.hasSecond())
                cells.push_back(secondWords(writer, choice.name, choice.summary));
            writer.row(cells, choice.id);
        }
        writer.endTable();
    }
    writer.linkSection(TableArticles::tr("Belongs to it"), dependingOn(writer.book(), option.id));
    writer.source(option.source);
}

} // namespace dugout::article
