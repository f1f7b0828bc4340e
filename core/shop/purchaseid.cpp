// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shop/purchaseid.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct PurchaseWords
{
    Q_DECLARE_TR_FUNCTIONS(ShopOptions)
};

} // namespace

QString purchaseId(const Purchase &purchase)
{
    QString id = purchase.inducement.text();
    for (const QString &part :
         {purchase.star.text(), purchase.position.text(), purchase.deck.text()}) {
        if (!part.isEmpty())
            id += u'/' + part;
    }
    return id;
}

Purchase purchaseFromId(const QString &id, const Ruleset &ruleset)
{
    const qsizetype slash = id.indexOf(u'/');
    Purchase purchase;
    purchase.inducement = InducementId(slash < 0 ? id : id.left(slash));
    if (slash < 0)
        return purchase;
    const QString which = id.mid(slash + 1);
    if (ruleset.stars().contains(which) || purchase.inducement.text() == u"star-players")
        purchase.star = StarId(which);
    else if (ruleset.decks().contains(which))
        purchase.deck = DeckId(which);
    else
        purchase.position = PositionId(which);
    return purchase;
}

Result<std::vector<Purchase>> purchasesNamed(const QStringList &words, const Ruleset &ruleset)
{
    static const QRegularExpression shape(
        u"^([a-z0-9/-]+)(?:\\*([1-9]\\d?))?(?:\\+([a-z0-9-]+))?(?:=(\\d{1,8}))?$"_s);
    std::vector<Purchase> all;
    for (const QString &word : words) {
        const auto match = shape.match(word.trimmed());
        if (!match.hasMatch())
            return Error{ErrorCode::BadPurchase,
                         PurchaseWords::tr("\"%1\" names nothing that can be bought.").arg(word),
                         {}};
        Purchase wanted = purchaseFromId(match.captured(1), ruleset);
        wanted.skill = SkillId(match.captured(3));
        wanted.price = match.captured(4).toInt();
        const int count = match.captured(2).isEmpty() ? 1 : match.captured(2).toInt();
        all.insert(all.end(), static_cast<size_t>(count), wanted);
    }
    return all;
}

QString purchaseWord(const Purchase &purchase)
{
    const QString id = purchaseId(purchase);
    return purchase.skill.isEmpty() ? id : u"%1+%2"_s.arg(id, purchase.skill.text());
}

LocalizedText purchaseName(const Purchase &purchase, const Team &team, const Ruleset &ruleset)
{
    if (const StarPlayer *star = ruleset.stars().find(purchase.star))
        return star->name;
    if (const Deck *deck = ruleset.decks().find(purchase.deck))
        return deck->name;
    const Roster *roster = rosterOf(team, ruleset);
    const Position *position
        = roster && !purchase.position.isEmpty() ? roster->position(purchase.position) : nullptr;
    if (position)
        return position->name;
    const Inducement *inducement = ruleset.inducements().find(purchase.inducement);
    return inducement ? inducement->name : LocalizedText{};
}

QString purchasesText(const std::vector<Purchase> &bought, const RosterId &roster,
                      const Ruleset *ruleset, Language language)
{
    Team team;
    team.roster = roster;
    QStringList names;
    for (const Purchase &each : bought) {
        QString name = ruleset ? purchaseName(each, team, *ruleset).in(language) : QString();
        const Skill *skill = ruleset ? ruleset->skills().find(each.skill) : nullptr;
        if (name.isEmpty())
            name = purchaseId(each);
        names.append(skill ? u"%1 + %2"_s.arg(name, skill->name.in(language)) : name);
    }
    QStringList counted;
    for (const QString &name : std::as_const(names)) {
        const auto count = names.count(name);
        const QString words = count == 1 ? name : u"%1 × %2"_s.arg(count).arg(name);
        if (!counted.contains(words))
            counted.append(words);
    }
    return counted.join(u", "_s);
}

} // namespace dugout
