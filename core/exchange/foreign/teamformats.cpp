// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/teamformats.h"

#include "core/exchange/foreign/battlescribeformat.h"
#include "core/exchange/foreign/botbowlformat.h"
#include "core/exchange/foreign/botocsformat.h"
#include "core/exchange/foreign/csvformat.h"
#include "core/exchange/foreign/datatree.h"
#include "core/exchange/foreign/fumbbljsonformat.h"
#include "core/exchange/foreign/fumbblxmlformat.h"
#include "core/exchange/foreign/htmlformat.h"
#include "core/exchange/foreign/obblmformat.h"
#include "core/exchange/foreign/textformat.h"
#include "core/exchange/foreign/tourplayformat.h"
#include "core/exchange/teamfile.h"
#include "core/files/readfile.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamFormats
{
    Q_DECLARE_TR_FUNCTIONS(TeamFormats)
};

bool sniffOwn(const QByteArray &bytes)
{
    return bytes.left(4096).contains("\"dugout-team\"");
}

Result<QByteArray> writeOwn(const Team &team, const Ruleset & /*ruleset*/, Language /*language*/)
{
    return writeTeam(team);
}

Error unknownFormat()
{
    return {ErrorCode::UnknownFormat,
            TeamFormats::tr("Dugout does not know this kind of file. `dugout team formats` lists "
                            "those it reads."),
            {}};
}

Error onlyWritten(const TeamFormat &format)
{
    return {ErrorCode::OnlyWritten,
            TeamFormats::tr("Dugout writes files of %1 but does not read them.").arg(format.name),
            {}};
}

Result<TeamReading> readOwn(const QByteArray &bytes)
{
    auto team = readTeam(bytes);
    if (!team)
        return team.error();
    return TeamReading(*std::move(team));
}

} // namespace

bool TeamFormat::isOwn() const
{
    return id == u"dugout"_s;
}

std::span<const TeamFormat> teamFormats()
{
    static const std::array formats{
        TeamFormat{u"dugout"_s, u"Dugout"_s, {u"json"_s}, sniffOwn, nullptr, writeOwn},
        TeamFormat{u"obblm"_s, u"OBBLM XML"_s, {u"xml"_s}, obblm::sniff, obblm::read, obblm::write},
        TeamFormat{
            u"botocs"_s, u"BOTOCS XML"_s, {u"xml"_s}, botocs::sniff, botocs::read, botocs::write},
        TeamFormat{u"fumbbl-xml"_s,
                   u"FUMBBL / FFB XML"_s,
                   {u"xml"_s},
                   fumbblxml::sniff,
                   fumbblxml::read,
                   fumbblxml::write},
        TeamFormat{u"tourplay"_s, u"TourPlay JSON"_s, {u"json"_s}, tourplay::sniff, tourplay::read},
        TeamFormat{u"botbowl"_s,
                   u"botbowl JSON"_s,
                   {u"json"_s},
                   botbowl::sniff,
                   botbowl::read,
                   botbowl::write},
        TeamFormat{u"fumbbl-json"_s,
                   u"FUMBBL JSON"_s,
                   {u"json"_s},
                   fumbbljson::sniff,
                   fumbbljson::read,
                   fumbbljson::write},
        TeamFormat{u"battlescribe"_s,
                   u"BattleScribe"_s,
                   {u"ros"_s, u"rosz"_s},
                   battlescribe::sniff,
                   battlescribe::read},
        TeamFormat{u"csv"_s, u"CSV"_s, {u"csv"_s}, nullptr, nullptr, csv::write, true},
        TeamFormat{u"html"_s, u"HTML"_s, {u"html"_s, u"htm"_s}, nullptr, nullptr, html::write},
        TeamFormat{u"text"_s, u"TXT"_s, {u"txt"_s}, nullptr, nullptr, plaintext::write},
    };
    return formats;
}

const TeamFormat *teamFormat(QStringView id)
{
    for (const TeamFormat &format : teamFormats()) {
        if (format.id == id)
            return &format;
    }
    return nullptr;
}

const TeamFormat *formatOf(const QByteArray &bytes)
{
    for (const TeamFormat &format : teamFormats()) {
        if (format.sniff && format.sniff(bytes))
            return &format;
    }
    return nullptr;
}

const TeamFormat *writableFormatFor(const QString &fileName)
{
    for (const TeamFormat &format : teamFormats()) {
        for (const QString &suffix : format.suffixes) {
            if (format.canWrite() && fileName.endsWith(u'.' + suffix, Qt::CaseInsensitive))
                return &format;
        }
    }
    return nullptr;
}

Result<TeamReading> readTeamBytes(const QByteArray &bytes, const TeamFormat *format)
{
    if (bytes.size() > datalimits::bytes)
        return fileTooLarge();
    if (!format)
        format = formatOf(bytes);
    if (!format)
        return unknownFormat();
    if (format->isOwn())
        return readOwn(bytes);
    if (!format->read)
        return onlyWritten(*format);
    auto foreign = format->read(bytes);
    if (!foreign)
        return foreign.error();
    return TeamReading(*std::move(foreign));
}

Result<TeamReading> readTeamFrom(const QString &path, const TeamFormat *format)
{
    const auto bytes = readFile(path, datalimits::bytes);
    if (!bytes)
        return bytes.error();
    return readTeamBytes(*bytes, format);
}

Result<ImportedTeam> settleReading(const TeamReading &reading, RulesetLibrary &library,
                                   const ImportSettings &settings)
{
    if (const Team *own = std::get_if<Team>(&reading))
        return ImportedTeam{*own, {}};
    const ForeignTeam &foreign = std::get<ForeignTeam>(reading);
    const ImportWishes wishes{settings.id, settings.language, settings.roster, settings.positions};
    if (settings.ruleset.isEmpty())
        return settleTeam(foreign, library, wishes);
    const auto ruleset = library.load(settings.ruleset);
    if (!ruleset)
        return ruleset.error();
    return settleTeam(foreign, **ruleset, wishes);
}

Result<ImportedTeam> importTeam(const QByteArray &bytes, RulesetLibrary &library,
                                const ImportSettings &settings)
{
    const auto reading = readTeamBytes(bytes, settings.format);
    if (!reading)
        return reading.error();
    return settleReading(*reading, library, settings);
}

Result<ImportedTeam> importTeamFile(const QString &path, RulesetLibrary &library,
                                    const ImportSettings &settings)
{
    const auto bytes = readFile(path, datalimits::bytes);
    if (!bytes)
        return bytes.error();
    return importTeam(*bytes, library, settings);
}

Result<QByteArray> exportTeam(const Team &team, const Ruleset &ruleset, const TeamFormat &format,
                              Language language)
{
    if (!format.write)
        return Error{
            ErrorCode::OnlyRead,
            TeamFormats::tr("Dugout reads files of %1 but does not write them.").arg(format.name),
            {}};
    return format.write(team, ruleset, language);
}

} // namespace dugout
