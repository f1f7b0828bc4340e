// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/siteserver.h"
#include "core/leaguebook/acts/actkinds.h"
#include "core/leaguebook/acts/leaguenames.h"
#include "core/leaguefiles/phoneacts.h"
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
#include <QTcpSocket>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Every act done three ways: by a form of the window, by a command, and by the request of a phone
/// that came in at the door. The journals and the teams have to be the same.
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
/// The fixture that comes so late in a competition, counted from 0, where the ids are known only
/// once it is drawn: "=Groups:1".
std::vector<Wanted> script(const LeagueFixture &played, const LeagueFixture &open,
                           const League &league)
{
    const auto name = [&league](const EntrantId &team) { return teamName(league, team); };
    const QString playedId = played.id.text();
    const QString openId = open.id.text();
    const QJsonArray fixedPhases{QJsonObject{{u"format"_s, u"round-robin"_s}, {u"byLot"_s, false}}};
    const QJsonArray groupsAndFinal{
        QJsonObject{{u"format"_s, u"round-robin"_s}, {u"divisions"_s, 2}, {u"byLot"_s, false}},
        QJsonObject{{u"format"_s, u"knock-out"_s}, {u"places"_s, 1}, {u"byLot"_s, false}}};
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
         {{u"fixture"_s, u"=Pairs:0"_s}, {u"home"_s, u"Team 1"_s}, {u"away"_s, u"Team 3"_s}},
         u"they asked"_s},
        {u"pin"_s, {{u"fixture"_s, u"=Pairs:0"_s}}},
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
        {u"announce"_s,
         {{u"name"_s, u"Groups"_s},
          {u"phases"_s, groupsAndFinal},
          {u"teams"_s, QJsonArray{u"Team 1"_s, u"Team 2"_s, u"Team 3"_s, u"Team 4"_s}}}},
        {u"draw"_s, {{u"competition"_s, u"Groups"_s}}},
        {u"publish"_s, {{u"competition"_s, u"Groups"_s}, {u"all"_s, true}}},
        {u"result"_s, {{u"fixture"_s, u"=Groups:0"_s}, {u"td"_s, 2}}},
        {u"result"_s, {{u"fixture"_s, u"=Groups:1"_s}, {u"td"_s, 1}}},
        {u"draw"_s, {{u"competition"_s, u"Groups"_s}}},
        {u"result"_s, {{u"fixture"_s, u"=Groups:0"_s}, {u"tdAgainst"_s, 3}}, u"read wrongly"_s},
        {u"keep-draw"_s, {{u"competition"_s, u"Groups"_s}}, u"they have travelled"_s},
        {u"announce"_s,
         {{u"name"_s, u"Played"_s},
          {u"phases"_s, QJsonArray{QJsonObject{{u"format"_s, u"open"_s}, {u"byLot"_s, false}}}},
          {u"teams"_s, QJsonArray{u"Team 1"_s, u"Team 2"_s, u"Team 3"_s}}}},
        {u"take-rounds"_s,
         {{u"competition"_s, u"Played"_s},
          {u"pairs"_s,
           QJsonArray{
               QJsonObject{{u"round"_s, 2}, {u"home"_s, u"Team 1"_s}, {u"away"_s, u"Team 2"_s}},
               QJsonObject{{u"round"_s, 4}, {u"home"_s, u"Team 2"_s}, {u"away"_s, u"Team 3"_s}},
               QJsonObject{{u"round"_s, 4}, {u"home"_s, u"Team 1"_s}}}}}},
        {u"pair"_s,
         {{u"competition"_s, u"Played"_s},
          {u"home"_s, u"Team 3"_s},
          {u"away"_s, u"Team 1"_s},
          {u"round"_s, 1}}},
        {u"result"_s,
         {{u"fixture"_s, u"=Played:0"_s},
          {u"td"_s, 2},
          {u"winner"_s, u"home"_s},
          {u"forfeit"_s, true}}},
        {u"announce"_s, {{u"name"_s, u"Never"_s}, {u"allTeams"_s, true}}},
        {u"call-off"_s, {{u"competition"_s, u"Never"_s}}, u"nobody comes"_s},
        {u"rules"_s,
         {{u"options"_s, QJsonObject{{u"several-teams"_s, true}}}, {u"fromRound"_s, 9}},
         u"more fun"_s},
        {u"leave-league"_s,
         {{u"team"_s, u"Paper"_s}, {u"results"_s, u"voided"_s}, {u"retires"_s, true}},
         u"gone"_s},
        {u"promote"_s,
         {{u"competition"_s, u"Cup 0"_s}, {u"name"_s, u"Up and down"_s}, {u"places"_s, 1}}},
        {u"end-season"_s, {}, u"over"_s},
        {u"redraft"_s, {{u"team"_s, u"Team 4"_s}, {u"downtime"_s, 20'000}}, u"anew"_s},
        {u"buy-back"_s, {{u"team"_s, u"Team 4"_s}, {u"players"_s, QJsonArray()}}},
        {u"begin-season"_s, {{u"name"_s, u"Next"_s}}},
        {u"announce"_s,
         {{u"name"_s, u"Last"_s},
          {u"phases"_s, fixedPhases},
          {u"teams"_s, QJsonArray{u"Team 1"_s, u"Team 2"_s}}}},
        {u"draw"_s, {{u"competition"_s, u"Last"_s}}},
        {u"publish"_s, {{u"competition"_s, u"Last"_s}}},
        {u"start"_s, {{u"fixture"_s, u"=Last:0"_s}}},
    };
}

/// Ids that nobody could know beforehand by the order in which they come, no times, and not by
/// whose phone a coach said something.
QStringList plain(const QJsonObject &exported)
{
    static const QRegularExpression coach(u"\"coach\": ?\"([^\"]+)\""_s);
    static const QRegularExpression id(
        u"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"_s);
    static const QRegularExpression times(
        u"\"(at|atMs|modified|created|createdMs|changed|modifiedMs)\": ?\\d+"_s);
    QString text = QString::fromUtf8(QJsonDocument(exported).toJson());
    QSet<QString> coaches;
    for (auto each = coach.globalMatch(text); each.hasNext();)
        coaches.insert(each.next().captured(1));
    for (const QString &each : std::as_const(coaches))
        text.remove(QRegularExpression(
            u"\"choices\": \\[\\s*\"%1\"\\s*\\],\\s*"_s.arg(QRegularExpression::escape(each))));
    text.replace(times, u"\"time\": 0"_s);
    static const QRegularExpression listed(u"\\n +(\\d{13}|1\\d{3})(?=,?\\n)"_s); // in a list
    text.replace(listed, u"\n a time"_s);
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
};

/// "=Groups:1" as an id.
QString fixtureNamed(const League &league, const QString &said)
{
    if (!said.startsWith(u'='))
        return said;
    QStringList ids;
    for (const Competition &each : league.seasons.back().competitions) {
        if (each.rules.name != said.mid(1).section(u':', 0, 0))
            continue;
        for (const Phase &phase : each.phases) {
            for (const LeagueRound &round : phase.rounds) {
                for (const LeagueFixture &fixture : round.fixtures)
                    ids.append(fixture.id.text());
            }
        }
    }
    return ids.value(said.section(u':', 1).toInt());
}

constexpr std::uint64_t seed = 5;

/// The same lots for every act.
class LotOfActs final : public RandomSource
{
public:
    int roll(int faces) override { return m_source->roll(faces); }
    void begin() { m_source.emplace(seed); }

private:
    std::optional<SeededRandomSource> m_source{};
};

/// The commissioner's phone, over a socket, with the code that the screen showed.
class PhoneSurface final : public Surface
{
public:
    explicit PhoneSurface(const QJsonObject &base)
        : m_id(must(m_house.leagues().import(base)))
        , m_hall(m_house.leagues(), m_house.club(), m_id, m_lot)
        , m_guests(m_hall.seats())
        , m_server([](const QString &) { return QByteArray(); })
    {
        m_server.takeGuests(m_guests, m_hall);
        if (const auto open = m_server.open({}); !open)
            qFatal("%s", qPrintable(open.error().message));
        m_cookie = enter(0);
    }
    /// What is a coach's own word comes from his own phone; a coach whom it is no business of gets
    /// no further than the door with any of them.
    QString act(const Wanted &wanted) override
    {
        const QJsonObject before = exported();
        const QString stranger = send(wanted, phoneOf(u"Coach 5"_s));
        if (stranger != u"HTTP/1.1 403act-not-yours"_s || exported() != before)
            return u"a stranger: "_s + stranger;
        const QString coach = coachOf(wanted);
        return send(wanted, coach.isEmpty() ? m_cookie : phoneOf(coach));
    }
    QString send(const Wanted &wanted, const QByteArray &cookie)
    {
        m_lot.begin();
        const QByteArray said
            = post("/act",
                   {{u"act"_s, wanted.act}, {u"with"_s, wanted.with}, {u"reason"_s, wanted.reason}},
                   cookie);
        const QJsonObject answer
            = QJsonDocument::fromJson(said.mid(said.indexOf("\r\n\r\n") + 4)).object();
        const bool isDone = said.startsWith("HTTP/1.1 200") && answer.contains("line"_L1);
        return isDone ? QString()
                      : QString::fromLatin1(said.left(12)) + answer[u"error"_s].toString();
    }
    QByteArray enter(Seat seat)
    {
        const QByteArray said = post(
            "/enter", {{u"code"_s, QString::fromLatin1(m_guests.inviteCoach(seat).text())}}, {});
        const qsizetype at = said.indexOf("Set-Cookie: ");
        return at < 0 ? QByteArray() : said.mid(at + 12).split(';').first();
    }
    QJsonObject exported() override { return must(m_house.leagues().exported(m_id)); }
    League league() { return must(m_house.leagues().open(m_id)).league(); }

private:
    [[nodiscard]] QByteArray phoneOf(const QString &coach)
    {
        const auto seat = m_hall.seatOf(coach);
        if (!seat)
            qFatal("no phone for %s", qPrintable(coach));
        return enter(*seat);
    }
    /// Whose word it is; empty where it is the commissioner's.
    [[nodiscard]] QString coachOf(const Wanted &wanted)
    {
        const League now = league();
        const LeagueFixture *fixture = now.fixture(FixtureId(wanted.with[u"fixture"_s].toString()));
        if (wanted.act == u"challenge"_s || wanted.act == u"answer"_s)
            return coachName(
                now,
                must(teamNamed(
                    now,
                    wanted.with[wanted.act == u"answer"_s ? u"challenged"_s : u"challenger"_s]
                        .toString())));
        if (wanted.act != u"sign"_s && wanted.act != u"dispute"_s && wanted.act != u"start"_s)
            return {};
        return coachName(now, wanted.with[u"side"_s] == u"away"_s ? fixture->away : fixture->home);
    }
    QByteArray post(const QByteArray &path, const QJsonObject &body, const QByteArray &cookie)
    {
        const QByteArray bytes = QJsonDocument(body).toJson();
        const QByteArray host = "127.0.0.1:" + QByteArray::number(m_server.port());
        QTcpSocket socket;
        socket.connectToHost(u"127.0.0.1"_s, m_server.port());
        socket.write("POST " + path + " HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host
                     + "\r\nContent-Type: application/json\r\n"
                     + (cookie.isEmpty() ? QByteArray() : "Cookie: " + cookie + "\r\n")
                     + "Content-Length: " + QByteArray::number(bytes.size()) + "\r\n\r\n" + bytes);
        QByteArray said;
        (void)QTest::qWaitFor(
            [&] {
                said += socket.readAll();
                return socket.state() == QAbstractSocket::UnconnectedState;
            },
            30'000);
        return said + socket.readAll();
    }

    LeagueHouse m_house;
    LotOfActs m_lot;
    LeagueId m_id;
    HallGuests m_hall;
    GuestList m_guests;
    SiteServer m_server;
    QByteArray m_cookie;
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
        m_lot.begin();
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

private:
    WindowFixture m_window;
    LeagueHouse m_house;
    LotOfActs m_lot;
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
        m_id = base[u"league"_s][u"id"_s].toString();
        const CommandAnswer init = runCommand({u"db"_s, u"init"_s}, m_folder.path());
        const CommandAnswer answer
            = runCommand({u"league"_s, u"import"_s, file.fileName()}, m_folder.path());
        if (init.status != 0 || answer.status != 0)
            qFatal("%s%s", qPrintable(init.err), qPrintable(answer.err));
    }
    QString act(const Wanted &wanted) override
    {
        const CommandAnswer answer
            = runCommand({u"league"_s, u"act"_s, m_id, wanted.act, u"--with"_s,
                          QString::fromUtf8(QJsonDocument(wanted.with).toJson()), u"--reason"_s,
                          wanted.reason, u"--draw-seed"_s, QString::number(seed)},
                         m_folder.path());
        return answer.status == 0 ? QString() : answer.err.section(u'\n', 0, 0);
    }
    QJsonObject exported() override
    {
        return runCommand({u"league"_s, u"export"_s, m_id}, m_folder.path()).json();
    }

private:
    QTemporaryDir m_folder;
    QString m_id;
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
        if (const QString fixture = wanted.with.value(u"fixture"_s).toString(); !fixture.isEmpty())
            wanted.with.insert(u"fixture"_s, fixtureNamed(phone.league(), fixture));
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
