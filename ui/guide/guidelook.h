// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"

#include <QImage>
#include <QPalette>

class QTextDocument;

namespace dugout {

/// How a chapter is set: on the screen in the colours of the theme, on paper in black.
struct GuideLook
{
    QPalette palette;
    int pixels = 14; ///< of ordinary text
    qreal width = 0; ///< of a line; no picture is wider
};

/// Fills the document with a chapter and gives it its look. Its pictures have to be added to it, or
/// handed out by the view.
void setGuideChapter(QTextDocument &document, const QString &markdown, const GuideLook &look);

/// A picture that stands beside the chapters; a null one where there is none of that name.
[[nodiscard]] QImage guidePicture(const QString &name, Language language);

} // namespace dugout
