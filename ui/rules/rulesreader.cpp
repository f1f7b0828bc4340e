// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rulesreader.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/command.h"
#include "ui/common/flowlayout.h"
#include "ui/rules/articleview.h"
#include "ui/rules/rollpanel.h"
#include "ui/rules/rulesarticle.h"

#include <QApplication>
#include <QEvent>
#include <QResizeEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int narrowSteps = 160; ///< a team's positions need more with all their columns

} // namespace

RulesReader::RulesReader(RandomSource &random, QWidget *parent)
    : QWidget(parent)
    , m_back(new ActionButton(this))
    , m_forward(new ActionButton(this))
    , m_second(new ChoiceBox(this))
    , m_sources(new ActionButton(this))
    , m_favourite(new ActionButton(this))
    , m_roll(new RollPanel(random, this))
    , m_article(new ArticleView(this))
{
    build();
    connectAll();
    retranslate();
}

void RulesReader::build()
{
    m_back->setObjectName(u"rules-back"_s);
    m_forward->setObjectName(u"rules-forward"_s);
    m_second->setObjectName(u"rules-second-language"_s);
    m_sources->setObjectName(u"rules-sources"_s);
    m_favourite->setObjectName(u"rules-favourite"_s);
    m_back->setIconName(u"arrow-left"_s);
    m_forward->setIconName(u"arrow-right"_s);
    m_sources->setCheckable(true);
    m_favourite->setCheckable(true);
    m_favourite->setIconName(u"star"_s);
    m_second->setMinimumContentsLength(9);
    m_second->addItem(QString(), QString());
    for (const Language language : allLanguages)
        m_second->addItem(languageNativeName(language), languageCode(language));
    auto *bar = new FlowLayout;
    bar->addWidget(m_back);
    bar->addWidget(m_forward);
    bar->addWidget(m_second);
    bar->addWidget(m_sources);
    bar->addWidget(m_favourite);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addLayout(bar);
    layout->addWidget(m_roll);
    layout->addWidget(m_article, 1);
}

void RulesReader::connectAll()
{
    connect(m_back, &QAbstractButton::clicked, this, &RulesReader::goBack);
    connect(m_forward, &QAbstractButton::clicked, this, &RulesReader::goForward);
    connect(m_sources, &QAbstractButton::toggled, this, [this] { render(true); });
    connect(m_favourite, &QAbstractButton::clicked, this, &RulesReader::favouriteToggled);
    connect(m_second, &QComboBox::activated, this, [this] {
        render(true);
        emit secondLanguageChosen();
    });
    connect(m_article, &QTextBrowser::anchorClicked, this, &RulesReader::follow);
    connect(m_article, &ArticleView::rollRequested, m_roll, &RollPanel::roll);
    connect(m_roll, &RollPanel::rolled, this, [this](const QString &row) {
        m_highlight = row;
        render(true);
    });
}

void RulesReader::setBook(std::shared_ptr<const RulesBook> book)
{
    m_roll->setTable(nullptr, m_language); // it may point into the book before
    m_book = std::move(book);
    m_history.clear();
    m_current.reset();
    m_highlight.clear();
    render(false);
}

void RulesReader::setLanguage(Language language)
{
    m_language = language;
    m_roll->setLanguage(language);
    render(true);
}

void RulesReader::setSecondLanguage(std::optional<Language> second)
{
    m_second->setCurrentIndex(second ? m_second->findData(languageCode(*second)) : 0);
    render(true);
}

std::optional<Language> RulesReader::secondLanguage() const
{
    return languageFromCode(m_second->currentData().toString());
}

void RulesReader::setFavourite(bool favourite)
{
    m_favourite->setChecked(favourite);
    m_favourite->setIconName(favourite ? u"star-filled"_s : u"star"_s);
    m_favourite->update();
}

void RulesReader::showProblems(const QString &edition, const ProblemList &problems)
{
    setBook(nullptr);
    QString html = u"<p><b>%1</b></p>"_s.arg(
        tr("The ruleset \"%1\" cannot be used until this is fixed:").arg(edition).toHtmlEscaped());
    for (const Problem &problem : problems)
        html += u"<p>%1</p>"_s.arg(problem.toString().toHtmlEscaped());
    m_article->showArticle(html, false);
}

void RulesReader::visit(const RulesRef &ref)
{
    m_history.visit(ref);
    show(ref);
}

void RulesReader::glance(const RulesRef &ref)
{
    m_history.replace(ref);
    show(ref);
}

void RulesReader::focusArticle()
{
    m_article->setFocus(Qt::OtherFocusReason);
}

void RulesReader::show(const RulesRef &ref)
{
    const bool samePage = m_current && pageOf(*m_current) == pageOf(ref);
    m_current = ref;
    m_highlight.clear();
    if (!samePage) {
        const RulesRef page = pageOf(ref);
        const Table *table = m_book && page.kind == RulesKind::Table
            ? m_book->ruleset().tables().find(page.id)
            : nullptr;
        m_roll->setTable(table, m_language);
        m_article->setRollable(table && table->dice);
    }
    render(samePage);
    emit moved(ref);
}

void RulesReader::render(bool samePage)
{
    m_narrow = isNarrow();
    m_back->setEnabled(m_history.canGoBack());
    m_forward->setEnabled(m_history.canGoForward());
    m_favourite->setEnabled(m_current.has_value());
    if (!m_book || !m_current) {
        if (m_book)
            m_article->showArticle({}, false);
        return;
    }
    RulesRef ref = *m_current;
    if (!m_highlight.isEmpty())
        ref = {RulesKind::Row, pageOf(ref).id, m_highlight};
    m_article->showArticle(rulesArticle(*m_book, ref,
                                        {m_language,
                                         secondLanguage(),
                                         m_sources->isChecked(),
                                         {},
                                         QApplication::palette(),
                                         QApplication::font().pixelSize(),
                                         m_narrow}),
                           samePage);
}

void RulesReader::follow(const QUrl &link)
{
    if (const auto ref = RulesRef::fromString(link.toString()))
        visit(*ref);
}

void RulesReader::goBack()
{
    if (const auto ref = m_history.back())
        show(*ref);
}

void RulesReader::goForward()
{
    if (const auto ref = m_history.forward())
        show(*ref);
}

bool RulesReader::isNarrow() const
{
    return width() < gridStep(this, narrowSteps);
}

void RulesReader::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (isNarrow() != m_narrow)
        render(true);
}

void RulesReader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        render(true);
    QWidget::changeEvent(event);
}

void RulesReader::retranslate()
{
    m_sources->setText(commandWords("rules-sources"));
    m_back->setPictureCommand("rules-back");
    m_forward->setPictureCommand("rules-forward");
    sayCommand(*m_sources, "rules-sources");
    m_favourite->setPictureCommand("rules-favourite");
    m_second->setItemText(0, tr("One language"));
    m_second->setAccessibleName(tr("Second language"));
    m_second->setToolTip(tr("Second language"));
    m_article->setAccessibleName(tr("The rule"));
}

} // namespace dugout
