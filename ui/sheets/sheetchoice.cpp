// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/sheetchoice.h"

#include "ui/sheets/playercardpages.h"
#include "ui/sheets/teamsheetpages.h"

using namespace Qt::StringLiterals;

namespace dugout {

QString sheetChoiceName(SheetChoice choice)
{
    switch (choice) {
    case SheetChoice::Compact:
        return u"compact"_s;
    case SheetChoice::Match:
        return u"match"_s;
    case SheetChoice::Cards:
        return u"cards"_s;
    case SheetChoice::Team:
        break;
    }
    return u"team"_s;
}

std::optional<SheetChoice> sheetChoiceFromName(QStringView name)
{
    for (const SheetChoice choice : allSheetChoices) {
        if (sheetChoiceName(choice) == name)
            return choice;
    }
    return std::nullopt;
}

std::unique_ptr<PagedSheet> makeSheetPages(SheetChoice choice, TeamSheet sheet,
                                           std::optional<TeamSheet> other, const Fixture &fixture)
{
    switch (choice) {
    case SheetChoice::Cards:
        return std::make_unique<PlayerCardPages>(std::move(sheet));
    case SheetChoice::Match:
        return std::make_unique<MatchRecordPages>(
            MatchRecordSheet{std::move(sheet), std::move(other), fixture});
    case SheetChoice::Compact:
        return std::make_unique<TeamSheetPages>(std::move(sheet), TeamSheetKind::Compact);
    case SheetChoice::Team:
        break;
    }
    return std::make_unique<TeamSheetPages>(std::move(sheet));
}

} // namespace dugout
