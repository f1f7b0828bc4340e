// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/promptcard.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/play/asidemenu.h"
#include "ui/play/cardfit.h"
#include "ui/play/cardhead.h"
#include "ui/play/quickgrid.h"
#include "ui/play/resultstrip.h"

#include <QApplication>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// So many prompts or more are a menu; of fewer the first is open and the others stand below it.
constexpr size_t menuFrom = 4;

bool isAnsweredAtOnce(const Prompt &prompt)
{
    return prompt.kind == PromptKind::Confirm
        || (prompt.kind == PromptKind::Choice && prompt.choices.size() == 1 && prompt.atLeast == 1);
}

bool mayBeLeft(const std::vector<OfferedPrompt> &offers)
{
    return std::any_of(offers.begin(), offers.end(),
                       [](const OfferedPrompt &one) { return one.prompt.passes; });
}

bool areSame(const std::vector<OfferedPrompt> &a, const std::vector<OfferedPrompt> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const OfferedPrompt &x, const OfferedPrompt &y) {
                          return x.prompt == y.prompt && x.spent == y.spent;
                      });
}

} // namespace

PromptCard::PromptCard(RandomSource &random, QWidget *parent)
    : Panel(parent)
    , m_random(random)
    , m_head(new CardHead(this))
    , m_result(new ResultStrip(this))
    , m_scroll(new ScrollColumn(this))
    , m_title(new TextLabel(TextStyle::Title, this))
    , m_detail(new TextLabel(TextStyle::Body, this))
    , m_why(new TextLabel(TextStyle::Small, this))
    , m_place(new QVBoxLayout)
    , m_grid(new QuickGrid(this))
    , m_problem(new TextLabel(TextStyle::Body, this))
{
    setObjectName(u"prompt-card"_s);
    m_title->setObjectName(u"prompt-title"_s);
    m_detail->setObjectName(u"prompt-detail"_s);
    m_problem->setObjectName(u"prompt-problem"_s);
    m_detail->setTone(tone::greyInk);
    m_problem->setTone(tone::harm);
    layOut();
    connect(m_grid, &QuickGrid::pressed, this, &PromptCard::press);
    connect(m_head->asides(), &AsideMenu::chosen, this, [this](const QString &id) { open(id); });
    connect(m_head->back(), &QAbstractButton::clicked, this, [this] {
        if (m_past.isEmpty())
            open(home());
        else
            emit backToNowRequested();
    });
    retranslate();
}

void PromptCard::layOut()
{
    for (TextLabel *label : {m_title, m_detail, m_why, m_problem}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    QVBoxLayout *column = m_scroll->column();
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridStep(this, 3));
    m_place->setContentsMargins(0, 0, 0, 0);
    for (QWidget *part : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_detail),
                          static_cast<QWidget *>(m_why)})
        column->addWidget(part);
    column->addLayout(m_place);
    column->addWidget(m_grid);
    column->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_head);
    layout->addWidget(m_result);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_problem);
}

void PromptCard::setOffers(const std::vector<OfferedPrompt> &offers, const QString &moment,
                           bool answered)
{
    const bool same = !answered && areSame(offers, m_offers) && !m_offers.empty();
    m_offers = offers;
    m_moment = moment;
    if (!same) {
        m_open = home();
        showProblem({});
        rebuild();
    }
    if (m_body)
        m_body->setOffer(*find(m_open));
    showWords();
}

const OfferedPrompt *PromptCard::find(const QString &prompt) const
{
    const auto found
        = std::find_if(m_offers.begin(), m_offers.end(), [&prompt](const OfferedPrompt &one) {
              return one.prompt.id == prompt && !one.spent;
          });
    return found == m_offers.end() ? nullptr : &*found;
}

std::vector<OfferedPrompt> PromptCard::asked() const
{
    std::vector<OfferedPrompt> some;
    std::copy_if(m_offers.begin(), m_offers.end(), std::back_inserter(some),
                 [](const OfferedPrompt &one) { return !one.prompt.aside && !one.spent; });
    return some;
}

