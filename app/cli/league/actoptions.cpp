// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/actoptions.h"

#include "core/leaguebook/leaguepreview.h"

#include <QJsonDocument>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ActOptions
{
    Q_DECLARE_TR_FUNCTIONS(ActOptions)
};

constexpr auto fixtureField = "fixture"_L1;

Error notUnderstood(const QString &sentence)
{
    return {ErrorCode::Usage, sentence, {}};
}

/// `td-against` for `tdAgainst`.
QString optionOf(const QString &field)
{
    QString option;
    for (const QChar c : field)
        option += c.isUpper() ? u"-%1"_s.arg(c.toLower()) : QString(c);
    return option;
}

/// A list of objects may be said one by one: `--game 12:9 --game 4:6`.
QStringList optionNames(const ActField &field)
{
    QStringList names{optionOf(field.name)};
    if (field.isList && field.kind == ActField::Kind::Object && names.front().endsWith(u's'))
        names.append(names.front().chopped(1));
    return names;
}

bool isFlag(const ActField &field)
{
    return field.kind == ActField::Kind::Switch && !field.usual.toBool();
}

/// What stands for the value in the help.
QString placeholderOf(const ActField &field)
{
    if (isFlag(field))
        return {};
    if (field.kind == ActField::Kind::Object && !field.fields.empty()) {
        QStringList names;
        for (const ActField &each : field.fields)
            names.append(each.kind == ActField::Kind::Number ? u"N"_s : u"WORD"_s);
        return names.join(u':');
    }
    if (field.isList || field.kind == ActField::Kind::Object)
        return u"LIST"_s;
    switch (field.kind) {
    case ActField::Kind::Number:
    case ActField::Kind::Fraction:
        return u"N"_s;
    case ActField::Kind::Moment:
        return u"TIME"_s;
    case ActField::Kind::Choice:
    case ActField::Kind::Switch:
        return u"WORD"_s;
    case ActField::Kind::Team:
        return u"TEAM"_s;
    default:
        return field.most > 200 && !field.isList ? u"TEXT"_s : u"NAME"_s;
    }
}

QString helpOf(const ActField &field)
{
    QString help = field.words();
    if (!field.choices.isEmpty())
        help += u": "_s + field.choices.join(u", "_s);
    else if (field.kind == ActField::Kind::Switch && !isFlag(field))
        help += u": "_s + ActOptions::tr("yes or no");
    else if (field.highest > field.lowest)
        help += u" · %1–%2"_s.arg(field.lowest).arg(field.highest);
    return help + u'.';
}

Result<QJsonValue> valueOf(const ActField &field, const QString &text);

/// "completions=3:1" and "7:7:home": the fields of an object in their order.
Result<QJsonValue> objectOf(const ActField &field, const QString &text)
{
    static const QRegularExpression between(u"[:=]"_s);
    if (text.trimmed().startsWith(u'{')) {
        const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
        if (document.isObject())
            return QJsonValue(document.object());
    }
    const QStringList parts = text.split(between);
    if (static_cast<size_t>(parts.size()) > field.fields.size())
        return notUnderstood(ActOptions::tr("--%1 has %2 parts at most, with a colon between.")
                                 .arg(optionOf(field.name), QString::number(field.fields.size())));
    QJsonObject object;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const ActField &part = field.fields[static_cast<size_t>(i)];
        const auto value = valueOf(part, parts.at(i));
        if (!value)
            return value;
        object.insert(part.name, *value);
    }
    return QJsonValue(object);
}

/// "several-teams=on,redraft=off,starting-treasury=1000000"
Result<QJsonValue> switchesOf(const QString &text)
{
    QJsonObject object;
    for (const QString &each : text.split(u',', Qt::SkipEmptyParts)) {
        const QString value = each.section(u'=', 1).trimmed();
        bool isNumber = false;
        const int number = value.toInt(&isNumber);
        object.insert(each.section(u'=', 0, 0).trimmed(),
                      isNumber              ? QJsonValue(number)
                          : value == u"on"  ? QJsonValue(true)
                          : value == u"off" ? QJsonValue(false)
                                            : QJsonValue(value));
    }
    return QJsonValue(object);
}

