// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "app/cli/league/leaguepaper.h"
#include "app/cli/match/correctioncommand.h"
#include "core/club/slipoutlook.h"
#include "core/files/readfile.h"
#include "core/files/writefile.h"
#include "core/leaguebook/fixtures/slipinbox.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueSheetCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueSheetCommand)
};

/// The sheet of a fixture: as it was entered, or blank with everybody who can play.
Result<PaperSlip> sheetFor(const LeagueAtHand &hand, const LeagueFixture &fixture)
{
    if (!fixture.match.isEmpty()) {
        const auto seen = hand.club->matches().look(fixture.match);
        return seen ? Result<PaperSlip>(slipOf(seen->session)) : Result<PaperSlip>(seen.error());
    }
    const auto session = hand.club.leagues().paperMatch(hand.league(), hand.open.id(), fixture.id);
    return session ? Result<PaperSlip>(blankSlip(session->game()))
                   : Result<PaperSlip>(session.error());
}

int handOut(const QByteArray &bytes, const CliParser &parser, CliContext &context)
{
    if (!parser.isSet(u"out"_s)) {
        context.answered = true;
        context.out << QString::fromUtf8(bytes) << Qt::flush;
        return exitstatus::done;
    }
    const QString path = parser.value(u"out"_s);
    if (const auto written = writeFile(path, bytes); !written)
        return context.refuse(written.error());
    if (context.json)
        context.printJson(QJsonDocument(QJsonObject{{u"file"_s, path}}));
    return exitstatus::done;
}

Result<SlipFile> fileFrom(const QString &path)
{
    const auto bytes = readFile(path, largestSlipFile);
    return bytes ? readSlipFile(*bytes) : Result<SlipFile>(bytes.error());
}

/// What is worth a second look does not keep a sheet from being entered.
void sayNotes(const PaperSlip &slip, const Match &match, CliContext &context)
{
    for (const SlipRemark &each : outlookOf(slip, match).remarks) {
        if (each.isNote)
            context.err << each.sentence << Qt::endl;
    }
}

int correct(const LeagueAtHand &hand, const LeagueFixture &fixture, const PaperSlip &slip,
            const CliParser &parser, CliContext &context)
{
    const MatchRepository &matches = hand.club->matches();
    const auto seen = matches.look(fixture.match);
    if (!seen)
        return context.refuse(seen.error());
    const auto change = correctionTo(slip, seen->session);
    if (!change)
        return context.refuse(change.error());
    if (!*change) {
        context.err << LeagueSheetCommand::tr("The match is kept like this already.") << Qt::endl;
        return endWithMatch(hand, fixture.match, fixture, context);
    }
    auto chain = matches.correction(fixture.match, {**change});
    if (!chain)
        return context.refuse(chain.error());
    if (!parser.isSet(u"accept"_s)) {
        const auto tell = [&context](const QStringList &lines) {
            for (const QString &line : context.json ? QStringList() : lines)
                context.out << line << Qt::endl;
        };
        tell(slipChanges(slipOf(seen->session), slip, seen->session.game()));
        if (!chain->question())
            tell(hand.club.leagues().consequences(chain->batch()));
    }
    return carryThrough(*std::move(chain), parser, hand.club, context);
}

int enter(LeagueAtHand &hand, const LeagueFixture &fixture, const PaperSlip &slip,
          const std::optional<DocumentSummary> &received, const CliParser &parser,
          CliContext &context)
{
    if (!fixture.match.isEmpty())
        return correct(hand, fixture, slip, parser, context);
    const auto session = hand.club.leagues().paperMatch(hand.league(), hand.open.id(), fixture.id);
    if (!session)
        return context.refuse(session.error());
    sayNotes(slip, session->game(), context);
    const auto match = hand.club.leagues().enterSlip(hand.open, fixture.id, slip, received);
    if (!match)
        return context.refuse(match.error());
    return endWithMatch(hand, *match, fixture, context);
}

QJsonObject receivedObject(const League &league, const ReceivedSlip &received)
{
    return {{u"id"_s, received.summary.id.text()},
            {u"fixture"_s, received.file.fixture.text()},
            {u"match"_s, fixtureLine(league, *league.fixture(received.file.fixture))},
            {u"from"_s, received.file.from},
            {u"note"_s, received.file.note}};
}

int listInbox(const LeagueAtHand &hand, const std::vector<ReceivedSlip> &all, CliContext &context)
{
    QJsonArray rows;
    for (const ReceivedSlip &each : all) {
        if (!hand.league().fixture(each.file.fixture))
            continue;
        const QJsonObject row = receivedObject(hand.league(), each);
        rows.append(row);
        if (!context.json)
            context.out << row[u"id"_s].toString() << "  " << row[u"match"_s].toString() << "  "
                        << each.file.from
                        << (each.file.note.isEmpty() ? QString() : u" – "_s + each.file.note)
                        << Qt::endl;
    }
    if (context.json)
        context.printJson(QJsonDocument(rows));
    return exitstatus::done;
}

