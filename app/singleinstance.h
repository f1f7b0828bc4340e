// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/platform/instancesocket.h"

#include <QLockFile>
#include <QObject>
#include <QSocketNotifier>

#include <memory>

namespace dugout {

/// One window per data folder. A second start hands its files to the first and ends.
///
/// The lock lies in the data folder, so that it guards the data for every user; the socket lies in
/// the folder of the session. A plain socket, because Qt Network would bring Kerberos and proxy
/// libraries along at every start.
class SingleInstance final : public QObject
{
    Q_OBJECT

public:
    enum class Outcome {
        First, ///< go on: this start owns the data folder
        HandedOver, ///< the window that is open already has taken the files
        Elsewhere, ///< another computer left its lock: only the coach knows whether it is open
                   ///< there
        Unreachable ///< a window is open but does not answer
    };

    explicit SingleInstance(const QString &dataFolder, QObject *parent = nullptr);
    ~SingleInstance() override;

    [[nodiscard]] Outcome start(const QStringList &files);
    /// After the outcome Elsewhere, when the coach says so. False when somebody was faster.
    [[nodiscard]] bool takeOver();
    /// For the coach, when the outcome is Elsewhere or Unreachable.
    [[nodiscard]] QString sentence() const;

signals:
    /// Somebody started Dugout again on the same data.
    void startedAgain(const QStringList &files);

private:
    [[nodiscard]] bool handOver(const QStringList &files) const;
    void listen();
    void accept();

    QString m_folder;
    QString m_canonical; ///< the folder by the one name that all its names lead to
    InstanceSocket m_name;
    QLockFile m_lock;
    int m_socket = -1;
    std::unique_ptr<QSocketNotifier> m_callers;
};

} // namespace dugout
