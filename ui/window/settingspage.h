// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/page.h"

#include <QPointer>

#include <functional>
#include <vector>

class QBoxLayout;
class QCheckBox;
class QListWidget;
class QVBoxLayout;

namespace dugout {

class ActionButton;
class Appearance;
class ChoiceBox;
class CommandKeys;
class KeysPanel;
class KeptCopies;
class LanguageController;
class Panel;
class ScrollColumn;
class SettingRow;
class Settings;
class TextLabel;

/// What the page of settings works on.
struct SettingsServices
{
    Settings &settings;
    LanguageController &language;
    Appearance &appearance;
    CommandKeys &keys;
    const KeptCopies *copies = nullptr; ///< null: there are none
    QString dataFolder{}; ///< empty: nothing is kept in a folder
};

/// Everything that can be chosen once for all: a list of subjects, and what belongs to the one that
/// is chosen beside it. Each choice counts at once.
class SettingsPage final : public Page
{
    Q_OBJECT

public:
    explicit SettingsPage(const SettingsServices &services, QWidget *parent = nullptr);

    enum Section { LanguageSection, Look, Table, Keys, Folders, Phones, SectionCount };

    void showSection(int section);
    [[nodiscard]] int section() const { return m_section; }
    /// The keyboard goes to the list of subjects.
    void takeKeyboard();

signals:
    void copiesRequested();
    void binRequested();
    void phonesRequested();
    /// Escape: back to where one came from.
    void leaveRequested();
    /// A setting that other parts of the window show, too.
    void settingsChanged();

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Says the words of something anew.
    using Words = std::function<void()>;

    void layOut();
    void arrange();
    [[nodiscard]] QVBoxLayout *addSection();
    SettingRow *addRow(QVBoxLayout *section, QWidget *control, std::function<QString()> words,
                       std::function<QString()> note = {});
    /// A choice among words; `chosen` hears the place of what was taken.
    ChoiceBox *addChoice(QVBoxLayout *section, const char *name, std::function<QString()> words,
                         std::function<QString()> note, std::function<QStringList()> choices,
                         std::function<int()> current, std::function<void(int)> chosen);
    QCheckBox *addSwitch(QVBoxLayout *section, const char *name, std::function<QString()> words,
                         std::function<QString()> note, std::function<bool()> current,
                         std::function<void(bool)> chosen);
    ActionButton *addButton(QVBoxLayout *section, const char *name, std::function<QString()> words,
                            std::function<QString()> note, std::function<QString()> label,
                            std::function<void()> pressed);
    void makeLanguage();
    void makeLook();
    void makeTable();
    void makeClock(QVBoxLayout *section);
    void makeKeys();
    void makeFolders();
    void makePhones();
    /// What somebody chose elsewhere while the page is open.
    void showState();

    SettingsServices m_services;
    int m_section = LanguageSection;
    TextLabel *m_title;
    QListWidget *m_list;
    ChoiceBox *m_narrowList; ///< in its place where there is little room
    QBoxLayout *m_middle;
    ScrollColumn *m_scroll;
    Panel *m_card;
    QList<QWidget *> m_sections;
    QList<QWidget *> m_controls; ///< those that are as wide as each other
    KeysPanel *m_keysPanel = nullptr;
    std::vector<Words> m_words;
    std::vector<Words> m_states;
};

} // namespace dugout
