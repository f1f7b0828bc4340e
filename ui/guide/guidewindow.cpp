// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/guidewindow.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/command.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/sheetprinting.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/guide/guidesheet.h"
#include "ui/guide/guideview.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QScreen>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
constexpr int widthSteps = 250;
constexpr int heightSteps = 190;
constexpr int listSteps = 64;

/// Rows with some air around their words.
class ChapterDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, gridStep(option.widget, 3));
    }
};
} // namespace

GuideWindow::GuideWindow(LanguageController &language, std::function<GuideKeys()> keys,
                         QWidget *parent)
    : QDialog(parent)
    , m_language(language)
    , m_keys(std::move(keys))
    , m_book(language.language(), {})
    , m_words(new TextField(this))
    , m_list(new QListWidget(this))
    , m_nothing(new TextLabel(TextStyle::Small, this))
    , m_back(new ActionButton(this))
    , m_print(new ActionButton(this))
    , m_view(new GuideView(this))
{
    setObjectName(u"guide-window"_s);
    m_words->setObjectName(u"guide-search"_s);
    m_list->setObjectName(u"guide-list"_s);
    m_back->setObjectName(u"guide-back"_s);
    m_print->setObjectName(u"guide-print"_s);
    layOut();
    const QSize room = screen()->availableSize() - QSize(gridStep(this, 10), gridStep(this, 10));
    resize(QSize(gridStep(this, widthSteps), gridStep(this, heightSteps)).boundedTo(room));
    connectAll();
    retranslate();
}

void GuideWindow::layOut()
{
    m_words->setClearButtonEnabled(true);
    m_list->setItemDelegate(new ChapterDelegate(m_list));
    m_list->setWordWrap(true);
    m_nothing->setWordWrap(true);
    m_nothing->setTone(tone::greyInk);
    m_nothing->hide();
    m_back->setAutoDefault(false);
    m_print->setAutoDefault(false);
    auto *side = new QVBoxLayout;
    side->setSpacing(gridStep(this, 3));
    side->addWidget(m_words);
    side->addWidget(m_nothing);
    side->addWidget(m_list, 1);
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_back);
    bar->addStretch();
    bar->addWidget(m_print);
    auto *reading = new QVBoxLayout;
    reading->setSpacing(gridStep(this, 3));
    reading->addLayout(bar);
    reading->addWidget(m_view, 1);
    auto *layout = new QHBoxLayout(this);
    const int margin = gridStep(this, 4);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gridStep(this, 4));
    layout->addLayout(side);
    layout->addLayout(reading, 1);
    fit();
}

void GuideWindow::fit()
{
    m_list->setFixedWidth(gridStep(this, listSteps));
    m_words->setFixedWidth(gridStep(this, listSteps));
}

void GuideWindow::connectAll()
{
    connect(m_words, &QLineEdit::textChanged, this, &GuideWindow::search);
    connect(m_words, &QLineEdit::returnPressed, this, [this] {
        m_list->setFocus();
        takeRow();
    });
    connect(m_list, &QListWidget::currentRowChanged, this, &GuideWindow::takeRow);
    connect(m_back, &QAbstractButton::clicked, this, &GuideWindow::goBack);
    connect(m_print, &QAbstractButton::clicked, this, &GuideWindow::preview);
    connect(m_view, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        visit(GuideBook::placeOf(link.toString(), m_place.chapter));
    });
    auto *find = new QShortcut(commandKey("guide-find"), this);
    connect(find, &QShortcut::activated, this, [this] {
        m_words->setFocus(Qt::ShortcutFocusReason);
        m_words->selectAll();
    });
}

void GuideWindow::openAt(const QString &chapter, bool page)
{
    m_pageChapter = page ? chapter : QString();
    readBook();
    m_words->clear();
    if (!isVisible())
        m_past.clear();
    else if (m_place.chapter != chapter)
        m_past.push_back(m_place);
    turnTo({chapter, {}});
    listChapters();
    QDialog::show();
    raise();
    activateWindow();
    m_view->setFocus(Qt::OtherFocusReason);
}

