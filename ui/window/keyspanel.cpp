// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/keyspanel.h"

#include "core/text/searchfold.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/command.h"
#include "ui/common/flowlayout.h"
#include "ui/common/rowselection.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/window/placekeys.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QMenu>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

enum KeyColumn { WordsColumn, KeyColumn, KeyColumnCount };

QTableWidgetItem *shownItem(const QString &words, const QString &id)
{
    auto *item = new QTableWidgetItem(words);
    item->setData(Qt::UserRole, id);
    item->setFlags(id.isEmpty() ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
}

/// Buttons of dialogs are chosen by Tab and Enter; only those with a key of their own can have
/// another one.
bool isForKeys(const Command &command)
{
    return command.place != CommandPlace::Dialog || !command.keys.isEmpty();
}

/// Without what it is done to.
QString shownWords(const Command &command)
{
    QString words = plainWords(commandWords(command, 2));
    for (const QString &mark : {u"(%1)"_s, u"%1"_s})
        words.remove(mark);
    return words.simplified();
}

} // namespace

KeysPanel::KeysPanel(CommandKeys &keys, QWidget *parent)
    : QWidget(parent)
    , m_keys(keys)
    , m_note(new TextLabel(TextStyle::Small, this))
    , m_filter(new TextField(this))
    , m_table(new QTableWidget(0, KeyColumnCount, this))
    , m_change(new ActionButton(this))
    , m_take(new ActionButton(this))
    , m_reset(new ActionButton(this))
    , m_resetAll(new ActionButton(this))
{
    m_filter->setObjectName(u"keys-filter"_s);
    m_filter->setClearButtonEnabled(true);
    m_table->setObjectName(u"keys-table"_s);
    m_change->setObjectName(u"change-key"_s);
    m_take->setObjectName(u"take-key"_s);
    m_reset->setObjectName(u"reset-key"_s);
    m_resetAll->setObjectName(u"reset-keys"_s);
    m_note->setWordWrap(true);
    m_note->setTone(tone::greyInk);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(WordsColumn, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(KeyColumn, QHeaderView::ResizeToContents);
    auto *buttons = new FlowLayout;
    for (ActionButton *button : {m_change, m_take, m_reset, m_resetAll})
        buttons->addWidget(button);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_note);
    layout->addWidget(m_filter);
    layout->addWidget(m_table);
    layout->addLayout(buttons);
    auto *rows = new RowSelection(m_table);
    rows->setMenu([this, rows](QMenu &menu) {
        addButtons(menu, {m_change, m_take, m_reset});
        rows->addCopy(menu);
    });
    rows->setRemoval([this] { m_take->click(); });
    connect(m_filter, &QLineEdit::textChanged, this, &KeysPanel::fill);
    connect(m_table, &QAbstractItemView::activated, this, &KeysPanel::askForKey);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &KeysPanel::offer);
    connect(m_change, &QAbstractButton::clicked, this, &KeysPanel::askForKey);
    connect(m_take, &QAbstractButton::clicked, this, [this] {
        if (const Command *command = current())
            m_keys.setKey(*command, {});
    });
    connect(m_reset, &QAbstractButton::clicked, this, [this] {
        if (const Command *command = current())
            m_keys.reset(*command);
    });
    connect(m_resetAll, &QAbstractButton::clicked, &keys, &CommandKeys::resetAll);
    connect(&keys, &CommandKeys::changed, this, &KeysPanel::fill);
    retranslate();
}

const Command *KeysPanel::current() const
{
    const QTableWidgetItem *item = m_table->currentItem();
    return item
        ? findCommand(m_table->item(item->row(), WordsColumn)->data(Qt::UserRole).toString())
        : nullptr;
}

