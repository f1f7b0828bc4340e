// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rulespage.h"

#include "core/rules/rulesetlibrary.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/command.h"
#include "ui/common/flowlayout.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/panel.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/settings.h"
#include "ui/common/sheetprinting.h"
#include "ui/common/textlabel.h"
#include "ui/rules/editionlist.h"
#include "ui/rules/rulesfavourites.h"
#include "ui/rules/rulesfinder.h"
#include "ui/rules/rulesreader.h"
#include "ui/sheets/quickreferencepages.h"

#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

RulesPage::RulesPage(RulesServices services, QWidget *parent)
    : Page(parent)
    , m_services(services)
    , m_favourites(new RulesFavourites(services.settings, this))
    , m_editions(new EditionList(services.library, services.language.language(), this))
    , m_edition(new ChoiceBox(this, ChoiceBox::Weight::Title))
    , m_print(new ActionButton(this))
    , m_pdf(new ActionButton(this))
    , m_message(new TextLabel(TextStyle::Body, this))
    , m_body(new QSplitter(this))
    , m_finder(new RulesFinder(this))
    , m_reader(new RulesReader(services.random, this))
{
    build();
    RulesPage::retranslate();
    m_finder->setLanguage(services.language.language());
    m_reader->setLanguage(services.language.language());
    takeSecondLanguage();
    connectAll();
    const int row = m_editions->rowOf(services.settings.value(Setting::RulesEdition).toString());
    m_edition->setCurrentIndex(std::max(0, row));
    openEdition();
}

void RulesPage::build()
{
    setFocusProxy(m_finder); // so that one can type at once
    m_edition->setObjectName(u"rules-edition"_s);
    m_edition->setModel(m_editions);
    m_edition->setMinimumContentsLength(8);
    m_edition->setProperty("tableWords", true); // the names of editions are theirs
    m_print->setObjectName(u"rules-print"_s);
    m_pdf->setObjectName(u"rules-pdf"_s);
    m_message->setObjectName(u"rules-message"_s);
    m_message->setWordWrap(true);
    m_message->hide();
    auto *head = new FlowLayout;
    head->setSpacing(gridStep(this, 3));
    head->addWidget(m_edition); // where other places have their title
    head->addWidget(m_print);
    head->addWidget(m_pdf);
    const auto onPanel = [this](QWidget *content) {
        auto *panel = new Panel(this);
        auto *layout = new QVBoxLayout(panel);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(content);
        return panel;
    };
    m_body->setChildrenCollapsible(false);
    m_body->addWidget(onPanel(m_finder));
    m_body->addWidget(onPanel(m_reader));
    m_body->setStretchFactor(1, 1);
    auto *scroll = new ScrollColumn(this);
    scroll->column()->addLayout(head);
    scroll->column()->addWidget(m_message);
    scroll->column()->addWidget(m_body, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
    m_column = scroll->column();
    fitText();
}

void RulesPage::fitText()
{
    const int margin = gridStep(this, 3);
    m_column->setContentsMargins(margin, margin, margin, margin);
    m_column->setSpacing(margin);
    m_body->setHandleWidth(margin);
    m_body->setSizes({gridStep(this, 72), gridStep(this, 200)});
    fitWidth();
}

/// Beside each other where there is room for both, else the list above the article.
void RulesPage::fitWidth()
{
    const bool narrow = width() < gridStep(this, 140);
    m_body->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
    m_finder->setMinimumHeight(narrow ? gridStep(this, 60) : 0);
    m_reader->setMinimumHeight(narrow ? gridStep(this, 90) : 0);
}

void RulesPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        fitText();
    Page::changeEvent(event);
}

void RulesPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fitWidth();
}

void RulesPage::connectAll()
{
    m_readSoon.setSingleShot(true);
    connect(&m_readSoon, &QTimer::timeout, this, &RulesPage::readOn);
    connect(m_edition, &QComboBox::activated, this, &RulesPage::openEdition);
    connect(m_finder, &RulesFinder::asked, this, &RulesPage::readAll);
    connect(m_finder, &RulesFinder::chosen, m_reader, &RulesReader::visit);
    connect(m_finder, &RulesFinder::suggested, m_reader, &RulesReader::glance);
    connect(m_finder, &RulesFinder::readRequested, m_reader, &RulesReader::focusArticle);
    connect(m_reader, &RulesReader::moved, this, [this](const RulesRef &ref) {
        m_finder->mark(ref);
        showFavourites();
    });
    connect(m_reader, &RulesReader::favouriteToggled, this, &RulesPage::toggleFavourite);
    connect(m_reader, &RulesReader::secondLanguageChosen, this, [this] {
        const auto second = m_reader->secondLanguage();
        m_services.settings.setValue(Setting::RulesSecondLanguage,
                                     second ? languageCode(*second) : QString());
    });
    connect(m_print, &QAbstractButton::clicked, this, &RulesPage::preview);
    connect(m_pdf, &QAbstractButton::clicked, this, &RulesPage::savePdf);
    connect(&m_services.language, &LanguageController::languageChanged, this,
            [this](Language language) {
                m_editions->setLanguage(language);
                m_finder->setLanguage(language);
                m_reader->setLanguage(language);
            });
    auto *find = new QShortcut(commandKey("rules-find"), this);
    connect(find, &QShortcut::activated, m_finder, &RulesFinder::focusSearch);
}

