// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settingspage.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/panel.h"
#include "ui/common/rowfocus.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/window/keyspanel.h"
#include "ui/window/settingrow.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int widestForm = 190; ///< steps: 760 pixels of the usual text
constexpr int listSteps = 50;
constexpr int controlSteps = 46;
constexpr int narrowSteps = 150;

/// A subject of the list.
class SectionDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        if (option.state & QStyle::State_Selected)
            paintChosenRow(*painter, option);
        const int pad = gridStep(option.widget, 3);
        painter->setFont(option.font);
        painter->setPen(rowInk(option, tone::ink));
        painter->drawText(option.rect.adjusted(pad, 0, -pad, 0), Qt::AlignLeft | Qt::AlignVCenter,
                          index.data().toString());
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override
    {
        const int words = option.fontMetrics.horizontalAdvance(index.data().toString());
        return {words + 6 * gridStep(option.widget, 1), gridStep(option.widget, 10)};
    }
};

} // namespace

SettingsPage::SettingsPage(const SettingsServices &services, QWidget *parent)
    : Page(parent)
    , m_services(services)
    , m_title(new TextLabel(TextStyle::Title, this))
    , m_list(new QListWidget(this))
    , m_narrowList(new ChoiceBox(this))
    , m_middle(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_scroll(new ScrollColumn(this))
    , m_card(new Panel(m_scroll))
{
    setObjectName(u"settings-page"_s);
    m_list->setObjectName(u"settings-sections"_s);
    m_narrowList->setObjectName(u"settings-section"_s);
    m_list->setItemDelegate(new SectionDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->setAutoFillBackground(false);
    layOut();
    makeLanguage();
    makeLook();
    makeTable();
    makeKeys();
    makeFolders();
    makePhones();
    for (int i = 0; i < SectionCount; ++i) {
        m_list->addItem(QString());
        m_narrowList->addItem(QString());
    }
    connect(m_list, &QListWidget::currentRowChanged, this, &SettingsPage::showSection);
    connect(m_narrowList, &QComboBox::currentIndexChanged, this, &SettingsPage::showSection);
    connect(&services.appearance, &Appearance::changed, this, &SettingsPage::showState);
    SettingsPage::retranslate();
    showSection(LanguageSection);
}

void SettingsPage::layOut()
{
    auto *layout = new QVBoxLayout(this);
    const int margin = gridStep(this, 4);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gridStep(this, 3));
    layout->addWidget(m_title);
    layout->addLayout(m_middle, 1);
    m_middle->setSpacing(gridStep(this, 4));
    m_middle->addWidget(m_narrowList);
    m_middle->addWidget(m_list);
    m_middle->addWidget(m_scroll, 1);
    m_scroll->column()->setContentsMargins(0, 0, 0, 0);
    m_scroll->column()->addWidget(m_card);
    m_scroll->column()->addStretch();
    auto *inside = new QVBoxLayout(m_card);
    inside->setContentsMargins(0, 0, 0, 0);
}

void SettingsPage::arrange()
{
    const bool narrow = width() < gridStep(this, narrowSteps);
    m_middle->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_narrowList->setVisible(narrow);
    m_list->setVisible(!narrow);
    m_list->setFixedWidth(
        std::max(gridStep(this, listSteps), m_list->sizeHintForColumn(0) + gridStep(this, 2)));
    m_card->setMaximumWidth(gridStep(this, widestForm));
    for (QWidget *each : m_controls)
        each->setMinimumWidth(gridStep(this, controlSteps)); // a straight edge at the left, too
    m_keysPanel->setRoom(m_scroll->viewport()->height());
}

void SettingsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

void SettingsPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void SettingsPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit leaveRequested();
    else
        Page::keyPressEvent(event);
}

QVBoxLayout *SettingsPage::addSection()
{
    auto *section = new QWidget(m_card);
    auto *layout = new QVBoxLayout(section);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_card->layout()->addWidget(section);
    m_sections.append(section);
    section->hide();
    return layout;
}