/// Of one thing, or of one element of a list.
Result<QJsonValue> valueOf(const ActField &field, const QString &text)
{
    switch (field.kind) {
    case ActField::Kind::Number: {
        bool isNumber = false;
        const int number = text.toInt(&isNumber);
        if (!isNumber)
            return notUnderstood(
                ActOptions::tr("--%1 needs a whole number.").arg(optionOf(field.name)));
        return QJsonValue(number);
    }
    case ActField::Kind::Switch:
        if (text != u"yes" && text != u"no")
            return notUnderstood(ActOptions::tr("--%1 is yes or no.").arg(optionOf(field.name)));
        return QJsonValue(text == u"yes");
    case ActField::Kind::Object:
        return field.fields.empty() ? switchesOf(text) : objectOf(field, text);
    case ActField::Kind::Fixture:
        if (const qsizetype dash = text.indexOf(u" - "_s); dash > 0)
            return QJsonValue(QJsonObject{{u"home"_s, text.left(dash).trimmed()},
                                          {u"away"_s, text.mid(dash + 3).trimmed()}});
        return QJsonValue(text.trimmed());
    case ActField::Kind::Choice:
        return QJsonValue(text == u"nobody" && field.choices.contains(u"neither"_s)
                              ? u"neither"_s
                              : text.trimmed());
    default:
        return QJsonValue(text.trimmed());
    }
}

Result<QJsonValue> optionValue(const CliParser &parser, const ActField &field)
{
    const QString option = optionOf(field.name);
    if (isFlag(field))
        return QJsonValue(true);
    if (!field.isList)
        return valueOf(field, parser.value(option));
    QStringList said;
    for (const QString &each : optionNames(field)) {
        if (parser.isSet(each))
            said = parser.values(each); // all its names answer all of them
    }
    QJsonArray list;
    for (const QString &each : said) {
        const bool isOne = field.kind == ActField::Kind::Object;
        for (const QString &part :
             isOne ? QStringList{each} : each.split(u',', Qt::SkipEmptyParts)) {
            const auto value = valueOf(field, part);
            if (!value)
                return value;
            list.append(*value);
        }
    }
    return QJsonValue(list);
}

bool namesFixture(const std::vector<ActWord> &words)
{
    return std::any_of(words.begin(), words.end(),
                       [](const ActWord &each) { return each.field.startsWith(u"fixture."); });
}

/// What would change, and nothing does.
int preview(const LeagueAtHand &hand, const std::vector<LeagueEvent> &events, CliContext &context)
{
    const auto after = hand.open.trial(events);
    if (!after)
        return context.refuse(after.error());
    const auto edition = hand.club->library().load(after->currentRules().ruleset.text());
    const QStringList lines = previewLines(*after, previewOf(hand.league(), *after),
                                           edition ? edition->get() : nullptr);
    if (context.json)
        context.printJson(QJsonDocument(QJsonArray::fromStringList(lines)));
    for (const QString &line : context.json ? QStringList() : lines)
        context.out << line << '\n';
    context.out << Qt::flush;
    return exitstatus::done;
}

} // namespace

void addActWords(CliParser &parser, const ActKind &kind, const std::vector<ActWord> &words)
{
    for (const ActWord &each : words) {
        const ActField *field = kind.field(each.field);
        QString name = each.syntax;
        name.remove(u'[').remove(u']');
        parser.addArgument(name,
                           field ? helpOf(*field)
                               : each.field == u"fixture.home"
                               ? ActOptions::tr("The team that plays at home.")
                               : ActOptions::tr("The other one."),
                           each.syntax.startsWith(u'[') ? each.syntax : QString());
    }
}

void addActOptions(CliParser &parser, const ActKind &kind, const std::vector<ActWord> &words,
                   const QStringList &without)
{
    const auto isWord = [&words](const ActField &field) {
        return std::any_of(words.begin(), words.end(), [&field](const ActWord &each) {
            return each.field.section(u'.', 0, 0) == field.name;
        });
    };
    for (const ActField &each : kind.fields) {
        if (!isWord(each) && !without.contains(each.name))
            parser.addOption(optionNames(each), helpOf(each), placeholderOf(each));
    }
    if (namesFixture(words)) {
        parser.addNumberOption(u"round"_s,
                               ActOptions::tr("The round, where they meet more than once."));
        addCompetitionOption(parser);
    }
}

