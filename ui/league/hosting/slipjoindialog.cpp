// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/hosting/slipjoindialog.h"

#include "core/hosting/hostingwords.h"
#include "core/sharing/slip.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/asidework.h"
#include "ui/common/savequestion.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/phones/phonedesk.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QFileDialog>
#include <QTimer>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// An address or the code of one, which somebody with a server of his own gave him.
bool isOfAnotherServer(const QString &word)
{
    return word.startsWith(u"postgres"_s) || looksLikeCode(word)
        || word.endsWith(u".dugout-league"_s);
}

} // namespace

SlipJoinDialog::SlipJoinDialog(HostingDesk &desk, QWidget *parent)
    : FormDialog(parent)
    , m_desk(desk)
    , m_aside(new AsideWork(this))
    , m_search(desk.search())
    , m_about(new TextLabel(TextStyle::Body, this))
    , m_found(new TextLabel(TextStyle::Small, this))
    , m_code(new TextField(this))
    , m_file(new ActionButton(this))
    , m_name(new TextField(this))
    , m_password(new TextField(this))
    , m_remember(new QCheckBox(this))
    , m_replace(new QCheckBox(this))
    , m_other(new ActionButton(this))
{
    setObjectName(u"join-slip"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_code->setObjectName(u"slip-code"_s);
    m_name->setObjectName(u"slip-name"_s);
    m_password->setObjectName(u"slip-password"_s);
    m_remember->setObjectName(u"slip-remember"_s);
    m_replace->setObjectName(u"slip-replace"_s);
    m_other->setObjectName(u"slip-other"_s);
    m_about->setWordWrap(true);
    m_found->setObjectName(u"slip-found"_s);
    m_found->setTone(tone::goInk);
    // Its room is there from the first moment: a line that comes must not push what is clicked.
    m_found->setMinimumHeight(QFontMetrics(styledFont(font(), TextStyle::Small)).lineSpacing());
    addSpanning(m_about);
    addField(m_code);
    addNote(m_found);
    addNote(m_file);
    addField(m_name);
    addField(m_password);
    addWide(m_remember);
    addWide(m_replace);
    m_replace->hide();
    addChoiceButton(m_other);
    connect(m_code, &QLineEdit::textChanged, this, &SlipJoinDialog::readCode);
    connect(m_file, &QAbstractButton::clicked, this, &SlipJoinDialog::askForFile);
    connect(m_other, &QAbstractButton::clicked, this, [this] {
        emit otherServerRequested(m_code->text());
        reject();
    });
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, &SlipJoinDialog::sayFound);
    constexpr int everyMs = 500;
    timer->start(everyMs);
    SlipJoinDialog::retranslate();
    growToContent(this, gridStep(this, 110));
}

/// Nobody has proved anything yet: the certificate is compared when he joins.
void SlipJoinDialog::sayFound()
{
    const QString word = m_code->text().trimmed();
    const auto invite = isInvite(word) ? readInvite(word) : HostingWords::badInvite();
    const bool isHis = m_search && invite && m_search->hasFound(*invite);
    const QString words = isHis               ? tr("This league is open in your network.")
        : m_search && m_search->hasFoundAny() ? tr("A league is open in your network.")
                                              : QString();
    m_found->setText(words);
}

void SlipJoinDialog::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("File of a slip"), documentsFolder(),
                                                      tr("Slips (*.dugout-slip);;All files (*)"));
    if (!path.isEmpty())
        m_code->setText(path);
}

/// What a file or a QR code says besides need not be typed.
void SlipJoinDialog::readCode()
{
    showProblem({});
    const QString word = m_code->text().trimmed();
    const auto invite = isInvite(word) ? readInvite(word) : HostingWords::badInvite();
    const bool isWhole = invite && !invite->secret.isEmpty();
    if (isWhole)
        m_name->setText(invite->login);
    m_name->setEnabled(!isWhole);
    m_password->setEnabled(!isWhole);
}

void SlipJoinDialog::accept()
{
    const QString word = m_code->text().trimmed();
    auto invite = isInvite(word) ? readInvite(word) : HostingWords::badInvite();
    if (!invite && isOfAnotherServer(word)) {
        emit otherServerRequested(word);
        reject();
        return;
    }
    if (!invite) {
        showProblem(invite.error().message);
        m_code->setFocus();
        return;
    }
    if (invite->secret.isEmpty()) {
        invite->login = m_name->text().trimmed();
        if (invite->login.isEmpty() || m_password->text().isEmpty()) {
            showProblem(HostingWords::nameNeeded().message);
            (invite->login.isEmpty() ? m_name : m_password)->setFocus();
            return;
        }
    }
    join(m_search ? m_search->withFound(*invite) : *invite, m_password->text());
}

void SlipJoinDialog::join(const HostInvite &invite, const QString &password)
{
    showProblem({});
    const bool remember = m_remember->isChecked();
    const TeamsHere teams = m_replace->isChecked() ? TeamsHere::Replaced : TeamsHere::Refused;
    m_aside->start(tr("Fetching the league…"), [=, this, &desk = m_desk]() -> AsideWork::Outcome {
        const auto league = desk.join(invite, password, remember, teams);
        return [this, league, invite] {
            if (league) {
                emit joined(league->text());
                QDialog::accept();
                return;
            }
            if (league.failedWith(ErrorCode::StoreDriver)) {
                openPages(invite);
                return;
            }
            const bool isHere = league.failedWith(ErrorCode::SharedTeamHere);
            m_replace->setVisible(isHere || m_replace->isVisible());
            showProblem(league.error().message);
            if (const bool isRefused = league.failedWith(ErrorCode::StorePassword)
                    || league.failedWith(ErrorCode::StoreLogin);
                isRefused && m_name->isEnabled()) {
                m_name->setFocus();
                m_name->selectAll();
            }
        };
    });
}

/// Where PostgreSQL's library is missing, as it may be beside a Windows program, a browser is
/// there.
void SlipJoinDialog::openPages(const HostInvite &invite)
{
    QUrl pages;
    pages.setScheme(u"http"_s);
    pages.setHost(invite.addresses.value(0));
    pages.setPort(PhoneDesk::usualPort());
    QDesktopServices::openUrl(pages);
    showProblem(
        tr("This Dugout lacks PostgreSQL's library, without which nobody joins. The pages of the "
           "league open in your browser instead: %1")
            .arg(pages.toString()));
}

void SlipJoinDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Join a shared league"));
    m_about->setText(tr("Enter what is on the slip you were given."));
    sayFound();
    nameField(m_code, tr("Code on your slip"));
    m_code->setPlaceholderText(u"ABCD-EFGH-JKMN-PQRS-TVWX"_s);
    nameField(m_name, tr("Name"));
    nameField(m_password, tr("Password"));
    m_file->setCommand("i-have-a-file");
    m_remember->setText(tr("Remember the password here even without a keyring"));
    m_replace->setText(tr("Use the league's teams where other versions are saved here"));
    m_other->setCommand("slip-other");
    acceptButton()->setCommand("join");
}

} // namespace dugout
