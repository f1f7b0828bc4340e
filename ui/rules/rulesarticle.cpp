// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rulesarticle.h"

#include "ui/rules/articles.h"

namespace dugout {

namespace {

/// Writes the page when the list has the id.
template<typename T>
void writeFrom(const KeyedList<T> &list, const QString &id, ArticleWriter &writer,
               void (*write)(ArticleWriter &, const T &))
{
    if (const T *found = list.find(id))
        write(writer, *found);
}

void writeCard(const RulesRef &ref, ArticleWriter &writer)
{
    const RulesBook &book = writer.book();
    if (const PlayCard *card = book.card(ref))
        article::card(writer, *book.ruleset().decks().find(ref.owner), *card);
    else if (const QJsonObject entry = book.plainEntry(ref); !entry.isEmpty())
        article::plain(writer, ref, entry);
}

void write(const RulesRef &page, ArticleWriter &writer)
{
    const Ruleset &ruleset = writer.book().ruleset();
    switch (page.kind) {
    case RulesKind::Team:
        return writeFrom(ruleset.rosters(), page.id, writer, article::team);
    case RulesKind::Skill:
        return writeFrom(ruleset.skills(), page.id, writer, article::skill);
    case RulesKind::Star:
        return writeFrom(ruleset.stars(), page.id, writer, article::star);
    case RulesKind::Inducement:
        return writeFrom(ruleset.inducements(), page.id, writer, article::inducement);
    case RulesKind::Table:
        return writeFrom(ruleset.tables(), page.id, writer, article::table);
    case RulesKind::Sequence:
        return writeFrom(ruleset.sequences(), page.id, writer, article::sequence);
    case RulesKind::Option:
        return writeFrom(ruleset.options(), page.id, writer, article::option);
    case RulesKind::Deck:
        return writeFrom(ruleset.decks(), page.id, writer, article::deck);
    case RulesKind::Card:
        return writeCard(page, writer);
    default:
        if (const QJsonObject entry = writer.book().plainEntry(page); !entry.isEmpty())
            article::plain(writer, page, entry);
    }
}

} // namespace

QString rulesArticle(const RulesBook &book, const RulesRef &ref, ArticleStyle style)
{
    const RulesRef page = pageOf(ref);
    if (page != ref)
        style.highlight = ref.id;
    ArticleWriter writer(book, std::move(style));
    write(page, writer);
    return writer.take();
}

} // namespace dugout
