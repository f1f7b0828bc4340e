// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/localizedtext.h"

namespace dugout {

/// A text of a sheet in one language or two.
struct SheetWord
{
    QString first;
    QString second; ///< empty without a second language, and where it would say the same

    /// "Blitzer / Sturmspieler"
    [[nodiscard]] QString both() const;
    bool operator==(const SheetWord &) const = default;
};

/// Words in the languages of a sheet, whatever the window speaks.
class SheetWords
{
public:
    explicit SheetWords(Language language, std::optional<Language> second = std::nullopt);

    [[nodiscard]] Language language() const { return m_language; }
    [[nodiscard]] std::optional<Language> second() const { return m_second; }

    [[nodiscard]] SheetWord operator()(const LocalizedText &text) const;
    /// An interface text, marked with QT_TRANSLATE_NOOP("SheetWords", …).
    [[nodiscard]] SheetWord operator()(const char *source) const;
    /// The same in the first language only.
    [[nodiscard]] QString one(const char *source) const;
    [[nodiscard]] QString number(int value) const;
    bool operator==(const SheetWords &) const = default;

private:
    Language m_language;
    std::optional<Language> m_second;
};

} // namespace dugout
