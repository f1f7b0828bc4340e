// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/acts/actkinds.h"
#include "core/leaguebook/changes/leaguefold.h"
#include "tests/leaguebook/leaguehouse.h"
#include "tests/support/commandrun.h"
#include "tests/support/windowfixture.h"
#include "ui/league/actquestion.h"
#include "ui/league/leaguedocument.h"

#include <QAbstractButton>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QRegularExpression>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Every act done three ways: by a form of the window, by a command, and as a phone would ask for
/// it. The journals, the teams and what is refused have to be the same.
class TestActSurfaces final : public QObject
{
    Q_OBJECT

private slots:
    void everyActIsTheSameEverywhere();
};

namespace {

struct Wanted
{
    QString act;
    QJsonObject with{};
    QString reason{};
};

QJsonObject pair(const QString &home, const QString &away)
{
    return {{u"home"_s, home}, {u"away"_s, away}};
}

/// In an order in which each of them can be done, with every kind at least once.
std::vector<Wanted> script(const LeagueFixture &played, const LeagueFixture &open,
                           const League &league)
{
    const auto name = [&league](const EntrantId &team) { return teamName(league, team); };
    const QString playedId = played.id.text();
    const QString openId = open.id.text();
    const QJsonArray fixedPhases{QJsonObject{{u"format"_s, u"round-robin"_s}, {u"byLot"_s, false}}};
    return {
        {u"rename"_s, {{u"name"_s, u"Sunday League"_s}}},
        {u"coach"_s, {{u"coach"_s, u"Coach 1"_s}, {u"naf"_s, 4711}}},
        {u"coach"_s, {{u"name"_s, u"Nobody yet"_s}}},
        {u"remove-coach"_s, {{u"coach"_s, u"Nobody yet"_s}}},
        {u"club"_s, {{u"team"_s, u"Team 1"_s}, {u"club"_s, u"Bears"_s}}},
        {u"register"_s, {{u"team"_s, u"Team 5"_s}, {u"club"_s, u"Lions"_s}}},
        {u"register-paper"_s, {{u"name"_s, u"Paper"_s}, {u"coach"_s, u"Pia"_s}}},
        {u"hand-on"_s, {{u"team"_s, u"Paper"_s}, {u"coach"_s, u"Quinn"_s}}, u"moved"_s},
        {u"buy"_s, {{u"team"_s, u"Team 5"_s}, {u"inducements"_s, QJsonArray()}}},
        {u"dispute"_s,
         {{u"fixture"_s, playedId}, {u"side"_s, u"away"_s}, {u"why"_s, u"3:1 it was"_s}}},
        {u"decide"_s, {{u"fixture"_s, playedId}, {u"verdict"_s, u"stands"_s}}},
        {u"sign"_s, {{u"fixture"_s, playedId}, {u"side"_s, u"home"_s}}},
        {u"arrange"_s,
         {{u"fixture"_s, pair(name(open.home), name(open.away))},
          {u"date"_s, 1'790'000'000'000.0},
          {u"place"_s, u"Club house"_s},
          {u"table"_s, 4}}},
        {u"result"_s,
         {{u"fixture"_s, openId}, {u"td"_s, 2}, {u"tdAgainst"_s, 1}, {u"cas"_s, 3}},
         u"from paper"_s},
        {u"withdraw"_s, {{u"fixture"_s, openId}}, u"wrong slip"_s},
        {u"award"_s, {{u"fixture"_s, openId}, {u"winner"_s, u"home"_s}}, u"nobody came"_s},
        {u"points"_s, {{u"team"_s, u"Team 2"_s}, {u"points"_s, u"-1"_s}}, u"late"_s},
        {u"prize"_s,
         {{u"team"_s, u"Team 1"_s},
          {u"name"_s, u"The fairest"_s},
          {u"kind"_s, u"gold"_s},
          {u"amount"_s, 30'000}},
         u"well played"_s},
        {u"prize"_s,
         {{u"team"_s, u"Team 2"_s}, {u"name"_s, u"The cup"_s}, {u"kind"_s, u"trophy"_s}}},
        {u"hold"_s,
         {{u"kind"_s, u"stadium"_s}, {u"name"_s, u"Old Mill"_s}, {u"team"_s, u"Team 1"_s}}},
        {u"change"_s, {{u"competition"_s, u"Cup 1"_s}, {u"points"_s, u"5*won + drawn"_s}}},
        {u"end"_s, {{u"competition"_s, u"Cup 1"_s}}, u"enough"_s},
        {u"announce"_s,
         {{u"name"_s, u"Pairs"_s},
          {u"phases"_s, fixedPhases},
          {u"teams"_s, QJsonArray{u"Team 1"_s, u"Team 2"_s, u"Team 3"_s}}}},
        {u"enter"_s, {{u"competition"_s, u"Pairs"_s}, {u"team"_s, u"Team 4"_s}, {u"seed"_s, 2}}},
        {u"enter"_s, {{u"competition"_s, u"Pairs"_s}, {u"team"_s, u"Paper"_s}}},
        {u"leave"_s, {{u"competition"_s, u"Pairs"_s}, {u"team"_s, u"Paper"_s}}, u"no time"_s},
        {u"draw"_s, {{u"competition"_s, u"Pairs"_s}}},
        {u"discard"_s, {{u"competition"_s, u"Pairs"_s}}, u"too early"_s},
        {u"change-pair"_s,
         {{u"fixture"_s, u"PAIRS-1"_s}, {u"home"_s, u"Team 1"_s}, {u"away"_s, u"Team 3"_s}},
         u"they asked"_s},
        {u"pin"_s, {{u"fixture"_s, u"PAIRS-1"_s}}},
        {u"publish"_s, {{u"competition"_s, u"Pairs"_s}, {u"deadline"_s, 1'795'000'000'000.0}}},
        {u"announce"_s,
         {{u"name"_s, u"Steps"_s},
          {u"phases"_s, QJsonArray{QJsonObject{{u"format"_s, u"ladder"_s}, {u"byLot"_s, false}}}},
          {u"teams"_s, QJsonArray{u"Team 1"_s, u"Team 2"_s, u"Team 3"_s}}}},
        {u"draw"_s, {{u"competition"_s, u"Steps"_s}}},
        {u"pair"_s,
         {{u"competition"_s, u"Steps"_s}, {u"home"_s, u"Team 1"_s}, {u"away"_s, u"Team 2"_s}}},
        {u"challenge"_s,
         {{u"competition"_s, u"Steps"_s},
          {u"challenger"_s, u"Team 3"_s},
          {u"challenged"_s, u"Team 1"_s}}},
        {u"answer"_s,
         {{u"competition"_s, u"Steps"_s},
          {u"challenger"_s, u"Team 3"_s},
          {u"challenged"_s, u"Team 1"_s},
          {u"answer"_s, u"declined"_s}}},
        {u"announce"_s, {{u"name"_s, u"Never"_s}, {u"allTeams"_s, true}}},
        {u"call-off"_s, {{u"competition"_s, u"Never"_s}}, u"nobody comes"_s},
        {u"rules"_s,
         {{u"options"_s, QJsonObject{{u"several-teams"_s, true}}}, {u"fromRound"_s, 9}},
         u"more fun"_s},
        {u"leave-league"_s,
         {{u"team"_s, u"Paper"_s}, {u"results"_s, u"voided"_s}, {u"retires"_s, true}},
         u"gone"_s},
        {u"end-season"_s, {}, u"over"_s},
        {u"redraft"_s, {{u"team"_s, u"Team 4"_s}, {u"downtime"_s, 20'000}}, u"anew"_s},
        {u"buy-back"_s, {{u"team"_s, u"Team 4"_s}, {u"players"_s, QJsonArray()}}},
        {u"begin-season"_s, {{u"name"_s, u"Next"_s}}},
        {u"promote"_s, {{u"name"_s, u"Up and down"_s}, {u"places"_s, 1}}},
    };
}

/// Ids that nobody could know beforehand by the order in which they come, and no times.
QStringList plain(const QJsonObject &exported)
{
    static const QRegularExpression id(
        u"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"_s);
    static const QRegularExpression times(
        u"\"(at|atMs|modified|created|createdMs|changed|modifiedMs)\": ?\\d+"_s);
    QString text = QString::fromUtf8(QJsonDocument(exported).toJson());
    text.replace(times, u"\"time\": 0"_s);
    QHash<QString, QString> seen;
    QString done;
    qsizetype end = 0;
    for (auto each = id.globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        done += text.mid(end, match.capturedStart() - end);
        end = match.capturedEnd();
        const QString found = match.captured();
        if (!seen.contains(found))
            seen.insert(found, u"id-%1"_s.arg(seen.size() + 1));
        done += seen.value(found, found);
    }
    return (done + text.mid(end)).split(u'\n');
}

/// A league somewhere, to which acts are done in one of the three ways.
class Surface
{
public:
    virtual ~Surface() = default;
    /// The sentence of what was refused.
    virtual QString act(const Wanted &wanted) = 0;
    [[nodiscard]] virtual QJsonObject exported() = 0;
    [[nodiscard]] virtual QString fixtureOf(const QString &competition) = 0;
};

/// The first fixture of a competition.
QString firstFixture(const League &league, const QString &competition)
{
    for (const Competition &each : league.seasons.back().competitions) {
        for (const Phase &phase : each.phases) {
            if (each.rules.name == competition && !phase.rounds.empty())
                return phase.rounds.front().fixtures.front().id.text();
        }
    }
    return {};
}

constexpr std::uint64_t seed = 5;

class PhoneSurface final : public Surface
{
public:
    explicit PhoneSurface(const QJsonObject &base)
        : m_open(must(m_house.leagues().open(must(m_house.leagues().import(base)))))
    { }
    QString act(const Wanted &wanted) override
    {
        const QByteArray sent = QJsonDocument(QJsonObject{{u"act"_s, wanted.act},
                                                          {u"with"_s, wanted.with},
                                                          {u"reason"_s, wanted.reason}})
                                    .toJson();
        const auto request = m_house.leagues().requestFrom(QJsonDocument::fromJson(sent).object(),
                                                           m_open.league());
        if (!request)
            return request.error().message;
        SeededRandomSource lot(seed);
        const auto done = m_house.leagues().act(m_open, *request, lot);
        return done ? QString() : done.error().message;
    }
    QJsonObject exported() override { return must(m_house.leagues().exported(m_open.id())); }
    QString fixtureOf(const QString &competition) override
    {
        return firstFixture(m_open.league(), competition);
    }

private:
    LeagueHouse m_house;
    OpenLeague m_open;
};

/// Every field that a form can ask is asked, and nothing is changed in it.
class WindowSurface final : public Surface
{
public:
    explicit WindowSurface(const QJsonObject &base)
    {
        const auto opened = m_document.open(must(m_house.leagues().import(base)));
        if (!opened)
            qFatal("%s", qPrintable(opened.error().message));
    }
    QString act(const Wanted &wanted) override
    {
        m_lot.begin(seed);
        const auto request = m_house.leagues().requestFrom(
            {{u"act"_s, wanted.act}, {u"with"_s, wanted.with}}, m_document.league());
        if (!request)
            return request.error().message;
        ActQuestion question(
            m_document, request->act, u"question"_s, [] { return u"Do"_s; }, nullptr);
        QuestionDialog *dialog = &question.dialog();
        for (const ActField &each : kindOf(request->act).fields) {
            const bool isForm = !each.isList
                && (each.kind == ActField::Kind::Text || each.kind == ActField::Kind::Number
                    || each.kind == ActField::Kind::Fraction || each.kind == ActField::Kind::Switch
                    || each.kind == ActField::Kind::Choice);
            if (isForm)
                question.ask(each.name);
        }
        question.askReason();
        dialog->findChild<QLineEdit *>(u"reason"_s)->setText(wanted.reason);
        question.open();
        const QPointer<QuestionDialog> open(dialog);
        dialog->findChild<QAbstractButton *>(u"accept"_s)->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        if (!open || !open->isVisible())
            return {};
        QStringList words;
        for (const QLabel *each : dialog->findChildren<QLabel *>())
            words.append(each->text());
        dialog->close();
        return words.join(u' ');
    }
    QJsonObject exported() override { return must(m_house.leagues().exported(m_document.id())); }
    QString fixtureOf(const QString &competition) override
    {
        return firstFixture(m_document.league(), competition);
    }

private:
    /// The same lots for every act.
    class Lot final : public RandomSource
    {
    public:
        int roll(int faces) override { return m_source->roll(faces); }
        void begin(std::uint64_t from) { m_source.emplace(from); }

    private:
        std::optional<SeededRandomSource> m_source{};
    };

    WindowFixture m_window;
    LeagueHouse m_house;
    Lot m_lot;
    LeagueDocument m_document{
        {m_house.club(), m_house.leagues(), m_lot, m_window.settings(), nullptr, nullptr}};
};

class CommandSurface final : public Surface
{
public:
    explicit CommandSurface(const QJsonObject &base)
    {
        QFile file(m_folder.filePath(u"base.json"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(base).toJson()) < 0)
            qFatal("no file");
        file.close();
        const CommandAnswer init = runCommand({u"db"_s, u"init"_s}, m_folder.path());
        const CommandAnswer answer
            = runCommand({u"league"_s, u"import"_s, file.fileName()}, m_folder.path());
        if (init.status != 0 || answer.status != 0)
            qFatal("%s%s", qPrintable(init.err), qPrintable(answer.err));
    }
    QString act(const Wanted &wanted) override
    {
        const CommandAnswer answer
            = runCommand({u"league"_s, u"act"_s, m_name, wanted.act, u"--with"_s,
                          QString::fromUtf8(QJsonDocument(wanted.with).toJson()), u"--reason"_s,
                          wanted.reason, u"--draw-seed"_s, QString::number(seed)},
                         m_folder.path());
        if (answer.status == 0 && wanted.act == u"rename")
            m_name = wanted.with[u"name"_s].toString();
        return answer.status == 0 ? QString() : answer.err.section(u'\n', 0, 0);
    }
    QJsonObject exported() override
    {
        return runCommand({u"league"_s, u"export"_s, m_name}, m_folder.path()).json();
    }
    QString fixtureOf(const QString &competition) override
    {
        const QJsonObject shown
            = runCommand({u"league"_s, u"show"_s, m_name, u"--json"_s}, m_folder.path()).json();
        for (const auto &each : shown[u"seasons"_s].toArray().last()[u"competitions"_s].toArray()) {
            if (each[u"name"_s] == competition)
                return each[u"rounds"_s][0][u"fixtures"_s][0][u"id"_s].toString();
        }
        return {};
    }

private:
    QTemporaryDir m_folder;
    QString m_name = u"Test League"_s;
};

/// Four teams of a season with divisions that is over, and of one whose first round is published
/// and has a result that came from a match.
QJsonObject baseLeague(LeagueFixture &played, LeagueFixture &open, League &known)
{
    LeagueHouse house;
    OpenLeague league = house.found(u"bb2016"_s,
                                    {{OptionId(u"redraft"_s), true},
                                     {OptionId(u"trophy-perks"_s), true},
                                     {OptionId(u"permanent-inducements"_s), true}});
    house.addTeams(league, 5);
    CompetitionRules divided;
    divided.phases.front().divisions = 2;
    house.begin(league, divided, u"0"_s);
    house.drawAndPublish(league);
    LeagueHouse::expectAct(league.act(SeasonEnded{SeasonId(u"s0"_s)}));
    house.begin(league, {}, u"1"_s);
    LeagueHouse::expectAct(league.act(TeamLeft{league.league().teams.back().id})); // comes back
    house.drawAndPublish(league);
    const auto fixtures = LeagueHouse::open(league);
    FixtureOutcome outcome;
    played = *league.league().fixture(fixtures.at(0));
    open = *league.league().fixture(fixtures.at(1));
    outcome.result.home = played.home;
    outcome.result.away = played.away;
    outcome.result.td = 2;
    outcome.source = ResultSource::Match;
    LeagueHouse::expectAct(league.act(ResultEntered{played.id, outcome, std::nullopt}));
    known = league.league();
    return must(house.leagues().exported(league.id()));
}

} // namespace

void TestActSurfaces::everyActIsTheSameEverywhere()
{
    LeagueFixture played;
    LeagueFixture open;
    League known;
    const QJsonObject base = baseLeague(played, open, known);
    PhoneSurface phone(base);
    WindowSurface window(base);
    CommandSurface command(base);
    QSet<QString> done;
    for (Wanted wanted : script(played, open, known)) {
        if (wanted.with.value("fixture"_L1) == u"PAIRS-1"_s)
            wanted.with.insert(u"fixture"_s, phone.fixtureOf(u"Pairs"_s));
        const QString refused = phone.act(wanted);
        QVERIFY2(refused.isEmpty(), qPrintable(wanted.act + u": "_s + refused));
        QCOMPARE(window.act(wanted), QString());
        QCOMPARE(command.act(wanted), QString());
        done.insert(wanted.act);
        const QStringList journal = plain(phone.exported());
        for (Surface *other : std::initializer_list<Surface *>{&window, &command}) {
            const QStringList lines = plain(other->exported());
            QCOMPARE(lines.size(), journal.size());
            for (qsizetype i = 0; i < lines.size(); ++i)
                QVERIFY2(lines.at(i) == journal.at(i),
                         qPrintable(u"%1: %2 / %3"_s.arg(wanted.act, lines.at(i), journal.at(i))));
        }
    }
    for (const ActKind &each : actKinds())
        QVERIFY2(done.contains(each.id), qPrintable(each.id));
}

QTEST_MAIN(TestActSurfaces)
#include "tst_actsurfaces.moc"
