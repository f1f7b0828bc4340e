// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/categoryname.h"
#include "ui/models/rulescrossings.h"
#include "ui/rules/articles.h"
#include "ui/rules/ruleswords.h"

using namespace Qt::StringLiterals;

namespace dugout::article {

namespace {

struct PlayerArticles
{
    Q_DECLARE_TR_FUNCTIONS(PlayerArticles)
};

using ArticleCell = ArticleWriter::Cell;

std::vector<ArticleCell> profileCells(const Profile &profile)
{
    return {{QString::number(profile.movement), true},
            {QString::number(profile.strength), true},
            {QString::number(profile.agility), true},
            {QString::number(profile.armour), true}};
}

std::vector<ArticleCell> profileHeadCells()
{
    std::vector<ArticleCell> cells;
    const QStringList heads = profileHeads();
    for (const QString &head : heads)
        cells.push_back({head, true});
    return cells;
}

QString greyBelow(const ArticleWriter &writer, const QString &words)
{
    return u"<br>"_s + writer.grey(words.toHtmlEscaped());
}

QString costBelow(const ArticleWriter &writer, const Position &position)
{
    return greyBelow(writer, PlayerArticles::tr("Cost") + u' ' + goldWords(position.cost));
}

QString accessBelow(const ArticleWriter &writer, const Position &position)
{
    QStringList parts;
    const QString normal = accessLetters(position.normalAccess);
    const QString rare = accessLetters(position.doubleAccess);
    if (!normal.isEmpty())
        parts.append(PlayerArticles::tr("Normal") + u' ' + normal);
    if (!rare.isEmpty())
        parts.append(PlayerArticles::tr("Double") + u' ' + rare);
    return parts.isEmpty() ? QString() : greyBelow(writer, parts.join(u" · "_s));
}

std::vector<ArticleCell> positionHeads(bool narrow)
{
    std::vector<ArticleCell> heads{{PlayerArticles::tr("Most"), true},
                                   {PlayerArticles::tr("Position"), false}};
    for (const ArticleCell &head : profileHeadCells())
        heads.push_back(head);
    heads.push_back({PlayerArticles::tr("Skills"), false});
    if (narrow)
        return heads;
    heads.push_back({PlayerArticles::tr("Normal"), false});
    heads.push_back({PlayerArticles::tr("Double"), false});
    heads.push_back({PlayerArticles::tr("Cost"), true});
    return heads;
}

/// What would stand beside a narrow page, to be scrolled for, stands below what it belongs to.
std::vector<ArticleCell> positionCells(const ArticleWriter &writer, const Position &position)
{
    const bool narrow = writer.style().narrow;
    const QString cost = narrow ? costBelow(writer, position) : QString();
    const QString access = narrow ? accessBelow(writer, position) : QString();
    std::vector<ArticleCell> cells{
        {QString::number(position.max), true},
        {writer.strong(writer.stacked(position.name)) + cost + writer.sourceLine(position.source),
         false}};
    for (const ArticleCell &cell : profileCells(position.profile))
        cells.push_back(cell);
    cells.push_back({writer.skillLinks(position.skills) + access, false});
    if (narrow)
        return cells;
    cells.push_back({accessLetters(position.normalAccess), false});
    cells.push_back({accessLetters(position.doubleAccess), false});
    cells.push_back({goldWords(position.cost), true});
    return cells;
}

void addPositions(ArticleWriter &writer, const Roster &roster)
{
    writer.beginTable(positionHeads(writer.style().narrow));
    for (const Position &position : roster.positions)
        writer.row(positionCells(writer, position), position.id.text());
    writer.endTable();
}

} // namespace

void team(ArticleWriter &writer, const Roster &roster)
{
    writer.title(roster.official ? PlayerArticles::tr("Team") : PlayerArticles::tr("Extra team"),
                 roster.name);
    writer.paragraph(roster.summary);
    writer.fact(PlayerArticles::tr("Re-roll"), goldWords(roster.rerollCost));
    writer.fact(PlayerArticles::tr("Apothecary"),
                roster.apothecary ? PlayerArticles::tr("yes") : PlayerArticles::tr("no"));
    addPositions(writer, roster);
    writer.linkSection(PlayerArticles::tr("Star players"), starsOf(writer.book(), roster.id));
    writer.linkSection(PlayerArticles::tr("Inducements of its own"),
                       inducementsOf(writer.book(), roster.id));
    writer.source(roster.source);
}

void skill(ArticleWriter &writer, const Skill &skill)
{
    writer.title(PlayerArticles::tr("Skill · %1").arg(skillCategoryName(skill.category)),
                 skill.name);
    writer.paragraph(skill.summary);
    writer.fact(PlayerArticles::tr("Use"), skillUseName(skill.use));
    if (skill.option)
        writer.fact(PlayerArticles::tr("Only with"),
                    writer.link({RulesKind::Option, {}, skill.option->text()}));
    writer.linkSection(PlayerArticles::tr("In tables"), tablesAbout(writer.book(), skill.id));
    writer.linkSection(PlayerArticles::tr("Positions that start with it"),
                       positionsWith(writer.book(), skill.id));
    writer.linkSection(PlayerArticles::tr("Star players with it"),
                       starsWith(writer.book(), skill.id));
    writer.source(skill.source);
}

void star(ArticleWriter &writer, const StarPlayer &star)
{
    writer.title(PlayerArticles::tr("Star player"), star.name);
    writer.paragraph(star.summary);
    writer.fact(PlayerArticles::tr("Cost"), goldWords(star.cost));
    std::vector<ArticleCell> heads{
        {star.members.empty() ? QString() : PlayerArticles::tr("Name"), false}};
    for (const ArticleCell &head : profileHeadCells())
        heads.push_back(head);
    heads.push_back({PlayerArticles::tr("Skills"), false});
    writer.beginTable(heads);
    const auto add = [&writer](const LocalizedText &name, const Profile &profile,
                               const std::vector<SkillId> &skills) {
        std::vector<ArticleCell> cells{{writer.strong(writer.first(name)), false}};
        for (const ArticleCell &cell : profileCells(profile))
            cells.push_back(cell);
        cells.push_back({writer.skillLinks(skills), false});
        writer.row(cells);
    };
    if (star.members.empty())
        add(star.name, star.profile, star.skills);
    for (const StarMember &member : star.members)
        add(member.name, member.profile, member.skills);
    writer.endTable();
    std::vector<RulesRef> teams;
    for (const RosterId &team : star.teams)
        teams.push_back({RulesKind::Team, {}, team.text()});
    writer.linkSection(PlayerArticles::tr("Plays for"), teams);
    writer.source(star.source);
}

} // namespace dugout::article