bool PromptCard::hasKeys() const
{
    return std::any_of(m_offers.begin(), m_offers.end(), [](const OfferedPrompt &one) {
        return !one.prompt.aside && !one.key.isEmpty();
    });
}

bool PromptCard::isMenu() const
{
    const size_t some = asked().size();
    return some >= menuFrom || (hasKeys() && some > 1);
}

QString PromptCard::home() const
{
    const std::vector<OfferedPrompt> some = asked();
    return some.empty() || isMenu() ? QString() : some.front().prompt.id;
}

void PromptCard::press(const QString &prompt)
{
    const OfferedPrompt *offer = find(prompt);
    if (!offer)
        return;
    if (!isAnsweredAtOnce(offer->prompt)) {
        open(prompt);
        return;
    }
    Event event;
    event.prompt = prompt;
    event.seat = offer->prompt.seat;
    event.choices = offer->prompt.choices;
    emit answered(event);
}

bool PromptCard::open(const QString &prompt)
{
    if (!m_past.isEmpty() || (!prompt.isEmpty() && !find(prompt)))
        return false;
    m_open = prompt;
    showProblem({});
    rebuild();
    showWords();
    takeFocus();
    return true;
}

void PromptCard::rebuild()
{
    // The body may be answering at this very moment.
    if (m_body) {
        m_body->hide();
        m_body->deleteLater();
        m_body = nullptr;
    }
    const OfferedPrompt *offer = find(m_open);
    if (!offer || !m_past.isEmpty())
        return;
    m_scroll->verticalScrollBar()->setValue(0); // whatever was looked at before
    m_body = PromptBody::make(*offer, m_random, m_scroll->widget());
    m_place->addWidget(m_body);
    m_scroll->column()->setStretchFactor(m_place, m_body->fillsTheCard() ? 1 : 0);
    m_body->setTight(m_compact);
    m_body->show();
    connect(m_body, &PromptBody::answered, this, &PromptCard::answered);
    connect(m_body, &PromptBody::leftAlone, this, [this] {
        const auto passing
            = std::find_if(m_offers.begin(), m_offers.end(),
                           [](const OfferedPrompt &one) { return one.prompt.passes; });
        press(passing->prompt.id);
    });
}

void PromptCard::showWords()
{
    const OfferedPrompt *offer = m_past.isEmpty() ? find(m_open) : nullptr;
    const bool nothing = m_offers.empty();
    QString title = nothing ? m_endTitle : m_moment;
    QString detail = nothing ? m_endDetail
        : hasKeys()          ? tr("Record what happens, as much as you like.")
                             : tr("These can be answered in any order.");
    if (!m_past.isEmpty()) {
        title = tr("As it was then");
        detail = m_past;
    } else if (offer) {
        title = offer->words.question.isEmpty() ? offer->words.title : offer->words.question;
        detail = offer->words.detail;
    }
    m_title->setText(title);
    m_detail->setText(detail);
    m_why->setText(offer ? offer->words.why : QString());
    m_why->setVisible(!m_why->text().isEmpty());
    m_head->setWords(
        m_asked.isEmpty() ? tr("What comes next") : tr("What comes next · %1").arg(m_asked), title);
    ActionButton *back = m_head->back();
    back->setText(m_past.isEmpty() ? tr("Back") : tr("Back to now"));
    back->setKey(QKeySequence(Qt::Key_Escape));
    back->setVisible(!m_past.isEmpty() || m_open != home());
    showBody();
    fit();
}

void PromptCard::showBody()
{
    std::vector<OfferedPrompt> beside;
    std::vector<OfferedPrompt> asides;
    for (const OfferedPrompt &offer : m_offers) {
        if (offer.prompt.aside)
            asides.push_back(offer);
        else if (offer.prompt.id != m_open)
            beside.push_back(offer);
    }
    const bool away = !m_past.isEmpty() || (!m_open.isEmpty() && m_open != home());
    const bool optional = m_body && !away && mayBeLeft(beside);
    if (m_body)
        m_body->setOptional(optional);
    m_grid->setLeads(!m_body || (optional && !m_body->answersEnter()), !m_body);
    m_grid->setOffers(away ? std::vector<OfferedPrompt>{} : beside);
    m_head->asides()->setOffers(away ? std::vector<OfferedPrompt>{} : asides);
}

