// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/offeredprompt.h"

#include <QHash>
#include <QWidget>

class QMenu;

namespace dugout {

class ActionButton;

/// What can be done at any moment beside what is asked: one quiet button with a menu.
class AsideMenu final : public QWidget
{
    Q_OBJECT

public:
    explicit AsideMenu(QWidget *parent = nullptr);

    /// What the button says and its key.
    void setName(const QString &text, const QKeySequence &key);

    void setOffers(const std::vector<OfferedPrompt> &offers);
    void setCompact(bool compact);
    /// Its button is elsewhere, and what has no key is called by digits; for the next offers.
    void setOnlyMenu(bool only);
    void popup(const QWidget *below);
    [[nodiscard]] ActionButton *button() const { return m_button; }

signals:
    void chosen(const QString &prompt);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void forget();
    void number(const QStringList &ids);

    QMenu *m_menu;
    bool m_onlyMenu = false;
    QHash<QString, int> m_numbers; ///< digits, by what was offered
    ActionButton *m_button;
};

} // namespace dugout
