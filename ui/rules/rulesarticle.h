// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/rules/articlewriter.h"

namespace dugout {

/// The page about `ref` as rich text. Rows, positions, steps and fighters are shown on the page
/// they belong to, marked. Empty when the edition has no such thing.
[[nodiscard]] QString rulesArticle(const RulesBook &book, const RulesRef &ref, ArticleStyle style);

} // namespace dugout
