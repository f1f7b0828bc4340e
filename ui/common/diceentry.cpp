// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/diceentry.h"

#include "core/dice/physicaldice.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/dieface.h"
#include "ui/common/flowlayout.h"
#include "ui/common/poolfaces.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// So many alike with symbols are a pool, in which no die differs from another.
constexpr size_t poolFrom = 3;

bool isPool(const std::vector<int> &faces, const std::vector<DieSymbol> &symbols)
{
    return faces.size() >= poolFrom && static_cast<size_t>(faces.front()) == symbols.size()
        && std::count(faces.begin(), faces.end(), faces.front())
        == static_cast<std::ptrdiff_t>(faces.size());
}

/// Dice are digits: letters are the keys of what stands beside it, such as rolling again.
class DiceField final : public TextField
{
public:
    using TextField::TextField;

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride) {
            const auto *key = static_cast<QKeyEvent *>(event);
            const bool letter = key->key() >= Qt::Key_A && key->key() <= Qt::Key_Z;
            if (letter && !(key->modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier))) {
                event->ignore();
                return false;
            }
        }
        return TextField::event(event);
    }

    /// A letter that is nobody's key would make an answer of the digits after it that no die shows.
    void keyPressEvent(QKeyEvent *event) override
    {
        const QString text = event->text();
        if (!text.isEmpty() && text.at(0).isLetter())
            event->ignore();
        else
            TextField::keyPressEvent(event);
    }
};

/// So many with their own faces stand beside each other, lest they fill more than the card is high.
constexpr size_t besideFrom = 4;

/// "3 5 1", as many as there are dice.
QString exampleOf(const std::vector<int> &faces)
{
    constexpr std::array some{3, 5, 1, 2, 4};
    QStringList numbers;
    for (size_t die = 0; die < faces.size(); ++die)
        numbers.append(QString::number(std::min(some.at(die % some.size()), faces[die])));
    // As it is typed: the faces of most dice one after the other.
    const bool single = std::all_of(faces.begin(), faces.end(), [](int each) { return each < 10; });
    return numbers.join(single ? QString() : u" "_s);
}

} // namespace

