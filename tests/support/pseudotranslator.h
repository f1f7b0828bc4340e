// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace dugout {

/// Translates every text to itself between marks: ⟦text⟧. What shows without marks was never given
/// to a translator.
class PseudoTranslator final : public QTranslator
{
    Q_OBJECT

public:
    explicit PseudoTranslator(QObject *parent = nullptr);

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *sourceText,
                                    const char *disambiguation, int n) const override;
};

/// What is left of a text without its marked parts, which may be nested by arg().
[[nodiscard]] QString withoutMarkedParts(const QString &text);

} // namespace dugout
