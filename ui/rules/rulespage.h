// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/page.h"
#include "ui/models/rulesindexbuilder.h"

#include <QTimer>

class QSplitter;
class QVBoxLayout;

namespace dugout {

class ActionButton;
class ChoiceBox;
class EditionList;
class LanguageController;
class RandomSource;
class RulesFavourites;
class RulesFinder;
class RulesReader;
class RulesetLibrary;
class Settings;
class TextLabel;

/// What the Rules place works on; all of it must outlive the page.
struct RulesServices
{
    Settings &settings;
    LanguageController &language;
    RulesetLibrary &library;
    RandomSource &random;
};

/// The Rules place: every edition, searchable in any language and shown in one or two, its tables
/// rolled by a click, and its quick-reference sheet printed.
class RulesPage final : public Page
{
    Q_OBJECT

public:
    explicit RulesPage(RulesServices services, QWidget *parent = nullptr);

    /// Goes to the article, in the edition of the moment.
    void open(const RulesRef &ref);
    void chooseEdition(const QString &id);
    /// Looks for the words in the edition of the moment.
    void lookUp(const QString &words);
    [[nodiscard]] QString edition() const;
    /// As it stands in the settings.
    void takeSecondLanguage();
    [[nodiscard]] const RulesReader &reader() const { return *m_reader; }
    [[nodiscard]] const RulesFinder &finder() const { return *m_finder; }

protected:
    void retranslate() override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void fitText();
    void fitWidth();
    void connectAll();
    void openEdition();
    void readOn();
    void readAll();
    void showFavourites();
    void toggleFavourite();
    void preview();
    void savePdf();
    void say(const QString &sentence, bool harm);

    RulesServices m_services;
    std::shared_ptr<const RulesBook> m_book;
    std::optional<RulesIndexBuilder> m_reading; ///< while parts of the edition are unread
    QTimer m_readSoon;
    RulesFavourites *m_favourites;
    EditionList *m_editions;
    ChoiceBox *m_edition;
    ActionButton *m_print;
    ActionButton *m_pdf;
    TextLabel *m_message;
    QSplitter *m_body;
    QVBoxLayout *m_column = nullptr;
    RulesFinder *m_finder;
    RulesReader *m_reader;
};

} // namespace dugout
