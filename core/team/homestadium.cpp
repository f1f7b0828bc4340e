// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/homestadium.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr auto livedIn = "lived-in-"_L1;

} // namespace

QString stadiumKey(const QString &name)
{
    QString key;
    for (const QChar each : name.normalized(QString::NormalizationForm_KC).toCaseFolded()) {
        if (each.isLetterOrNumber() || each.isMark() || each.isSurrogate())
            key.append(each);
    }
    return key;
}

OptionId livedInMark(const QString &name)
{
    return OptionId(livedIn + stadiumKey(name));
}

bool isLivedInMark(const OptionId &option)
{
    return option.text().startsWith(livedIn) && option.text().size() > livedIn.size();
}

} // namespace dugout