Result<QJsonObject> saidFields(const CliParser &parser, const ActKind &kind,
                               const std::vector<ActWord> &words)
{
    QJsonObject said;
    for (const ActField &each : kind.fields) {
        if (!parser.isSet(optionOf(each.name)))
            continue;
        const auto value = optionValue(parser, each);
        if (!value)
            return value.error();
        said.insert(each.name, *value);
    }
    QJsonObject fixture;
    for (size_t i = 0; i < words.size(); ++i) {
        const QString text = parser.positional().value(static_cast<qsizetype>(i) + 1);
        const ActField *field = kind.field(words[i].field);
        if (!field) {
            fixture.insert(words[i].field.section(u'.', 1), text);
        } else if (parser.positional().size() > static_cast<qsizetype>(i) + 1) {
            const auto value = valueOf(*field, text);
            if (!value)
                return value.error();
            said.insert(field->name, *value);
        }
    }
    if (namesFixture(words)) {
        if (parser.isSet(u"round"_s))
            fixture.insert(u"round"_s, parser.value(u"round"_s).toInt());
        if (parser.isSet(u"competition"_s))
            fixture.insert(u"competition"_s, parser.value(u"competition"_s));
        said.insert(fixtureField, fixture);
    }
    return said;
}

void addSeedOption(CliParser &parser, const ActKind *kind)
{
    QStringList names{u"draw-seed"_s};
    if (!kind || !kind->field(u"seed"))
        names.append(u"seed"_s);
    parser.addOption(names, ActOptions::tr("The same seed draws the same, before witnesses."),
                     u"N"_s);
}

Result<std::uint64_t> seedFrom(const CliParser &parser)
{
    bool isNumber = true;
    const quint64 seed = parser.isSet(u"draw-seed"_s)
        ? parser.value(u"draw-seed"_s).toULongLong(&isNumber)
        : SeededRandomSource::systemSeed();
    if (!isNumber)
        return notUnderstood(ActOptions::tr("The seed is a whole number."));
    return static_cast<std::uint64_t>(seed);
}

void addPreviewOption(CliParser &parser)
{
    parser.addOption({u"preview"_s},
                     ActOptions::tr("Only says what would change: teams, tables, later pairings, "
                                    "prizes and ratings."));
}

Result<ActRequest> requestFrom(const CliParser &parser, const LeagueAtHand &hand,
                               const QString &act, const QJsonObject &fields)
{
    auto read = hand.club.leagues().requestFrom(
        {{u"act"_s, act}, {u"reason"_s, parser.value(u"reason"_s).trimmed()}, {u"with"_s, fields}},
        hand.league());
    if (read.failedWith(ErrorCode::ActUnreadable))
        return notUnderstood(read.error().message);
    return read;
}

int refuseAct(const CliParser &parser, const Error &error, CliContext &context)
{
    return error.code == ErrorCode::Usage ? parser.wrongUsage(error.message, context)
                                          : context.refuse(error);
}

std::optional<int> doActs(LeagueAtHand &hand, const CliParser &parser,
                          const std::vector<ActRequest> &requests, CliContext &context)
{
    const auto seed = seedFrom(parser);
    if (!seed)
        return refuseAct(parser, seed.error(), context);
    SeededRandomSource lot(*seed);
    const LeagueRepository &leagues = hand.club.leagues();
    if (parser.isSet(u"preview"_s)) {
        const auto events = leagues.eventsFor(hand.open, requests, lot);
        return events ? preview(hand, *events, context) : context.refuse(events.error());
    }
    const auto done = requests.size() == 1 ? leagues.act(hand.open, requests.front(), lot)
                                           : leagues.act(hand.open, requests, lot);
    if (!done)
        return context.refuse(done.error());
    return std::nullopt;
}

int runActCommand(const ActCommand &command, const QStringList &arguments, CliContext &context)
{
    const auto kind = actKind(command.act);
    if (!kind)
        return context.refuse(kind.error());
    CliParser parser(command.name, kind->words() + u'.');
    addLeagueArgument(parser);
    addActWords(parser, *kind, command.words);
    addActOptions(parser, *kind, command.words, command.without);
    addSeedOption(parser, &*kind);
    addPreviewOption(parser);
    addReasonOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto said = saidFields(parser, *kind, command.words);
    if (!said)
        return refuseAct(parser, said.error(), context);
    auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    const auto request = requestFrom(parser, *hand, command.act, *said);
    if (!request)
        return refuseAct(parser, request.error(), context);
    const auto status = doActs(*hand, parser, {*request}, context);
    return status ? *status : endWithLeague(hand->open, context);
}

} // namespace dugout
