// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/spokenparts.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

#include <optional>

namespace dugout {

namespace {

using Parts = std::function<std::vector<SpokenPart>()>;

enum class SpokenAs { Parts, Tab, TabList };

struct Spoken
{
    SpokenAs as = SpokenAs::Parts;
    Parts parts{};
};

/// Of every widget that says something of its own.
QHash<const QObject *, Spoken> &spokenOf()
{
    static QHash<const QObject *, Spoken> all;
    return all;
}

class PartInterface final : public QAccessibleInterface
{
public:
    PartInterface(QWidget *widget, Parts parts, int place)
        : m_widget(widget)
        , m_parts(std::move(parts))
        , m_place(place)
    { }

    [[nodiscard]] bool isValid() const override { return part().has_value(); }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return m_widget ? QAccessible::queryAccessibleInterface(m_widget) : nullptr;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const auto shown = part();
        return shown && kind == QAccessible::Name ? shown->name : QString();
    }
    void setText(QAccessible::Text, const QString &) override { }
    [[nodiscard]] QRect rect() const override
    {
        const auto shown = part();
        return shown ? QRect(m_widget->mapToGlobal(shown->place.topLeft()), shown->place.size())
                     : QRect();
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        const auto shown = part();
        state.invalid = !shown;
        state.readOnly = true;
        state.selectable = true;
        state.selected = shown && shown->isChosen;
        state.focusable = true;
        state.focused = shown && shown->isCurrent && m_widget->hasFocus();
        return state;
    }

private:
    [[nodiscard]] std::optional<SpokenPart> part() const
    {
        if (!m_widget)
            return std::nullopt;
        const std::vector<SpokenPart> all = m_parts();
        const auto place = static_cast<size_t>(m_place);
        return place < all.size() ? std::optional(all[place]) : std::nullopt;
    }

    QPointer<QWidget> m_widget;
    Parts m_parts;
    int m_place;
};

class PartsInterface final : public QAccessibleWidget
{
public:
    PartsInterface(QWidget *widget, Parts parts)
        : QAccessibleWidget(widget, QAccessible::List)
        , m_parts(std::move(parts))
    { }
    PartsInterface(const PartsInterface &) = delete;
    PartsInterface &operator=(const PartsInterface &) = delete;
    ~PartsInterface() override
    {
        for (const QAccessible::Id id : m_ids)
            QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] int childCount() const override { return static_cast<int>(m_parts().size()); }
    [[nodiscard]] QAccessibleInterface *child(int place) const override
    {
        if (place < 0 || place >= childCount())
            return nullptr;
        while (m_ids.size() <= place)
            m_ids.append(QAccessible::registerAccessibleInterface(
                new PartInterface(widget(), m_parts, static_cast<int>(m_ids.size()))));
        return QAccessible::accessibleInterface(m_ids.at(place));
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        return static_cast<int>(
            m_ids.indexOf(QAccessible::uniqueId(const_cast<QAccessibleInterface *>(child))));
    }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint point = widget()->mapFromGlobal(QPoint(x, y));
        const std::vector<SpokenPart> all = m_parts();
        for (size_t place = 0; place < all.size(); ++place) {
            if (all[place].place.contains(point))
                return child(static_cast<int>(place));
        }
        return nullptr;
    }
    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        const std::vector<SpokenPart> all = m_parts();
        for (size_t place = 0; widget()->hasFocus() && place < all.size(); ++place) {
            if (all[place].isCurrent)
                return child(static_cast<int>(place));
        }
        return QAccessibleWidget::focusChild();
    }

private:
    Parts m_parts;
    mutable QList<QAccessible::Id> m_ids;
};

class TabInterface final : public QAccessibleWidget
{
public:
    explicit TabInterface(QWidget *button)
        : QAccessibleWidget(button, QAccessible::PageTab)
    { }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const QString said = QAccessibleWidget::text(kind);
        return said.isEmpty() && kind == QAccessible::Name ? button()->text().remove(u'&') : said;
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.selectable = true;
        state.selected = button()->isChecked();
        return state;
    }
    [[nodiscard]] QStringList actionNames() const override
    {
        return QStringList{pressAction()} + QAccessibleWidget::actionNames();
    }
    void doAction(const QString &action) override
    {
        if (action == pressAction())
            button()->click();
        else
            QAccessibleWidget::doAction(action);
    }

private:
    [[nodiscard]] QAbstractButton *button() const
    {
        return static_cast<QAbstractButton *>(widget());
    }
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    const auto found = spokenOf().constFind(object);
    if (found == spokenOf().constEnd())
        return nullptr;
    auto *widget = static_cast<QWidget *>(object);
    switch (found->as) {
    case SpokenAs::Tab:
        return new TabInterface(widget);
    case SpokenAs::TabList:
        return new QAccessibleWidget(widget, QAccessible::PageTabList);
    case SpokenAs::Parts:
        break;
    }
    return new PartsInterface(widget, found->parts);
}

void speak(QWidget *widget, Spoken spoken)
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed);
    spokenOf().insert(widget, std::move(spoken));
    QObject::connect(widget, &QObject::destroyed,
                     [](const QObject *gone) { spokenOf().remove(gone); });
}

} // namespace

void speakParts(QWidget *widget, std::function<std::vector<SpokenPart>()> parts)
{
    speak(widget, {SpokenAs::Parts, std::move(parts)});
}

void speakAsTab(QWidget *button)
{
    speak(button, {SpokenAs::Tab});
}

void speakAsTabList(QWidget *bar)
{
    speak(bar, {SpokenAs::TabList});
}

} // namespace dugout
