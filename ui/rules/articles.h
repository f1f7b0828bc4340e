// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/rules/articlewriter.h"

namespace dugout::article {

// One function per kind of page; each writes what the edition says about one thing.

void team(ArticleWriter &writer, const Roster &roster);
void skill(ArticleWriter &writer, const Skill &skill);
void star(ArticleWriter &writer, const StarPlayer &star);

void inducement(ArticleWriter &writer, const Inducement &inducement);
void deck(ArticleWriter &writer, const Deck &deck);
void card(ArticleWriter &writer, const Deck &deck, const PlayCard &card);

void table(ArticleWriter &writer, const Table &table);
void sequence(ArticleWriter &writer, const Sequence &sequence);
void option(ArticleWriter &writer, const Option &option);

/// An entry of a part without a typed reader: its name, its summary and the fields that have words.
void plain(ArticleWriter &writer, const RulesRef &ref, const QJsonObject &entry);

} // namespace dugout::article
