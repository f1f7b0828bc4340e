// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/sharing/serverdialog.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/savequestion.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/league/sharing/serverwords.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QRegularExpressionValidator>
#include <QScreen>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int longestWord = 1600; // a code of a long address
const QString sslMode = u"sslmode"_s;

} // namespace

ServerDialog::ServerDialog(SharingDesk &desk, QWidget *parent)
    : FormDialog(parent)
    , m_desk(desk)
    , m_errand(new ServerErrand(desk, this))
    , m_said(new TextLabel(TextStyle::Body, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_said->setObjectName(u"server-said"_s);
    m_said->setWordWrap(true);
    m_said->hide();
}

void ServerDialog::addAddressFields()
{
    auto *row = new QWidget(this);
    m_word = new TextField(row);
    m_file = new ActionButton(row);
    m_host = new TextField(this);
    m_port = new TextField(this);
    m_database = new TextField(this);
    m_user = new TextField(this);
    m_safety = new ChoiceBox(this);
    m_word->setObjectName(u"address-word"_s);
    m_word->setMaxLength(longestWord);
    // An address is to be seen as a whole, where the screen has room for it.
    m_word->setMinimumWidth(
        std::min(gridStep(this, 90), screen()->availableSize().width() * 3 / 10));
    m_file->setObjectName(u"address-file"_s);
    m_host->setObjectName(u"address-host"_s);
    m_port->setObjectName(u"address-port"_s);
    m_database->setObjectName(u"address-database"_s);
    m_user->setObjectName(u"address-user"_s);
    m_safety->setObjectName(u"address-safety"_s);
    static const QRegularExpression digits(u"[0-9]{0,5}"_s);
    m_port->setValidator(new QRegularExpressionValidator(digits, m_port));
    for (const char *mode : {"", "require", "verify-full"})
        m_safety->addItem(QString(), QString::fromLatin1(mode));
    m_about = new TextLabel(TextStyle::Body, this);
    m_about->setWordWrap(true);
    addSpanning(m_about);
    m_details = new ActionButton(this);
    m_details->setObjectName(u"address-details"_s);
    m_details->setCheckable(true);
    auto *inside = new QHBoxLayout(row);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_word, 1);
    inside->addWidget(m_file);
    row->setFocusProxy(m_word);
    m_addressLabels = {addField(row), addField(m_user)};
    addNote(m_details);
    for (QWidget *field : std::initializer_list<QWidget *>{m_host, m_port, m_database, m_safety})
        m_addressLabels.append(addField(field));
    addWide(m_said);
    setTabOrder(m_word, m_file);
    setTabOrder(m_file, m_user);
    setTabOrder(m_user, m_details);
    setTabOrder(m_details, m_host);
    showDetails(false);
    connect(m_details, &QAbstractButton::toggled, this, &ServerDialog::showDetails);
    m_word->setFocus();
    connect(m_word, &QLineEdit::textEdited, this, &ServerDialog::takeWord);
    connect(m_file, &QAbstractButton::clicked, this, &ServerDialog::askForFile);
    for (TextField *field : {m_host, m_port, m_database, m_user})
        connect(field, &QLineEdit::textEdited, this, [this] { addressEdited(); });
    connect(m_safety, &QComboBox::activated, this, [this] { addressEdited(); });
}

/// Who was given an address, a file or a code needs none of them.
void ServerDialog::showDetails(bool shown)
{
    for (QWidget *field : std::initializer_list<QWidget *>{m_host, m_port, m_database, m_safety})
        showField(field, shown);
    growIfNeeded();
}

void ServerDialog::take(const QString &word)
{
    m_word->setText(word);
    takeWord();
}

/// Whole addresses, files and codes fill the fields; what is none is only being typed.
void ServerDialog::takeWord()
{
    showProblem({});
    if (const auto read = m_desk.read(m_word->text().trimmed()))
        setAddress(*read);
}

void ServerDialog::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("The file of a shared league"), documentsFolder(),
        tr("Shared leagues (*.dugout-league *.json);;All files (*)"));
    if (path.isEmpty())
        return;
    const auto read = m_desk.read(path);
    if (read)
        setAddress(*read);
    tellProblem(read ? QString() : read.error().message);
}

void ServerDialog::setAddress(const ServerAddress &address)
{
    m_host->setText(address.host);
    m_port->setText(address.port > 0 ? QString::number(address.port) : QString());
    m_database->setText(address.database);
    // A slip has no login name: the typed one stays.
    if (!address.user.isEmpty())
        m_user->setText(address.user);
    m_options = address.options;
    const QString mode = m_options.take(sslMode);
    if (m_safety->findData(mode) < 0)
        m_safety->addItem(mode, mode);
    m_safety->setCurrentIndex(m_safety->findData(mode));
    addressEdited();
}