void RulesPage::lookUp(const QString &words)
{
    m_finder->lookFor(words);
}

void RulesPage::openEdition()
{
    const int row = m_edition->currentIndex();
    const QString id = m_editions->idAt(row);
    m_message->hide();
    m_readSoon.stop();
    m_reading.reset();
    m_book.reset();
    const ProblemList problems = m_editions->problemsAt(row);
    if (problems.empty()) {
        if (const auto ruleset = m_services.library.load(id))
            m_book = std::make_shared<const RulesBook>(*ruleset);
    }
    m_print->setEnabled(m_book != nullptr);
    m_pdf->setEnabled(m_book != nullptr);
    if (!m_book) {
        m_finder->setIndex({}, {});
        m_reader->showProblems(id, problems);
        return;
    }
    m_services.settings.setValue(Setting::RulesEdition, id);
    m_reader->setBook(m_book);
    m_finder->setFavourites(m_favourites->of(m_book->ruleset().manifest().game));
    // The first part is there at once; the others follow while the coach looks at it.
    m_reading.emplace(*m_book);
    m_reading->step();
    m_finder->setIndex(m_reading->index(), m_book->kinds());
    m_readSoon.start();
}

void RulesPage::readOn()
{
    m_reading->step();
    if (m_reading->isDone())
        readAll();
    else
        m_readSoon.start();
}

void RulesPage::readAll()
{
    m_readSoon.stop();
    if (!m_reading)
        return;
    m_reading->finish();
    m_finder->completeIndex(m_reading->index());
    m_reading.reset();
}

void RulesPage::open(const RulesRef &ref)
{
    m_reader->visit(ref);
}

void RulesPage::chooseEdition(const QString &id)
{
    m_edition->setCurrentIndex(m_editions->rowOf(id));
    openEdition();
}

void RulesPage::takeSecondLanguage()
{
    m_reader->setSecondLanguage(
        languageFromCode(m_services.settings.value(Setting::RulesSecondLanguage).toString()));
}

QString RulesPage::edition() const
{
    return m_editions->idAt(m_edition->currentIndex());
}

void RulesPage::showFavourites()
{
    const auto &current = m_reader->current();
    m_reader->setFavourite(m_book && current
                           && m_favourites->contains(m_book->ruleset().manifest().game, *current));
}

void RulesPage::toggleFavourite()
{
    if (!m_book || !m_reader->current())
        return;
    const Game game = m_book->ruleset().manifest().game;
    m_favourites->toggle(game, *m_reader->current());
    m_finder->setFavourites(m_favourites->of(game));
    showFavourites();
}

void RulesPage::preview()
{
    if (!m_book)
        return;
    SheetPrinting::preview(
        std::make_shared<QuickReferencePages>(makeQuickReference(
            m_book->ruleset(), m_services.language.language(), m_reader->secondLanguage())),
        this);
}

void RulesPage::savePdf()
{
    if (!m_book)
        return;
    QuickReferencePages pages(makeQuickReference(m_book->ruleset(), m_services.language.language(),
                                                 m_reader->secondLanguage()));
    const QString file = SheetPrinting::askForPdf(pages.title(), this);
    if (file.isEmpty())
        return;
    const auto saved = SheetOutput::savePdf(pages, SheetPrinting::usualPaper(), file);
    if (saved)
        say(tr("Saved as %1.").arg(file), false);
    else
        say(saved.error().message, true);
}

void RulesPage::say(const QString &sentence, bool harm)
{
    m_message->setTone(harm ? tone::harm : tone::ink);
    m_message->setText(sentence);
    m_message->show();
}

void RulesPage::retranslate()
{
    m_edition->setAccessibleName(tr("Edition"));
    m_edition->setToolTip(tr("Edition"));
    m_print->setCommand("rules-print");
    m_print->setToolTip(tr("Prints the quick-reference sheet of this edition"));
    m_pdf->setCommand("rules-pdf");
    m_pdf->setToolTip(tr("Saves the quick-reference sheet of this edition"));
}

} // namespace dugout
