// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/boarddialog.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"
#include "ui/common/unsavedguard.h"
#include "ui/skirmish/battlefield/battlefieldview.h"
#include "ui/skirmish/collection/namelength.h"

#include <QLabel>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int fewestLines = 3;
constexpr int mostLines = 20;

bool takeOut(std::vector<Hex> &hexes, Hex hex)
{
    return std::erase(hexes, hex) > 0;
}

/// How many columns and rows the complete hexes have.
std::pair<int, int> sizeOf(const Board &board)
{
    int columns = 0;
    int rows = 0;
    for (const Hex hex : board.complete) {
        columns = std::max(columns, hexColumn(hex) + 1);
        rows = std::max(rows, hexRow(hex) + 1);
    }
    return {columns, rows};
}

} // namespace

BoardDialog::BoardDialog(const Collection &collection, BoardFace face, QWidget *parent)
    : FormDialog(parent)
    , m_face(std::move(face))
    , m_name(new TextField(m_face.name, this))
    , m_columns(new NumberBox(this))
    , m_rows(new NumberBox(this))
    , m_other(new ChoiceBox(this))
    , m_hint(new TextLabel(TextStyle::Small, this))
    , m_view(new BattlefieldView(this))
{
    setObjectName(u"board-dialog"_s);
    m_name->setObjectName(u"board-name"_s);
    m_name->setMaxLength(longestPieceName);
    m_hint->setWordWrap(true);
    m_hint->setTone(tone::greyInk);
    m_other->setProperty("tableWords", true);
    m_other->addItem(QString(), QString());
    for (const BoardFace &one : collection.boards) {
        if (one.board.id != m_face.board.id)
            m_other->addItem(one.name, one.piece());
    }
    m_other->setCurrentIndex(std::max(0, m_other->findData(m_face.sheet)));
    const auto [columns, rows] = sizeOf(m_face.board);
    for (NumberBox *box : {m_columns, m_rows}) {
        box->setRange(fewestLines, mostLines);
        box->setMinimumHeight(gridStep(this, 9));
    }
    m_columns->setValue(columns);
    m_rows->setValue(rows);
    for (QWidget *field : QList<QWidget *>{m_name, m_columns, m_rows, m_other})
        m_labels.append(addField(field));
    addWide(m_hint);
    addWide(m_view);
    connect(m_columns, &QSpinBox::valueChanged, this, &BoardDialog::resizeBoard);
    connect(m_rows, &QSpinBox::valueChanged, this, &BoardDialog::resizeBoard);
    connect(m_view, &BattlefieldView::hexChosen, this, &BoardDialog::turnHex);
    showBoard();
    BoardDialog::retranslate();
    new UnsavedGuard(this);
}

void BoardDialog::resizeBoard()
{
    const QString id = m_face.board.id;
    m_face.board = blankBoard(id, m_columns->value(), m_rows->value()).board;
    showBoard();
}

void BoardDialog::turnHex(Hex hex)
{
    Board &board = m_face.board;
    if (takeOut(board.starting, hex))
        board.blocked.push_back(hex);
    else if (!takeOut(board.blocked, hex))
        board.starting.push_back(hex);
    showBoard();
}

void BoardDialog::showBoard()
{
    FieldScene scene;
    scene.boards = {{m_face.board, {}, false, 0}};
    scene.offered = m_face.board.complete;
    m_view->setScene(scene);
}

BoardFace BoardDialog::face() const
{
    BoardFace face = m_face;
    face.name = m_name->text().trimmed();
    face.sheet = m_other->currentData().toString();
    return face;
}

void BoardDialog::accept()
{
    if (m_name->text().trimmed().isEmpty())
        showProblem(tr("The board needs a name."));
    else
        QDialog::accept();
}

void BoardDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Board"));
    const QStringList words{tr("Name"), tr("Columns"), tr("Rows"), tr("Back of")};
    for (qsizetype i = 0; i < words.size(); ++i) {
        m_labels.at(i)->setText(words.at(i));
        m_labels.at(i)->buddy()->setAccessibleName(words.at(i));
    }
    m_other->setItemText(0, tr("nothing else"));
    m_hint->setText(tr("Click a hex to switch it: starting hex, blocked, plain."));
    acceptButton()->setCommand("save");
}

} // namespace dugout
