// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pseudotranslator.h"

namespace dugout {

PseudoTranslator::PseudoTranslator(QObject *parent)
    : QTranslator(parent)
{ }

QString PseudoTranslator::translate(const char *, const char *sourceText, const char *, int) const
{
    return u'⟦' + QString::fromUtf8(sourceText) + u'⟧';
}

QString withoutMarkedParts(const QString &text)
{
    QString rest;
    int depth = 0;
    for (const QChar letter : text) {
        if (letter == u'⟦')
            ++depth;
        else if (letter == u'⟧')
            --depth;
        else if (depth == 0)
            rest.append(letter);
    }
    return rest;
}

} // namespace dugout