SettingRow *SettingsPage::addRow(QVBoxLayout *section, QWidget *control,
                                 std::function<QString()> words, std::function<QString()> note)
{
    auto *row = new SettingRow(control, m_card);
    section->addWidget(row);
    m_words.emplace_back([row, words = std::move(words), note = std::move(note)] {
        row->setWords(words(), note ? note() : QString());
    });
    return row;
}

ChoiceBox *SettingsPage::addChoice(QVBoxLayout *section, const char *name,
                                   std::function<QString()> words, std::function<QString()> note,
                                   std::function<QStringList()> choices,
                                   std::function<int()> current, std::function<void(int)> chosen)
{
    auto *box = new ChoiceBox(m_card);
    box->setObjectName(QString::fromLatin1(name));
    m_controls.append(box);
    addRow(section, box, std::move(words), std::move(note));
    const auto show = [box, current = std::move(current)] {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(current());
    };
    m_words.emplace_back([box, choices = std::move(choices), show] {
        const QSignalBlocker quiet(box);
        box->clear();
        box->addItems(choices());
        show();
        box->updateGeometry();
    });
    m_states.emplace_back(show);
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, chosen = std::move(chosen)](int place) {
                chosen(place);
                emit settingsChanged();
            });
    return box;
}

QCheckBox *SettingsPage::addSwitch(QVBoxLayout *section, const char *name,
                                   std::function<QString()> words, std::function<QString()> note,
                                   std::function<bool()> current, std::function<void(bool)> chosen)
{
    auto *box = new QCheckBox(m_card);
    box->setObjectName(QString::fromLatin1(name));
    addRow(section, box, std::move(words), std::move(note));
    m_states.emplace_back([box, current = std::move(current)] {
        const QSignalBlocker quiet(box);
        box->setChecked(current());
        box->setText(current() ? tr("On") : tr("Off"));
    });
    m_words.push_back(m_states.back());
    connect(box, &QCheckBox::toggled, this, [this, chosen = std::move(chosen)](bool on) {
        chosen(on);
        showState();
        emit settingsChanged();
    });
    return box;
}

ActionButton *SettingsPage::addButton(QVBoxLayout *section, const char *name,
                                      std::function<QString()> words, std::function<QString()> note,
                                      std::function<QString()> label, std::function<void()> pressed)
{
    auto *button = new ActionButton(m_card);
    button->setObjectName(QString::fromLatin1(name));
    m_controls.append(button);
    addRow(section, button, words, std::move(note));
    m_words.emplace_back([button, label = std::move(label)] { button->setText(label()); });
    connect(button, &QAbstractButton::clicked, this, std::move(pressed));
    return button;
}

void SettingsPage::showSection(int section)
{
    if (section < 0 || section >= SectionCount)
        return;
    m_section = section;
    for (int i = 0; i < SectionCount; ++i)
        m_sections.at(i)->setVisible(i == section);
    const QSignalBlocker quietList(m_list);
    const QSignalBlocker quietBox(m_narrowList);
    m_list->setCurrentRow(section);
    m_narrowList->setCurrentIndex(section);
    showState();
    m_scroll->ensureVisible(0, 0);
}

void SettingsPage::takeKeyboard()
{
    QWidget *target = m_list->isVisibleTo(this) ? static_cast<QWidget *>(m_list) : m_narrowList;
    target->setFocus(Qt::ShortcutFocusReason);
}

void SettingsPage::showState()
{
    for (const Words &state : m_states)
        state();
}

void SettingsPage::retranslate()
{
    m_title->setText(tr("Settings"));
    const QStringList names{tr("Language"),         tr("Look"),  tr("At the table"), tr("Keys"),
                            tr("Data and backups"), tr("Phones")};
    for (int i = 0; i < SectionCount; ++i) {
        m_list->item(i)->setText(names.at(i));
        m_narrowList->setItemText(i, names.at(i));
    }
    m_list->setAccessibleName(tr("Subjects of the settings"));
    m_narrowList->setAccessibleName(m_list->accessibleName());
    for (const Words &each : m_words)
        each();
    arrange();
}

} // namespace dugout
