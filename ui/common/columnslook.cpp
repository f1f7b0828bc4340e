// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/columnslook.h"

#include "ui/common/settings.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int widestColumn = 4000;

QJsonObject allLooks(const Settings &settings)
{
    return QJsonDocument::fromJson(settings.value(Setting::TableLooks).toString().toUtf8())
        .object();
}

} // namespace

WidthsAndOrder columnsLook(const Settings &settings, const QString &table)
{
    const QJsonObject kept = allLooks(settings).value(table).toObject();
    WidthsAndOrder look;
    look.sortedBy = kept.value(u"sortedBy"_s).toString();
    look.order = kept.value(u"descending"_s).toBool() ? Qt::DescendingOrder : Qt::AscendingOrder;
    const QJsonObject widths = kept.value(u"widths"_s).toObject();
    for (auto each = widths.begin(); each != widths.end(); ++each) {
        const int width = each->toInt();
        if (width > 0 && width <= widestColumn)
            look.widths[each.key()] = width;
    }
    return look;
}

void setColumnsLook(Settings &settings, const QString &table, const WidthsAndOrder &look)
{
    QJsonObject all = allLooks(settings);
    QJsonObject kept;
    if (!look.sortedBy.isEmpty()) {
        kept[u"sortedBy"_s] = look.sortedBy;
        kept[u"descending"_s] = look.order == Qt::DescendingOrder;
    }
    QJsonObject widths;
    for (const auto &[column, width] : look.widths)
        widths[column] = width;
    if (!widths.isEmpty())
        kept[u"widths"_s] = widths;
    if (kept.isEmpty())
        all.remove(table);
    else
        all[table] = kept;
    settings.setValue(Setting::TableLooks,
                      QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact)));
}

} // namespace dugout
