// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/httpresponse.h"

#include <optional>

namespace dugout {

/// The files of the page of a table; none for any other path.
[[nodiscard]] std::optional<HttpResponse> tablePageFile(const QByteArray &path);
/// Those of a coach's page of a league.
[[nodiscard]] std::optional<HttpResponse> coachPageFile(const QByteArray &path);

} // namespace dugout
