// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/phones/browser.h"

#include <QTemporaryDir>

namespace dugout {

/// A game that the program serves, with the phones of two coaches, in Spanish and German, and of a
/// spectator, in English.
class PhoneTable
{
public:
    /// `press` is the file with what a thumb does.
    explicit PhoneTable(const QString &press);
    PhoneTable(const PhoneTable &) = delete;
    PhoneTable &operator=(const PhoneTable &) = delete;
    ~PhoneTable();

    /// Makes a game in a folder of its own, with these arguments, and opens it; fails the test
    /// where it does not come about.
    void serve(const QStringList &make);
    [[nodiscard]] QProcess &server() { return *m_server; }
    [[nodiscard]] QString coachCode(int seat) const;
    [[nodiscard]] QString spectatorCode() const;

    [[nodiscard]] Browser &first() { return *m_phones.at(0); }
    [[nodiscard]] Browser &second() { return *m_phones.at(1); }
    [[nodiscard]] Browser &spectator() { return *m_phones.at(2); }
    [[nodiscard]] QList<Browser *> coaches() { return {&first(), &second()}; }
    [[nodiscard]] QList<Browser *> everybody() { return coaches() + QList{&spectator()}; }

    /// Somebody who is asked answers, up to so many times while he is; how often that was.
    [[nodiscard]] int answerSomewhere(int most = 1);
    /// Where the page left no way on.
    [[nodiscard]] const QString &stuck() const { return m_stuck; }

    /// What does not fit on 360 pixels, or is too small for a thumb; empty where all is well.
    [[nodiscard]] static QString rejected(Browser &phone);
    /// Kept where DUGOUT_PHONE_PICTURES says so.
    static void pictures(const QString &name, const QList<Browser *> &phones);

private:
    void run(const QStringList &arguments);
    void takeDecks();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QProcess> m_driver;
    std::vector<std::unique_ptr<Browser>> m_phones; ///< of both coaches and of a spectator
    std::unique_ptr<QProcess> m_server;
    QJsonObject m_open;
    QString m_press;
    QString m_stuck;
};

} // namespace dugout
