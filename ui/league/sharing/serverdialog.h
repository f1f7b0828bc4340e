// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sharingdesk.h"
#include "ui/common/formdialog.h"
#include "ui/league/sharing/servererrand.h"

namespace dugout {

class ChoiceBox;
class TextField;

/// A dialog that speaks with a server. Its fields for the address can be typed into one by one, or
/// filled from a whole address, a file or the code of a slip.
class ServerDialog : public FormDialog
{
    Q_OBJECT

public:
    ServerDialog(SharingDesk &desk, QWidget *parent);

    void setAddress(const ServerAddress &address);
    /// An address, the file of one or a code, as if it had been typed.
    void take(const QString &word);

protected:
    void retranslate() override;

    void addAddressFields();
    /// What is typed in, as an address.
    [[nodiscard]] Result<QString> address() const;
    void lockAddress(bool locked);
    /// A sentence about the server, over the whole width.
    void say(const QString &sentence, QPalette::ColorRole role);
    void run(const QString &address, const QString &words, const ServerErrand::Work &work,
             const ServerErrand::Done &done);
    /// Shows what is there, or why it cannot be seen.
    void lookAt(const Result<QString> &address, const std::function<void(const ServerLook &)> &seen,
                const std::function<void(const Error &)> &failed = {});
    [[nodiscard]] ServerErrand &errand() { return *m_errand; }
    [[nodiscard]] SharingDesk &desk() const { return m_desk; }
    void setCancelWords(const QString &words);
    /// Who one is there and how the line is kept from strangers.
    [[nodiscard]] static QString wordsOf(const ServerLook &look);
    [[nodiscard]] static QPalette::ColorRole toneOf(const ServerLook &look);

    /// Something of the address was changed.
    virtual void addressEdited() { }

    /// What was refused, in the room that there is.
    void tellProblem(const QString &sentence);

private:
    void growIfNeeded();
    void showDetails(bool shown);
    void takeWord();
    void askForFile();

    SharingDesk &m_desk;
    ServerErrand *m_errand;
    TextLabel *m_about = nullptr;
    TextField *m_word = nullptr;
    ActionButton *m_file = nullptr;
    TextField *m_host = nullptr;
    TextField *m_port = nullptr;
    TextField *m_database = nullptr;
    TextField *m_user = nullptr;
    ChoiceBox *m_safety = nullptr;
    ActionButton *m_details = nullptr;
    QMap<QString, QString> m_options; ///< of the address, but for what the fields say
    QList<QLabel *> m_addressLabels;
    TextLabel *m_said;
};

} // namespace dugout
