// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match/correctioncommand.h"

#include "app/cli/keptgames.h"
#include "app/cli/match/storedmatchcommand.h"
#include "app/cli/openclub.h"
#include "app/cli/playanswer.h"
#include "core/club/correctionlines.h"
#include "core/club/reviewedchange.h"
#include "core/exchange/promptjson.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct CorrectionCommand
{
    Q_DECLARE_TR_FUNCTIONS(CorrectionCommand)
};

QStringList teamLines(const std::vector<CorrectedTeam> &teams)
{
    QStringList lines;
    for (const CorrectedTeam &team : teams) {
        for (const CorrectionLine &line : team.lines)
            lines.append(team.team + u": "_s + line.signedText());
    }
    return lines;
}

QJsonObject storyObject(const CorrectionStory &story)
{
    QJsonArray matches;
    for (const CorrectedMatch &match : story.matches)
        matches.append(
            QJsonObject{{u"title"_s, match.title},
                        {u"changes"_s, QJsonArray::fromStringList(teamLines(match.teams))},
                        {u"misfits"_s, QJsonArray::fromStringList(match.rejectedEvents)},
                        {u"asked"_s, QJsonArray::fromStringList(match.asked)}});
    return {{u"sheets"_s, QJsonArray::fromStringList(teamLines(story.sheets))},
            {u"matches"_s, matches}};
}

void printStory(const CorrectionStory &story, CliContext &context)
{
    for (const QString &line : teamLines(story.sheets))
        context.out << line << '\n';
    for (const CorrectedMatch &match : story.matches) {
        context.out << CorrectionCommand::tr("In %1").arg(match.title) << '\n';
        for (const QString &line : teamLines(match.teams) + match.rejectedEvents + match.asked)
            context.out << u"  "_s << line << '\n';
    }
    context.out << Qt::flush;
}

QString questionLine(const CorrectionChain &chain)
{
    const auto &[place, question] = *chain.question();
    const CorrectionLink &link = chain.links().at(place);
    const QString line = link.is.game().rejectedLine(question.state, question.rejected(link.is));
    return link.header.title + u": "_s
        + (question.again || question.prompts.empty()
               ? CorrectionCommand::tr("This no longer fits: %1").arg(line)
               : CorrectionCommand::tr("This has to be decided now, before: %1").arg(line));
}

/// What is asked again; nothing is changed before it is answered.
int ask(const CorrectionChain &chain, CliContext &context)
{
    const auto &[place, question] = *chain.question();
    const Match &game = chain.links().at(place).is.game();
    QJsonArray prompts;
    for (const Prompt &prompt : question.prompts) {
        const PromptWords words = game.words(question.state, prompt);
        prompts.append(promptToJson(prompt, words));
        if (!context.json)
            context.out << u"  > "_s << prompt.id << u": "_s << words.title << u" {"_s
                        << prompt.choices.join(u' ') << u"}\n"_s;
    }
    if (context.json)
        context.printJson(QJsonDocument(QJsonObject{{u"accepted"_s, false},
                                                    {u"question"_s, questionLine(chain)},
                                                    {u"prompts"_s, prompts}}));
    context.out << Qt::flush;
    return context.refuse({ErrorCode::Question, questionLine(chain),
                           CorrectionCommand::tr("Answer with --then PROMPT=VALUE, with --then out "
                                                 "where it did not happen, or put it off with "
                                                 "--later.")});
}

Result<void> answerNext(CorrectionChain &chain, const QString &word)
{
    if (!chain.question())
        return Error{
            ErrorCode::NotAsked,
            CorrectionCommand::tr("\"%1\" answers nothing: nothing more is asked.").arg(word),
            {}};
    if (word == u"out"_s)
        return chain.takeOut();
    const auto answer = answerFromWord(word, chain.question()->question.prompts);
    return answer ? chain.answer(*answer) : Result<void>(answer.error());
}

int tellOnly(const CorrectionStory &story, CliContext &context)
{
    if (context.json) {
        QJsonObject object = storyObject(story);
        object.insert(u"accepted"_s, false);
        context.printJson(QJsonDocument(object));
    } else {
        printStory(story, context);
    }
    return context.refuse(
        {ErrorCode::NotAccepted,
         CorrectionCommand::tr("Nothing was changed yet: --accept stands for both "
                               "coaches' word on this."),
         {}});
}

