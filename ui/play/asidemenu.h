// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/offeredprompt.h"

#include <QHash>
#include <QWidget>

#include <functional>

class QMenu;

namespace dugout {

class ActionButton;

/// What can be done at any moment beside what is asked: one quiet button with a menu. What has no
/// key there is called by a digit.
class AsideMenu final : public QWidget
{
    Q_OBJECT

public:
    explicit AsideMenu(QWidget *parent = nullptr);

    /// What the button says and its key.
    void setCommand(const char *id);

    void setOffers(const std::vector<OfferedPrompt> &offers);
    void setCompact(bool compact);
    /// Its button is elsewhere; for the next offers.
    void setOnlyMenu(bool only);
    /// Adds to the menu what the page has no other place for, whenever it opens.
    using PageItems = std::function<void(QMenu &)>;
    void setPageItems(PageItems items);
    [[nodiscard]] bool hasPageItems() const { return m_pageItems != nullptr; }
    void popup(const QWidget *below);
    [[nodiscard]] ActionButton *button() const { return m_button; }

signals:
    void chosen(const QString &prompt);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void forget();
    void forgetPage();
    void number(const QStringList &ids);

    QMenu *m_menu;
    bool m_onlyMenu = false;
    PageItems m_pageItems;
    QList<QAction *> m_pageActions; ///< those in the menu now
    QHash<QString, int> m_numbers; ///< digits, by what was offered
    ActionButton *m_button;
};

} // namespace dugout