int receive(const LeagueAtHand &hand, const SlipInbox &inbox, const CliParser &parser,
            CliContext &context)
{
    const auto file = fileFrom(parser.value(u"receive"_s));
    if (!file)
        return context.refuse(file.error());
    if (const auto done = inbox.receive(hand.league(), hand.open.id(), *file); !done)
        return context.refuse(done.error());
    const auto all = inbox.list(hand.open.id());
    return all ? listInbox(hand, *all, context) : context.refuse(all.error());
}

/// With `--accept` or `--send-back`, the sheet they name.
int decide(LeagueAtHand &hand, const SlipInbox &inbox, const std::vector<ReceivedSlip> &all,
           const CliParser &parser, CliContext &context)
{
    const bool accepts = parser.isSet(u"take"_s);
    const QString wanted = parser.value(accepts ? u"take"_s : u"send-back"_s);
    const auto found = std::find_if(all.begin(), all.end(), [&wanted](const ReceivedSlip &each) {
        return each.summary.id.text() == wanted;
    });
    if (found == all.end())
        return context.refuse({ErrorCode::NoSuchSheet,
                               LeagueSheetCommand::tr("No sheet \"%1\" has come in.").arg(wanted),
                               {}});
    if (!accepts) {
        const SlipFile back = SlipInbox::sentBack(*found, parser.value(u"reason"_s));
        const int status = handOut(writeSlipFile(back), parser, context);
        if (status != exitstatus::done)
            return status;
        const auto removed = inbox.remove(*found);
        return removed ? status : context.refuse(removed.error());
    }
    const LeagueFixture *fixture = hand.league().fixture(found->file.fixture);
    if (!fixture)
        return context.refuse({ErrorCode::SheetWithoutMatch,
                               LeagueSheetCommand::tr("Its match is gone from the league."),
                               {}});
    const LeagueFixture of = *fixture;
    if (of.match.isEmpty())
        return enter(hand, of, found->file.slip, found->summary, parser, context);
    const int status = correct(hand, of, found->file.slip, parser, context);
    if (status != exitstatus::done)
        return status;
    const auto removed = inbox.remove(*found);
    return removed ? status : context.refuse(removed.error());
}

} // namespace

int runLeagueSheet(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league sheet"_s,
                     LeagueSheetCommand::tr("Writes the sheet of a match as a file to fill in, or "
                                            "enters or corrects a match by such a file."));
    addFixtureArguments(parser);
    parser.addOption({u"enter"_s},
                     LeagueSheetCommand::tr("The sheet that was filled in; of a match that was "
                                            "entered before, it corrects that."),
                     u"FILE"_s);
    parser.addOption({u"from"_s}, LeagueSheetCommand::tr("Who fills it in."), u"NAME"_s);
    addAcceptOptions(parser);
    parser.addOutOption(LeagueSheetCommand::tr("The file to write instead of printing."));
    auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const auto fixture = fixtureFrom(parser, hand->league());
    if (!fixture)
        return context.refuse(fixture.error());
    if (!parser.isSet(u"enter"_s)) {
        const auto slip = sheetFor(*hand, *fixture);
        if (!slip)
            return context.refuse(slip.error());
        return handOut(
            writeSlipFile({hand->open.id(), fixture->id, parser.value(u"from"_s), {}, *slip}),
            parser, context);
    }
    const auto file = fileFrom(parser.value(u"enter"_s));
    if (!file)
        return context.refuse(file.error());
    if (!file->fixture.isEmpty() && file->fixture != fixture->id)
        return context.refuse({ErrorCode::SheetOfAnother,
                               LeagueSheetCommand::tr("This sheet is of another match."),
                               {}});
    return enter(*hand, *fixture, file->slip, {}, parser, context);
}

int runLeagueInbox(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league inbox"_s,
                     LeagueSheetCommand::tr("Lists the sheets that coaches sent in; takes one in, "
                                            "enters it, or sends it back."));
    addLeagueArgument(parser);
    parser.addOption({u"receive"_s}, LeagueSheetCommand::tr("Puts this sheet into the inbox."),
                     u"FILE"_s);
    parser.addOption({u"take"_s}, LeagueSheetCommand::tr("Enters this one and takes it out."),
                     u"ID"_s);
    parser.addOption({u"send-back"_s},
                     LeagueSheetCommand::tr("Takes this one out and writes the file for its coach, "
                                            "with --reason."),
                     u"ID"_s);
    parser.addOption({u"reason"_s}, LeagueSheetCommand::tr("Why it is sent back."), u"WORDS"_s);
    parser.addOutOption(LeagueSheetCommand::tr("The file to write instead of printing."));
    auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const SlipInbox inbox = hand->club.leagues().inbox();
    if (parser.isSet(u"receive"_s))
        return receive(*hand, inbox, parser, context);
    const auto all = inbox.list(hand->open.id());
    if (!all)
        return context.refuse(all.error());
    if (parser.isSet(u"take"_s) || parser.isSet(u"send-back"_s))
        return decide(*hand, inbox, *all, parser, context);
    return listInbox(*hand, *all, context);
}

} // namespace dugout