void GuideWindow::readBook()
{
    m_keysNow = m_keys();
    m_book = GuideBook(m_language.language(), m_keysNow);
}

void GuideWindow::changeEvent(QEvent *event)
{
    // The keys are those of a page that learns the language in the same turn, perhaps later.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &GuideWindow::retranslate, Qt::QueuedConnection);
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &GuideWindow::fit, Qt::QueuedConnection);
    QDialog::changeEvent(event);
}

void GuideWindow::retranslate()
{
    m_words->setPlaceholderText(tr("Search the guide (Ctrl+F)"));
    m_words->setAccessibleName(tr("Search the guide"));
    m_list->setAccessibleName(tr("Chapters"));
    m_nothing->setText(tr("Nothing found. Try fewer words."));
    m_back->setCommand("guide-back");
    m_print->setCommand("guide-print");
    m_view->setAccessibleName(tr("Chapter"));
    if (m_place.chapter.isEmpty())
        return setWindowTitle(tr("Guide"));
    readBook();
    turnTo({m_place.chapter, {}});
    search();
}

GuideChapter GuideWindow::shownChapter() const
{
    GuideChapter chapter = m_book.chapter(m_place.chapter);
    if (chapter.id == m_pageChapter)
        chapter.markdown += KeysChapter::section(m_keysNow);
    return chapter;
}

void GuideWindow::turnTo(const GuidePlace &place)
{
    const bool same = place.chapter == m_place.chapter;
    m_place = place;
    const GuideChapter chapter = shownChapter();
    m_place.chapter = chapter.id;
    m_view->showChapter(chapter.markdown, m_language.language(), same);
    if (!place.anchor.isEmpty())
        m_view->goToAnchor(place.anchor);
    m_back->setEnabled(!m_past.empty());
    setWindowTitle(tr("%1 – Guide").arg(chapter.title));
}

/// A step that *Back* takes back.
void GuideWindow::visit(const GuidePlace &place)
{
    if (place == m_place || m_book.chapter(place.chapter).id != place.chapter)
        return; // what is no chapter leads nowhere
    if (!m_place.chapter.isEmpty())
        m_past.push_back(m_place);
    turnTo(place);
    if (m_words->text().trimmed().isEmpty())
        listChapters();
}

void GuideWindow::goBack()
{
    if (m_past.empty())
        return;
    const GuidePlace place = m_past.back();
    m_past.pop_back();
    turnTo(place);
    if (m_words->text().trimmed().isEmpty())
        listChapters();
}

void GuideWindow::listChapters()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_rows.clear();
    for (const GuideChapter &chapter : m_book.chapters()) {
        m_list->addItem(chapter.title);
        m_rows.push_back({chapter.id, {}});
        if (chapter.id == m_place.chapter)
            m_list->setCurrentRow(m_list->count() - 1);
    }
    m_nothing->hide();
}

void GuideWindow::search()
{
    const QString words = m_words->text().trimmed();
    if (words.isEmpty()) {
        m_view->markWords({});
        return listChapters();
    }
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_rows.clear();
    const GuideSearch meant(words, m_language.language());
    const std::vector<GuideHit> hits = m_book.find(meant);
    for (const GuideHit &hit : hits) {
        m_list->addItem(hit.section.isEmpty() ? hit.title
                                              : u"%1\n%2"_s.arg(hit.title, hit.section));
        m_rows.push_back({hit.chapter, GuideBook::anchorOf(hit.section)});
    }
    m_nothing->setVisible(hits.empty());
    m_view->markWords(meant);
}

void GuideWindow::takeRow()
{
    const int row = std::max(0, m_list->currentRow());
    if (static_cast<size_t>(row) >= m_rows.size())
        return;
    visit(m_rows.at(static_cast<size_t>(row)));
    m_view->markWords(GuideSearch(m_words->text(), m_language.language()));
}

void GuideWindow::preview()
{
    SheetPrinting::preview(
        std::make_shared<GuideSheet>(m_book.chapter(m_place.chapter), m_language.language()), this);
}

} // namespace dugout