/// The entry of the log that the argument names, counted from 1.
Result<int> entryFrom(const CliParser &parser, const MatchSession &session)
{
    const QString text = parser.positional().at(1);
    bool isNumber = false;
    const int entry = text.toInt(&isNumber);
    const auto count = static_cast<int>(session.log().groups().size());
    if (!isNumber || entry < 1 || entry > count)
        return Error{ErrorCode::NoSuchEntry,
                     CorrectionCommand::tr("There is no entry \"%1\"; they are numbered from 1 to "
                                           "%2.")
                         .arg(text, QString::number(count)),
                     {}};
    return entry - 1;
}

/// The answers of `--with`, one after the other, in the state in which the entry was made.
Result<EventGroup> groupFrom(const CliParser &parser, const OpenMatch &match, int entry)
{
    const auto place = static_cast<size_t>(entry);
    EventGroup group{match.session().log().groups().at(place).atMs, {}};
    auto state = match.stateWith(entry, {});
    for (const QString &word : parser.values(u"with"_s)) {
        auto event = answerFromWord(word, match.game().prompts(*state));
        if (!event)
            return event.error();
        group.events.push_back(*std::move(event));
        state = match.stateWith(entry, group.events);
        if (!state)
            return state.error();
    }
    return group;
}

Result<Correction> correctionFrom(const CliParser &parser, const OpenMatch &match)
{
    const auto entry = entryFrom(parser, match.session());
    if (!entry)
        return entry.error();
    if (parser.isSet(u"remove"_s))
        return Correction{Correction::What::Remove, *entry, {}};
    auto group = groupFrom(parser, match, *entry);
    if (!group)
        return group.error();
    return Correction{parser.isSet(u"insert"_s) ? Correction::What::Insert
                                                : Correction::What::Replace,
                      *entry, *std::move(group)};
}

Result<std::unique_ptr<OpenMatch>> openNamed(const CliParser &parser, const OpenClub &club)
{
    const auto id = club->matches().find(parser.positional().constFirst());
    return id ? club->matches().open(*id) : Result<std::unique_ptr<OpenMatch>>(id.error());
}

/// What is on disk by now.
int endWithReread(const OpenClub &club, const JournalId &id, CliContext &context)
{
    const auto match = club->matches().open(id);
    return match ? endWithMatch(**match, {}, context) : context.refuse(match.error());
}

} // namespace

void addAcceptOptions(CliParser &parser)
{
    parser.addOption({u"then"_s},
                     CorrectionCommand::tr("The answer to what a change of a saved match asks "
                                           "again, in order: PROMPT=VALUE, or out."),
                     u"ANSWER"_s);
    parser.addOption({u"later"_s},
                     CorrectionCommand::tr("Leaves what is asked again to be decided later."));
    parser.addOption({u"debts"_s},
                     CorrectionCommand::tr("What happens to gold that was spent since and would no "
                                           "longer have been there: keep or forgive."),
                     u"WHAT"_s);
    parser.addOption({u"reopen"_s},
                     CorrectionCommand::tr("Lets later matches that are over be open again where "
                                           "their entries no longer fit."));
    parser.addOption(
        {u"accept"_s},
        CorrectionCommand::tr(
            "Accepts what a change of a saved match does to later matches and to the sheets."));
}