CardHeights PromptCard::heights() const
{
    const QRect inside = contentsRect();
    const int gap = layout()->spacing();
    const auto heightOf = [&inside, gap](const QWidget *part) {
        return gap
            + (part->hasHeightForWidth() ? part->heightForWidth(inside.width())
                                         : part->sizeHint().height());
    };
    const auto wordsOf = [&heightOf](const TextLabel *label) {
        return label->text().isEmpty() ? 0 : heightOf(label);
    };
    CardHeights heights;
    heights.gap = gap;
    heights.room = inside.height() - m_head->sizeHint().height() - gap - wordsOf(m_problem);
    heights.result = m_result->isEmpty() ? 0 : heightOf(m_result);
    heights.title = heightOf(m_title);
    heights.detail = wordsOf(m_detail) + wordsOf(m_why);
    if (m_body)
        heights.body
            = m_body->fillsTheCard() ? gap + m_body->minimumSizeHint().height() : heightOf(m_body);
    heights.buttons = m_grid->isHidden() ? 0 : heightOf(m_grid);
    return heights;
}

void PromptCard::fit()
{
    const bool menu = !m_body && !m_grid->isHidden();
    const CardFit fit = m_body || menu ? whatFits(heights()) : CardFit{true, true, true};
    m_head->setTakesTitle(!fit.title);
    m_title->setVisible(fit.title);
    // A menu explains itself; what is being answered must say what it needs.
    m_detail->setVisible((fit.title || m_body) && !m_detail->text().isEmpty());
    m_result->setVisible(!m_result->isEmpty() && fit.result);
    placeGrid(fit.scrolls);
    m_scroll->setVisible(fit.title || m_gridScrolls);
}

void PromptCard::placeGrid(bool scrolled)
{
    if (scrolled == m_gridScrolls)
        return;
    m_gridScrolls = scrolled;
    const bool focused = m_grid->isAncestorOf(QApplication::focusWidget());
    const bool shown = !m_grid->isHidden();
    if (scrolled)
        m_scroll->column()->insertWidget(m_scroll->column()->count() - 1, m_grid);
    else
        static_cast<QVBoxLayout *>(layout())->addWidget(m_grid);
    m_grid->setVisible(shown); // at once, as it may get the focus next
    if (focused)
        takeFocus();
}

void PromptCard::setCompact(bool compact)
{
    setTight(compact);
    m_compact = compact;
    if (m_body)
        m_body->setTight(compact);
    m_head->setCompact(compact);
    m_grid->setCompact(compact);
    fit();
}

void PromptCard::setAsked(const QString &name)
{
    m_asked = name;
}

void PromptCard::setAnswer(const AnswerShown &answer)
{
    m_result->setAnswer(answer);
    fit();
}

void PromptCard::setEnding(const QString &title, const QString &detail)
{
    m_endTitle = title;
    m_endDetail = detail;
}

void PromptCard::showPast(const QString &line)
{
    if (m_past == line)
        return;
    const bool turned = line.isEmpty() != m_past.isEmpty();
    m_past = line;
    if (turned)
        rebuild();
    showWords();
}

void PromptCard::showProblem(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    fit();
}

QString PromptCard::problem() const
{
    return m_problem->text();
}

void PromptCard::takeFocus()
{
    QWidget *first = m_body ? m_body->first() : nullptr;
    if (!first)
        first = m_grid->isHidden() && !m_body ? m_head->back() : m_grid->first();
    const bool usable = first && first->isVisibleTo(this);
    // With nothing to press by Enter the card keeps the focus, lest it press something elsewhere.
    const bool waits = m_body && m_body->focusPolicy() != Qt::NoFocus;
    (usable      ? first
         : waits ? static_cast<QWidget *>(m_body)
                 : this)
        ->setFocus(Qt::ShortcutFocusReason);
}

void PromptCard::resizeEvent(QResizeEvent *event)
{
    fit();
    Panel::resizeEvent(event);
}

void PromptCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void PromptCard::retranslate()
{
    m_head->asides()->retranslate();
    showWords();
}

} // namespace dugout
