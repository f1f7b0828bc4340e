// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace dugout {

/// What is typed, or comes from another program, while this one does other things. One per program.
class TypedBytes final : public QObject
{
    Q_OBJECT

public:
    explicit TypedBytes(QObject *parent = nullptr);
    ~TypedBytes() override;

signals:
    void came(const QByteArray &bytes);

private:
    struct Source;
    std::unique_ptr<Source> m_source;
};

} // namespace dugout
