// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"
#include "ui/common/place.h"

#include <QWidget>

class QButtonGroup;
class QMenu;

namespace dugout {

class CommandKeys;
class LanguageSwitch;
class PlaceButton;

/// The narrow bar at the left: the places, the menu and the languages.
class PlaceRail final : public QWidget
{
    Q_OBJECT

public:
    /// `keys` must outlive it.
    explicit PlaceRail(const CommandKeys &keys, QWidget *parent = nullptr);

    void showPlace(Place place);
    void showLanguage(Language language);
    /// The menu behind the last button of the rail; not owned.
    void setMenu(QMenu *menu);
    void openMenu();

signals:
    void placeChosen(Place place);
    void languageChosen(Language language);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    [[nodiscard]] QKeySequence keyOf(const QString &command) const;

    const CommandKeys &m_keys;
    QButtonGroup *m_places;
    PlaceButton *m_menuButton = nullptr;
    LanguageSwitch *m_languages = nullptr;
    QMenu *m_menu = nullptr;
};

} // namespace dugout
