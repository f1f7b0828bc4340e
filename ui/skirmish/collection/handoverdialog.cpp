// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/handoverdialog.h"

#include "core/exchange/collectionfile.h"
#include "core/exchange/handover.h"
#include "core/files/writefile.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/savequestion.h"
#include "ui/common/textlabel.h"
#include "ui/phones/qrview.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A deck of many long names makes many squares, each of which a camera must tell apart.
constexpr int codeSteps = 84;

} // namespace

HandOverDialog::HandOverDialog(DeckList deck, Collection own, const Collection &all,
                               QWidget *parent)
    : FormDialog(parent)
    , m_deck(std::move(deck))
    , m_own(std::move(own))
    , m_lines(deckLines(m_deck, all))
    , m_about(new TextLabel(TextStyle::Body, this))
    , m_code(new QrView(this))
    , m_note(new TextLabel(TextStyle::Small, this))
    , m_copy(new ActionButton(this))
{
    setObjectName(u"hand-over-dialog"_s);
    m_copy->setObjectName(u"copy-deck"_s);
    m_note->setTone(tone::greyInk);
    m_code->setText(m_lines);
    m_code->setVisible(m_code->hasCode());
    m_code->setMinimumSize(gridStep(this, codeSteps), gridStep(this, codeSteps));
    for (TextLabel *label : {m_about, m_note})
        label->setWordWrap(true);
    addWide(m_about);
    addWide(m_code);
    addWide(m_note);
    addChoiceButton(m_copy);
    connect(m_copy, &QAbstractButton::clicked, this, &HandOverDialog::copyLines);
    HandOverDialog::retranslate();
}

void HandOverDialog::copyLines()
{
    QGuiApplication::clipboard()->setText(m_lines);
    m_note->setText(tr("Copied. The other player pastes it where lists are imported."));
}

void HandOverDialog::accept()
{
    const QString told = saveHanded(handedDeck(m_deck, m_own), m_deck.name, this);
    if (told.isEmpty())
        return;
    m_note->setText(told);
}

void HandOverDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Hand on \"%1\"").arg(m_deck.name));
    m_about->setText(m_code->hasCode()
                         ? tr("Scanned, the code is the deck as text: its cards by name. The file "
                              "holds your own cards and fighters of it as well.")
                         : tr("The text names the cards. The file holds your own cards and "
                              "fighters of the deck as well."));
    m_code->setAccessibleName(tr("Code of the deck"));
    m_copy->setCommand("hand-over-copy");
    acceptButton()->setCommand("hand-over-save");
}

QString saveHanded(const Collection &handed, const QString &name, QWidget *parent)
{
    const auto choice = askWhereToSave(parent, HandOverDialog::tr("Hand on"), name,
                                       {{HandOverDialog::tr("Collections (*.json)"), u"json"_s}});
    if (!choice)
        return {};
    const auto saved
        = writeFile(choice->path, QJsonDocument(CollectionFile::write(handed)).toJson());
    return saved ? HandOverDialog::tr("Written to \"%1\".").arg(QFileInfo(choice->path).fileName())
                 : saved.error().message;
}

} // namespace dugout
