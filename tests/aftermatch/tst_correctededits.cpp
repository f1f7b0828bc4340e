// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamdocuments.h"
#include "core/dice/randomsource.h"
#include "core/team/teamfields.h"
#include "core/values/differences.h"
#include "tests/support/playedseason.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// One edit of a team by hand; made again on another sheet it changes the same field the same way.
struct Edit
{
    QString name;
    std::function<void(Team &)> make;
};

// What an edit makes of a field. Counted ones move by so much, lists grow, everything else is
// another value than before.

void edit(int &value, const FieldRules &rules)
{
    if (rules.merge == Merge::Count || rules.merge == Merge::Sum)
        value += 3;
    else
        value = value == 7 ? 8 : 7;
}
void edit(bool &value, const FieldRules &)
{
    value = !value;
}
void edit(QString &value, const FieldRules &)
{
    value = u"Written by hand"_s;
}
void edit(QByteArray &value, const FieldRules &)
{
    value = QByteArrayLiteral("\x89PNG\r\n\x1a\n");
}
void edit(Rgb &value, const FieldRules &)
{
    value = {1, 2, 3};
}
void edit(OptionChoices &value, const FieldRules &)
{
    value[OptionId(u"by-hand"_s)] = 3;
}
template<typename Tag>
void edit(Id<Tag> &value, const FieldRules &)
{
    value = Id<Tag>(u"by-hand"_s);
}
template<typename Tag>
void edit(std::vector<Id<Tag>> &value, const FieldRules &)
{
    value.emplace_back(u"by-hand"_s);
}
void edit(std::vector<Improvement> &value, const FieldRules &)
{
    value.push_back({SkillId(u"by-hand"_s), {3, 4}, 20'000, {}});
}
void edit(std::vector<Purchase> &value, const FieldRules &)
{
    value.push_back({InducementId(u"by-hand"_s), {}, {}, {}, {}, 50'000});
}
template<typename E>
requires std::is_enum_v<E>
void edit(E &value, const FieldRules &)
{
    value = value == E{} ? static_cast<E>(1) : E{};
}

/// A sheet is only readable where a player has either a position or is a star.
void letStarsBeStars(Team &team)
{
    for (Player &player : team.players) {
        if (!player.star.isEmpty())
            player.position = {};
    }
}

/// An edit for every field of a value, and of those that it is made of. `find` finds the value in a
/// team.
template<typename T, typename Find>
void addEdits(std::vector<Edit> &edits, const QString &within, const Find &find)
{
    forEachField<T>([&](const auto &field) {
        using M = typename std::decay_t<decltype(field)>::Value;
        const QString name = within + field.key();
        const auto member = field.member;
        const auto findField = [find, member](Team &team) -> M & { return find(team).*member; };
        if constexpr (Described<M>)
            addEdits<M>(edits, name + u'.', findField);
        else if constexpr (!std::is_same_v<M, std::vector<Player>>) {
            const FieldRules rules = field.rules;
            if (rules.merge != Merge::ByValue && field.key() != u"id"_s)
                edits.push_back({name, [findField, rules](Team &team) {
                                     edit(findField(team), rules);
                                     letStarsBeStars(team);
                                 }});
        }
    });
}

std::vector<Edit> allEdits()
{
    std::vector<Edit> edits;
    addEdits<Team>(edits, {}, [](Team &team) -> Team & { return team; });
    // The first has scored or was paid for, the last has done nothing.
    addEdits<Player>(edits, u"first."_s,
                     [](Team &team) -> Player & { return team.players.front(); });
    addEdits<Player>(edits, u"last."_s, [](Team &team) -> Player & { return team.players.back(); });
    edits.push_back({u"fired"_s, [](Team &team) {
                         Player gone = team.players[1];
                         gone.status = PlayerStatus::Fired;
                         team.players.erase(team.players.begin() + 1);
                         team.formerPlayers.push_back(std::move(gone));
                     }});
    edits.push_back({u"hired"_s, [](Team &team) {
                         Player hired;
                         hired.id = PlayerId(u"900"_s);
                         hired.number = 90;
                         hired.name = u"New"_s;
                         hired.position = PositionId(u"by-hand"_s);
                         team.players.push_back(hired);
                         team.nextPlayer = 901;
                     }});
    return edits;
}

/// The first field in which two sheets differ, by its label or the kind of it.
QByteArray firstDifference(const Team &was, const Team &is)
{
    QByteArray first = was == is ? QByteArray() : QByteArray("players");
    forEachDifference(was, is, [&first](const FieldRules &rules, const auto &, const auto &) {
        first = rules.label ? rules.label : "a field without a label";
    });
    return first;
}

} // namespace

/// What is edited between a match and its correction is found afterwards, whatever it is.
class TestCorrectedEdits : public QObject
{
    Q_OBJECT

private slots:
    void everyFieldStays_data() { addEditions(); }
    void everyFieldStays();
    void manyFieldsStay_data() { addEditions(); }
    void manyFieldsStay();
    void laterMatchKeepsItsEdition();
    void everyFieldCanBeTold();

private:
    static void addEditions()
    {
        QTest::addColumn<QString>("edition");
        for (const QString &edition : {u"crp"_s, u"lrb4"_s, u"lrb5"_s, u"bb2016"_s})
            QTest::newRow(qPrintable(edition)) << edition;
    }
    /// The sheet of the home team once the match has been corrected, after this was done to it.
    static Team corrected(PlayedSeason &season, const JournalId &match, const Team &edited)
    {
        const Team before = season.team(edited.id.text());
        const auto save = [&season](const Team &team) {
            auto kept = must(loadTeam(season.documents, DocumentId(team.id.text())));
            kept.team = team;
            (void)must(saveTeam(season.documents, kept, 99));
        };
        save(edited);
        const CorrectionChain chain
            = season.chain(match, season.otherChoice(match, u"touchdown"_s, u"0:2"_s));
        Team sheet = edited;
        for (const CarriedTeam &each : chain.teams()) {
            if (each.is.id == edited.id)
                sheet = each.is;
        }
        save(before);
        return sheet;
    }
};

void TestCorrectedEdits::everyFieldStays()
{
    QFETCH(QString, edition);
    PlayedSeason season(leagueSetup(edition));
    const JournalId match = season.play(scoredBy(u"0:1"_s));
    const Team kept = season.team(leagueSetup(edition).teams[0].id.text());
    const Team plain = corrected(season, match, kept);
    QVERIFY(!(plain == kept)); // the touchdown is somebody else's now
    const std::vector<Edit> edits = allEdits();
    QVERIFY(edits.size() > 60);
    for (const Edit &each : edits) {
        Team edited = kept;
        each.make(edited);
        QVERIFY2(!(edited == kept), qPrintable(each.name));
        Team expected = plain;
        each.make(expected);
        const Team found = corrected(season, match, edited);
        QVERIFY2(
            found == expected,
            qPrintable(each.name + u": "_s + QString::fromUtf8(firstDifference(expected, found))));
    }
}

void TestCorrectedEdits::manyFieldsStay()
{
    QFETCH(QString, edition);
    PlayedSeason season(leagueSetup(edition));
    const JournalId match = season.play(scoredBy(u"0:1"_s));
    const Team kept = season.team(leagueSetup(edition).teams[0].id.text());
    const Team plain = corrected(season, match, kept);
    const std::vector<Edit> edits = allEdits();
    SeededRandomSource random(43);
    for (int round = 0; round < 40; ++round) {
        Team edited = kept;
        Team expected = plain;
        QStringList made;
        for (const Edit &each : edits) {
            if (random.roll(6) > 2)
                continue;
            made.append(each.name);
            each.make(edited);
            each.make(expected);
        }
        const Team found = corrected(season, match, edited);
        QVERIFY2(found == expected,
                 qPrintable(made.join(u' ') + u": "_s
                            + QString::fromUtf8(firstDifference(expected, found))));
    }
}

/// A team that moved to another edition after a match, and played there, stays there.
void TestCorrectedEdits::laterMatchKeepsItsEdition()
{
    PlayedSeason season;
    const JournalId first = season.play(scoredBy(u"0:1"_s));
    auto kept = must(loadTeam(season.documents, DocumentId(season.team(u"human"_s).id.text())));
    kept.team.ruleset = RulesetId(u"bb2016"_s);
    (void)must(saveTeam(season.documents, kept, 99));
    const CorrectionChain chain
        = season.chain(first, season.otherChoice(first, u"touchdown"_s, u"0:2"_s));
    QVERIFY(chain.reopened().empty());
    for (const CarriedTeam &each : chain.teams())
        QCOMPARE(each.is.ruleset, each.was.ruleset);
}

/// Whatever a correction may change in a sheet has words for the preview.
void TestCorrectedEdits::everyFieldCanBeTold()
{
    QStringList silent;
    const auto collect = [&silent]<typename T>(const auto &self, const QString &within, const T *) {
        forEachField<T>([&](const auto &field) {
            using M = typename std::decay_t<decltype(field)>::Value;
            if constexpr (Described<M>)
                self(self, within + field.key() + u'.', static_cast<const M *>(nullptr));
            else if (!field.rules.label)
                silent.append(within + field.key());
        });
    };
    collect(collect, {}, static_cast<const Team *>(nullptr));
    collect(collect, u"player."_s, static_cast<const Player *>(nullptr));
    // Ids and counters say nothing to a coach; players are told one by one, with who came and went.
    const QStringList meant{
        u"id"_s,        u"nextPlayer"_s,        u"players"_s,      u"formerPlayers"_s,
        u"player.id"_s, u"player.starMember"_s, u"player.status"_s};
    QCOMPARE(silent, meant);
}

QTEST_GUILESS_MAIN(TestCorrectedEdits)
#include "tst_correctededits.moc"
