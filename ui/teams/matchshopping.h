// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulesetlibrary.h"
#include "core/text/language.h"

class QWidget;

namespace dugout {

class Club;
class TeamDocument;

/// Asks against whom the open team plays, opens the inducement shop for both, takes the gold out of
/// the treasuries when the coaches say so, and prints both sheets.
void goShopping(TeamDocument &document, const Club &club, Language language, QWidget *parent);

} // namespace dugout
