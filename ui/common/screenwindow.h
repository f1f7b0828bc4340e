// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"

#include <QWidget>

class QHBoxLayout;

namespace dugout {

class ActionButton;
class ChoiceBox;
class Settings;

/// A second window for a hall or a stream, in a language of its own that the main window knows
/// nothing of.
///
/// The bar below chooses the language and the screen; in full screen it is out of sight. F11 goes
/// there and back, Esc only back.
class ScreenWindow : public QWidget
{
    Q_OBJECT

public:
    ScreenWindow(Settings &settings, Language usual, QWidget *parent = nullptr);

    /// The language of what is shown.
    [[nodiscard]] Language language() const { return m_language; }
    /// What it is shown in as long as nobody has chosen another language for it.
    void setUsualLanguage(Language usual);

signals:
    /// It is wanted in another language.
    void languageChosen(Language language);

protected:
    /// Calls back into the subclass, so its constructor calls this last. Everything is said in the
    /// window's own language meanwhile.
    virtual void sayWords();
    /// In the window's own language.
    void retranslate();
    /// What fills the window; said once.
    void setView(QWidget *view);
    /// Behind the languages and the screens.
    void addToBar(QWidget *widget);
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fillBar();
    void listScreens();
    void chooseLanguage(int row);
    void chooseScreen(int row);
    void setFullScreen(bool full);

    Settings &m_settings;
    Language m_language;
    QRect m_windowed; ///< where it stands when it is not full screen
    QWidget *m_bar;
    QHBoxLayout *m_barLayout;
    ChoiceBox *m_languages;
    ChoiceBox *m_screens;
    ActionButton *m_full;
};

} // namespace dugout