DiceEntry::DiceEntry(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
    , m_line(new FlowLayout)
    , m_hint(new TextLabel(TextStyle::Small, this))
    , m_typed(new DiceField(this))
    , m_use(new ActionButton(this, ActionButton::Look::Filled))
    , m_cancel(new ActionButton(this))
    , m_complaint(new TextLabel(TextStyle::Body, this))
{
    setObjectName(u"dice-entry"_s);
    m_typed->setObjectName(u"dice-typed"_s);
    m_complaint->setObjectName(u"dice-complaint"_s);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(gridStep(this, 2));
    m_hint->setWordWrap(true);
    m_complaint->setWordWrap(true);
    m_complaint->setTone(tone::harm);
    m_complaint->hide();
    for (QWidget *part : std::initializer_list<QWidget *>{m_typed, m_use, m_cancel})
        m_line->addWidget(part);
    m_layout->addWidget(m_hint);
    m_layout->addLayout(m_line);
    m_layout->addWidget(m_complaint);
    connect(m_typed, &QLineEdit::textEdited, this, &DiceEntry::followTyped);
    connect(m_typed, &QLineEdit::returnPressed, this, &DiceEntry::readTyped);
    connect(m_use, &QAbstractButton::clicked, this, &DiceEntry::readTyped);
    connect(m_cancel, &QAbstractButton::clicked, this, &DiceEntry::cancelled);
    retranslate();
}

void DiceEntry::setDice(const DiceNotation &notation, const std::vector<DieSymbol> &symbols)
{
    m_notation = notation;
    m_faces.clear();
    delete m_rows;
    m_pool = nullptr;
    m_rows = new QWidget(this);
    const std::vector<int> &faces = notation.faces();
    QLayout *rows = faces.size() < besideFrom ? static_cast<QLayout *>(new QVBoxLayout)
                                              : static_cast<QLayout *>(new FlowLayout);
    m_rows->setLayout(rows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(gridStep(this, faces.size() < besideFrom ? 1 : 3));
    if (isPool(faces, symbols)) {
        m_pool = new PoolFaces(static_cast<int>(faces.size()), symbols, m_rows);
        rows->addWidget(m_pool);
        connect(m_pool, &PoolFaces::entered, this, &DiceEntry::entered);
    }
    for (size_t die = 0; die < faces.size() && !m_pool; ++die)
        addRow(die, faces[die], symbols);
    m_layout->addWidget(m_rows); // below the field, which must stay in sight
    fitFaces();
    clearChoice();
    retranslate();
}

void DiceEntry::addRow(size_t die, int faces, const std::vector<DieSymbol> &symbols)
{
    auto *line = new QWidget(m_rows);
    auto *flow = m_notation->faces().size() < besideFrom ? new FlowLayout : nullptr;
    if (flow)
        flow->setEven(true);
    QLayout *row = flow ? static_cast<QLayout *>(flow) : static_cast<QLayout *>(new QHBoxLayout);
    line->setLayout(row);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep(this, 1));
    std::vector<DieFace *> buttons;
    for (int value = 1; value <= faces; ++value) {
        auto *face = new DieFace(DieFace::Use::Clicked, line);
        const auto place = static_cast<size_t>(value - 1);
        if (place < symbols.size())
            face->setSymbol(symbols[place].id, symbols[place].name, value);
        else
            face->setNumber(value, faces);
        face->setObjectName(u"face-%1-%2"_s.arg(die).arg(value));
        connect(face, &QAbstractButton::clicked, this, [this, die, value] { choose(die, value); });
        row->addWidget(face);
        buttons.push_back(face);
    }
    m_rows->layout()->addWidget(line);
    m_faces.push_back(std::move(buttons));
}

void DiceEntry::clearChoice()
{
    m_chosen.assign(m_faces.size(), 0);
    for (const auto &row : m_faces) {
        for (DieFace *face : row)
            face->setChecked(false);
    }
    if (m_pool)
        m_pool->setFallen({});
    m_typed->clear();
    m_complaint->clear();
    m_complaint->hide();
}

void DiceEntry::setAlone(bool alone)
{
    m_alone = alone;
    m_cancel->setVisible(!alone);
    m_use->setVisible(!alone);
    m_hint->setVisible(!alone);
    fitFaces();
}

void DiceEntry::setTight(bool tight)
{
    m_tight = tight;
    fitFaces();
}

void DiceEntry::addBeside(QWidget *widget)
{
    m_line->addWidget(widget);
}

/// As large as they are drawn on the table, where there are few and room for them.
void DiceEntry::fitFaces()
{
    const size_t dice = m_faces.size();
    for (const auto &row : m_faces) {
        const bool many = row.size() > 10;
        const bool large = m_alone && !m_tight;
        const int steps = many || (m_tight && dice > 1) ? 7
            : large && dice == 1                        ? 16
            : large && dice == 2                        ? 12
                                                        : 9;
        for (DieFace *face : row)
            face->setSide(steps);
    }
}

bool DiceEntry::isWhole(const QString &text) const
{
    constexpr int oneDigit = 9;
    const std::vector<int> &faces = m_notation->faces();
    const bool single
        = std::all_of(faces.begin(), faces.end(), [](int each) { return each <= oneDigit; });
    return single && PhysicalDice::parse(text, *m_notation);
}

void DiceEntry::start()
{
    clearChoice();
    m_typed->setFocus(Qt::OtherFocusReason);
}

QString DiceEntry::complaint() const
{
    return m_complaint->isHidden() ? QString() : m_complaint->text();
}

void DiceEntry::choose(size_t die, int value)
{
    m_chosen[die] = value;
    for (DieFace *face : m_faces[die])
        face->setChecked(face->value() == value);
    const bool all
        = std::none_of(m_chosen.begin(), m_chosen.end(), [](int one) { return one == 0; });
    if (all)
        emit entered(std::vector<int>(m_chosen));
}

void DiceEntry::followTyped(const QString &text)
{
    m_complaint->hide(); // it was about what stood there before
    if (!m_notation)
        return;
    const std::vector<int> dice = PhysicalDice::begun(text, *m_notation);
    if (m_pool)
        m_pool->setFallen(dice);
    for (size_t die = 0; die < m_faces.size(); ++die) {
        m_chosen[die] = die < dice.size() ? dice[die] : 0;
        for (DieFace *face : m_faces[die])
            face->setChecked(face->value() == m_chosen[die]);
    }
    if (isWhole(text) || (!m_pool && isImpossible(text)))
        readTyped();
}

/// A face that no such die has, or one die too many: nothing that follows would make it right.
bool DiceEntry::isImpossible(const QString &text) const
{
    constexpr int oneDigit = 9;
    const std::vector<int> &faces = m_notation->faces();
    size_t die = 0;
    for (const QChar letter : text) {
        if (!letter.isDigit())
            continue;
        if (die >= faces.size() || faces[die] > oneDigit)
            return die >= faces.size();
        const int value = letter.digitValue();
        if (value < 1 || value > faces[die])
            return true;
        ++die;
    }
    return false;
}

void DiceEntry::readTyped()
{
    if (!m_notation || (m_alone && m_typed->text().trimmed().isEmpty()))
        return; // Enter alone means nothing
    const auto dice = PhysicalDice::parse(m_typed->text(), *m_notation);
    if (!dice) {
        m_complaint->setText(dice.error().message);
        m_complaint->show();
        m_typed->setFocus();
        m_typed->selectAll();
        return;
    }
    emit entered(*dice);
}

void DiceEntry::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else
        QWidget::keyPressEvent(event);
}

void DiceEntry::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DiceEntry::retranslate()
{
    m_hint->setText(tr("Click what your dice show, or type it."));
    m_typed->setPlaceholderText(
        tr("for example %1").arg(m_notation ? exampleOf(m_notation->faces()) : u"4"_s));
    const int example = m_typed->fontMetrics().horizontalAdvance(m_typed->placeholderText());
    m_typed->setMinimumWidth(example + gridStep(this, 8));
    m_typed->setAccessibleName(tr("What your dice show"));
    m_use->setCommand("confirm");
    m_cancel->setCommand("cancel");
}

} // namespace dugout