int carryThrough(CorrectionChain chain, const CliParser &parser, const OpenClub &club,
                 CliContext &context)
{
    for (const QString &word : parser.values(u"then"_s)) {
        if (const auto done = answerNext(chain, word); !done)
            return context.refuse(done.error());
    }
    if (chain.question() && !parser.isSet(u"later"_s))
        return ask(chain, context);
    const QString debts = parser.value(u"debts"_s);
    if (!debts.isEmpty() && debts != u"keep"_s && debts != u"forgive"_s)
        return parser.wrongUsage(CorrectionCommand::tr("Say --debts keep or --debts forgive."),
                                 context);
    if (!debts.isEmpty())
        chain.decideDebts(debts == u"keep"_s ? CorrectionChain::Debts::Kept
                                             : CorrectionChain::Debts::Forgiven);
    if (parser.isSet(u"reopen"_s))
        chain.allowReopening();
    if (!parser.isSet(u"accept"_s))
        return tellOnly(tellCorrection(chain, club->library()), context);
    if (const auto settled = chain.mayBeKept(); !settled)
        return context.refuse({settled.error().code, settled.error().message,
                               settled.error().code == ErrorCode::DebtsUndecided
                                   ? CorrectionCommand::tr("Say --debts keep or --debts forgive.")
                                   : CorrectionCommand::tr("Say --reopen if that is meant.")});
    if (const auto kept = club->matches().keep(chain); !kept)
        return context.refuse(kept.error());
    return endWithReread(club, chain.links().front().id(), context);
}

int runMatchCorrect(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"match correct"_s,
                     CorrectionCommand::tr("Corrects an answer of a saved match, however long ago "
                                           "it was, and carries it through every match since."));
    addGameArgument(parser, u"MATCH"_s);
    parser.addArgument(u"ENTRY"_s, CorrectionCommand::tr("Which entry of the log, from 1 on."));
    parser.addOption({u"with"_s},
                     CorrectionCommand::tr("What stands there afterwards, PROMPT=VALUE; said again "
                                           "for each answer of the entry."),
                     u"ANSWER"_s);
    parser.addOption({u"insert"_s}, CorrectionCommand::tr("Puts it before the entry instead."));
    parser.addOption({u"remove"_s}, CorrectionCommand::tr("Takes the entry out."));
    addAcceptOptions(parser);
    addElsewhereOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (parser.isSet(u"remove"_s) != parser.values(u"with"_s).isEmpty())
        return parser.wrongUsage(CorrectionCommand::tr("Say --with or --remove."), context);
    const auto club = OpenClub::open(context, OpenClub::Use::Results);
    if (!club)
        return context.refuse(club.error());
    const auto match = openNamed(parser, *club);
    if (!match)
        return context.refuse(match.error());
    if (const auto may = mayEnter(parser, *club, (*match)->id()); !may)
        return context.refuse(may.error());
    const auto correction = correctionFrom(parser, **match);
    if (!correction)
        return context.refuse(correction.error());
    auto review = reviewedChange((*club)->matches(), (*match)->id(), (*match)->session(),
                                 (*club)->library(), {LogAction::Kind::Correct, {}, *correction});
    if (!review)
        return context.refuse(review.error());
    if (*review)
        return carryThrough(**std::move(review), parser, *club, context);
    if (const auto done = (*match)->correct(*correction); !done)
        return context.refuse(done.error());
    return endWithMatch(**match, {}, context);
}

int runMatchSettle(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"match settle"_s,
        CorrectionCommand::tr("Decides what a saved match waits for: entries that no longer fit, "
                              "or sheets that were changed while it was played."));
    addGameArgument(parser, u"MATCH"_s);
    parser.addOption({u"leave-sheets"_s},
                     CorrectionCommand::tr("Leaves the sheets as they are: the match counts, and "
                                           "changes no team."));
    addAcceptOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context, OpenClub::Use::Results);
    if (!club)
        return context.refuse(club.error());
    const auto match = openNamed(parser, *club);
    if (!match)
        return context.refuse(match.error());
    const bool waits = (*match)->kept() == JournalState::Undecided;
    if (!waits && ((*match)->session().rejectedEvents().empty() || parser.isSet(u"leave-sheets"_s)))
        return context.refuse({ErrorCode::NothingToSettle,
                               CorrectionCommand::tr("Nothing in this match waits for a decision."),
                               {}});
    if (parser.isSet(u"leave-sheets"_s)) {
        const auto left = (*club)->matches().leaveSheets((*match)->id());
        return left ? endWithReread(*club, (*match)->id(), context) : context.refuse(left.error());
    }
    auto chain = (*club)->matches().correction((*match)->id(), {});
    return chain ? carryThrough(*std::move(chain), parser, *club, context)
                 : context.refuse(chain.error());
}

} // namespace dugout
