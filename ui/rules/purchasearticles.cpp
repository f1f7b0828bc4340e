// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/articles.h"
#include "ui/rules/ruleswords.h"

using namespace Qt::StringLiterals;

namespace dugout::article {

namespace {

struct PurchaseArticles
{
    Q_DECLARE_TR_FUNCTIONS(PurchaseArticles)
};

std::vector<RulesRef> teamRefs(const std::vector<RosterId> &teams)
{
    std::vector<RulesRef> refs;
    for (const RosterId &team : teams)
        refs.push_back({RulesKind::Team, {}, team.text()});
    return refs;
}

QString timingWords(const ArticleWriter &writer, const PlayCard &card)
{
    QStringList words;
    for (const TimingId &id : card.timings) {
        if (const Timing *timing = writer.book().ruleset().timings().find(id))
            words.append(writer.stacked(timing->name));
    }
    return words.join(u" / "_s);
}

} // namespace

void inducement(ArticleWriter &writer, const Inducement &inducement)
{
    writer.title(PurchaseArticles::tr("Inducement"), inducement.name);
    writer.paragraph(inducement.summary);
    writer.fact(PurchaseArticles::tr("Cost"),
                inducement.cost ? goldWords(*inducement.cost)
                                : PurchaseArticles::tr("depends on the choice"));
    writer.fact(PurchaseArticles::tr("At most"), QString::number(inducement.max));
    for (const Discount &discount : inducement.discounts)
        writer.fact(PurchaseArticles::tr("For %1 gold pieces").arg(goldWords(discount.cost)),
                    writer.links(teamRefs(discount.teams)));
    if (inducement.option)
        writer.fact(PurchaseArticles::tr("Only with"),
                    writer.link({RulesKind::Option, {}, inducement.option->text()}));
    if (!inducement.skills.empty())
        writer.fact(PurchaseArticles::tr("Skills"), writer.skillLinks(inducement.skills));
    writer.linkSection(PurchaseArticles::tr("Only for"), teamRefs(inducement.teams));
    writer.source(inducement.source);
}

void deck(ArticleWriter &writer, const Deck &deck)
{
    writer.title(PurchaseArticles::tr("Deck"), deck.name);
    writer.paragraph(deck.summary);
    if (deck.price > 0)
        writer.fact(PurchaseArticles::tr("Price"), goldWords(deck.price));
    writer.beginTable({});
    for (const PlayCard &card : deck.cards) {
        const RulesRef ref{RulesKind::Card, deck.id.text(), card.id.text()};
        std::vector<ArticleWriter::Cell> cells{
            {card.code.toHtmlEscaped(), true},
            {writer.link(ref, card.name.in(writer.style().language)) + u"<br>"_s
                 + writer.first(card.summary) + writer.sourceLine(card.source),
             false}};
        if (writer.hasSecond())
            cells.push_back({writer.grey(writer.strong(writer.second(card.name)) + u"<br>"_s
                                         + writer.second(card.summary)),
                             false});
        writer.row(cells, card.id.text());
    }
    writer.endTable();
    writer.source(deck.source);
}

void card(ArticleWriter &writer, const Deck &deck, const PlayCard &card)
{
    writer.title(PurchaseArticles::tr("Card · %1").arg(deck.name.in(writer.style().language)),
                 card.name);
    writer.paragraph(card.summary);
    writer.fact(PurchaseArticles::tr("When"), timingWords(writer, card));
    if (!card.duration.isEmpty())
        writer.fact(PurchaseArticles::tr("Lasts"), durationName(card.duration).toHtmlEscaped());
    writer.fact(PurchaseArticles::tr("On the card"), card.code.toHtmlEscaped());
    if (card.table)
        writer.fact(PurchaseArticles::tr("Rolls on"),
                    writer.link({RulesKind::Table, {}, card.table->text()}));
    if (!card.skills.empty())
        writer.fact(PurchaseArticles::tr("Lends"), writer.skillLinks(card.skills));
    if (card.summoned) {
        const Profile &profile = card.summoned->profile;
        writer.fact(profileHeads().join(u' '),
                    u"%1 %2 %3 %4"_s.arg(profile.movement)
                        .arg(profile.strength)
                        .arg(profile.agility)
                        .arg(profile.armour));
        writer.fact(PurchaseArticles::tr("Skills"), writer.skillLinks(card.summoned->skills));
    }
    writer.linkSection(PurchaseArticles::tr("Deck"), {{RulesKind::Deck, {}, deck.id.text()}});
    writer.source(card.source);
}

} // namespace dugout::article
