// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sheetoptions.h"

#include "ui/sheets/sheetoutput.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SheetOptions
{
    Q_DECLARE_TR_FUNCTIONS(SheetOptions)
};

} // namespace

void addSheetOptions(CliParser &parser)
{
    addPlainSheetOptions(parser);
    parser.addOption({u"second-lang"_s},
                     SheetOptions::tr("A second language beside the first: es, en or de."), u"L"_s);
}

void addPlainSheetOptions(CliParser &parser)
{
    parser.addOutOption(SheetOptions::tr("The PDF file to write."));
    parser.addOption({u"paper"_s}, SheetOptions::tr("The paper: a4 or letter."), u"PAPER"_s,
                     u"a4"_s);
    parser.addOption({u"landscape"_s}, SheetOptions::tr("Prints in landscape."));
}

QString wrongSheetOption(const CliParser &parser)
{
    if (parser.value(u"out"_s).isEmpty())
        return SheetOptions::tr("--out FILE is missing.");
    const QString second = parser.value(u"second-lang"_s);
    if (!second.isEmpty() && !languageFromCode(second))
        return SheetOptions::tr("\"%1\" is not a language Dugout speaks; it speaks es, en and de.")
            .arg(second);
    const QString paper = parser.value(u"paper"_s).toLower();
    if (paper != u"a4"_s && paper != u"letter"_s)
        return SheetOptions::tr("\"%1\" is not a paper Dugout knows; it knows a4 and letter.")
            .arg(paper);
    return {};
}

SheetPaper sheetPaper(const CliParser &parser)
{
    return {parser.value(u"paper"_s).toLower() == u"letter"_s ? QPageSize::Letter : QPageSize::A4,
            parser.isSet(u"landscape"_s) ? QPageLayout::Landscape : QPageLayout::Portrait};
}

int writeSheet(PagedSheet &sheet, const CliParser &parser, CliContext &context)
{
    const QString file = parser.value(u"out"_s);
    if (const auto saved = SheetOutput::savePdf(sheet, sheetPaper(parser), file); !saved)
        return context.refuse(saved.error());
    if (context.json)
        context.out << QJsonDocument(
                           QJsonObject{{u"file"_s, file}, {u"pages"_s, sheet.pageCount()}})
                           .toJson()
                    << Qt::flush;
    else
        context.out
            << SheetOptions::tr("%n page(s) written to %1.", nullptr, sheet.pageCount()).arg(file)
            << Qt::endl;
    return exitstatus::done;
}

} // namespace dugout