void KeysPanel::fill()
{
    const int before = m_table->currentRow();
    const QSignalBlocker quiet(m_table);
    m_table->clearSpans();
    m_table->setRowCount(0);
    const auto add
        = [this](const QString &words, const QString &key, const QString &id, bool bold) {
              const int row = m_table->rowCount();
              m_table->insertRow(row);
              m_table->setItem(row, WordsColumn, shownItem(words, id));
              m_table->setItem(row, KeyColumn, shownItem(key, id));
              QFont font = m_table->font();
              font.setBold(bold);
              m_table->item(row, id.isEmpty() ? WordsColumn : KeyColumn)->setFont(font);
          };
    const QString wanted = foldForSearch(m_filter->text());
    for (int i = 0; i < commandPlaceCount; ++i) {
        const auto place = static_cast<CommandPlace>(i);
        bool isHeaded = false;
        for (const Command &each : allCommands()) {
            const QString words = shownWords(each);
            const QString key = m_keys.keyOf(each).toString(QKeySequence::NativeText);
            if (each.place != place || !isForKeys(each)
                || !(foldForSearch(words).contains(wanted) || foldForSearch(key).contains(wanted)))
                continue;
            if (!isHeaded)
                add(commandPlaceName(place), {}, {}, true);
            isHeaded = true;
            add(words, key, each.id, m_keys.isChanged(each));
        }
    }
    m_table->setCurrentCell(std::min(before > 0 ? before : 1, m_table->rowCount() - 1),
                            WordsColumn);
    fitTable();
    offer();
}

void KeysPanel::setRoom(int height)
{
    m_room = height;
    fitTable();
}

void KeysPanel::fitTable()
{
    const int high = gridStep(this, 8);
    m_table->verticalHeader()->setDefaultSectionSize(high);
    for (int row = 0; row < m_table->rowCount(); ++row)
        m_table->setRowHeight(row, high);
    // With its line of words, its buttons and the edges of the card.
    const int others = m_note->sizeHint().height() + m_filter->sizeHint().height()
        + m_change->sizeHint().height() + 3 * layout()->spacing() + gridStep(this, 8);
    m_table->setFixedHeight(std::max(gridStep(this, 8 * 5), m_room - others));
}

void KeysPanel::offer()
{
    const Command *command = current();
    m_change->setEnabled(command);
    m_take->setEnabled(command && !m_keys.keyOf(*command).isEmpty());
    m_reset->setEnabled(command && m_keys.isChanged(*command));
    m_resetAll->setEnabled(m_keys.isAnyChanged());
}

void KeysPanel::askForKey()
{
    const Command *command = current();
    if (!command)
        return;
    auto *dialog = new KeyDialog(m_keys, *command, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void KeysPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitTable();
}

void KeysPanel::retranslate()
{
    m_note->setText(
        tr("Enter on a command asks for another key. What was changed is shown in bold."));
    m_filter->setPlaceholderText(tr("Search commands and keys"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_table->setAccessibleName(tr("Commands and their keys"));
    m_change->setCommand("change-key");
    m_take->setCommand("take-key");
    m_reset->setCommand("reset-key");
    m_resetAll->setCommand("reset-keys");
    fill();
}

KeyDialog::KeyDialog(CommandKeys &keys, const Command &command, QWidget *parent)
    : FormDialog(parent)
    , m_keys(keys)
    , m_command(command)
    , m_key(new QKeySequenceEdit(keys.keyOf(command), this))
    , m_label(nullptr)
{
    setObjectName(u"key-dialog"_s);
    m_key->setObjectName(u"new-key"_s);
    m_label = addField(m_key);
    KeyDialog::retranslate();
    m_key->setFocus();
}

void KeyDialog::accept()
{
    // Several one after the other are not heard everywhere.
    const QKeySequence wanted = m_key->keySequence();
    const QKeySequence key = wanted.isEmpty() ? wanted : QKeySequence(wanted[0]);
    const Command *owner = key.isEmpty() ? nullptr : m_keys.ownerOf(key, m_command);
    if (owner) {
        showProblem(
            tr("%1 is the key of \"%2\".")
                .arg(key.toString(QKeySequence::NativeText), plainWords(commandWords(*owner))));
        return;
    }
    m_keys.setKey(m_command, key);
    QDialog::accept();
}

void KeyDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(plainWords(commandWords(m_command)));
    m_label->setText(tr("Press the new key"));
    acceptButton()->setCommand("take-it");
}

} // namespace dugout