Result<QString> ServerDialog::address() const
{
    // A word that is no address has filled no field; the reason is shown.
    if (const QString word = m_word->text().trimmed(); !word.isEmpty()) {
        if (const auto read = m_desk.read(word); !read)
            return ServerWords::refusedAddress(read.error(), word);
    }
    ServerAddress typed{m_host->text().trimmed(), m_port->text().toInt(),
                        m_database->text().trimmed(), m_user->text().trimmed(), m_options};
    if (const QString mode = m_safety->currentData().toString(); !mode.isEmpty())
        typed.options.insert(sslMode, mode);
    return m_desk.written(typed);
}

void ServerDialog::lockAddress(bool locked)
{
    for (QWidget *field : std::initializer_list<QWidget *>{m_word, m_file, m_host, m_port,
                                                           m_database, m_user, m_safety})
        field->setEnabled(!locked);
}

void ServerDialog::say(const QString &sentence, QPalette::ColorRole role)
{
    m_said->setTone(role);
    m_said->setText(sentence);
    m_said->setVisible(!sentence.isEmpty());
    growIfNeeded();
}

/// What is said takes the room there is before anything has to be scrolled.
void ServerDialog::growIfNeeded()
{
    const QSize before = size();
    if (!isVisible())
        return;
    growToContent(this, width());
    resize(size().expandedTo(before));
}

void ServerDialog::tellProblem(const QString &sentence)
{
    showProblem(sentence);
    growIfNeeded();
}

void ServerDialog::run(const QString &address, const QString &words, const ServerErrand::Work &work,
                       const ServerErrand::Done &done)
{
    showProblem({});
    acceptButton()->setEnabled(false);
    m_errand->run(address, words, work, [this, done](const Result<void> &answer) {
        acceptButton()->setEnabled(true);
        tellProblem(answer ? QString() : ServerWords::refusal(answer.error()));
        done(answer);
    });
}

void ServerDialog::lookAt(const Result<QString> &address,
                          const std::function<void(const ServerLook &)> &seen,
                          const std::function<void(const Error &)> &failed)
{
    if (!address) {
        tellProblem(address.error().message);
        return;
    }
    auto found = std::make_shared<ServerLook>();
    run(
        *address, tr("Checking the server…"),
        [&desk = m_desk, where = *address, found]() -> Result<void> {
            auto look = desk.look(where);
            if (!look)
                return look.error();
            *found = *std::move(look);
            return {};
        },
        [found, seen, failed](const Result<void> &done) {
            if (done)
                seen(*found);
            else if (failed)
                failed(done.error());
        });
}

void ServerDialog::setCancelWords(const QString &words)
{
    if (auto *cancel = findChild<ActionButton *>(u"cancel"_s))
        cancel->setText(words);
}

QString ServerDialog::wordsOf(const ServerLook &look)
{
    const QString person = tr("You are %1 there.").arg(look.person);
    switch (look.safety) {
    case LineSafety::Local:
        return person + u' ' + tr("The connection stays on this computer.");
    case LineSafety::Open:
        return person + u' ' + tr("Not encrypted: anyone on the network can read along.");
    case LineSafety::Encrypted:
        return person + u' '
            + tr("Encrypted (%1), but the server was not verified.").arg(look.protocol);
    case LineSafety::Verified:
        break;
    }
    return person + u' '
        + tr("Encrypted (%1), and the server is verified (verify-full).").arg(look.protocol);
}

QPalette::ColorRole ServerDialog::toneOf(const ServerLook &look)
{
    return look.safety == LineSafety::Open ? tone::harm : tone::ink;
}

void ServerDialog::retranslate()
{
    FormDialog::retranslate();
    if (!m_word)
        return;
    const QStringList words{tr("Address, file or code"),
                            tr("Your name there"),
                            tr("Server"),
                            tr("Port"),
                            tr("Database"),
                            tr("Encryption")};
    for (qsizetype i = 0; i < words.size(); ++i)
        m_addressLabels.at(i)->setText(words.at(i));
    m_about->setText(tr(
        "A server is a computer that is always on and keeps the league with PostgreSQL. The person "
        "who runs it gives you an address, a file or a code, and a name with a password."));
    m_details->setCommand("address-details");
    m_word->setAccessibleName(words.constFirst());
    m_word->setPlaceholderText(u"postgresql://…  DUGOUT-…"_s);
    m_host->setPlaceholderText(tr("this computer"));
    m_user->setPlaceholderText(tr("as on this computer"));
    m_port->setPlaceholderText(tr("the usual one"));
    m_safety->setAccessibleName(words.constLast());
    m_file->setCommand("address-file");
    m_safety->setItemText(0, tr("as the server offers it"));
    m_safety->setItemText(1, tr("always (require)"));
    m_safety->setItemText(2, tr("always, with a checked server (verify-full)"));
}

} // namespace dugout
