// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"

#include <QDir>
#include <QTest>

namespace dugout {

/// What the window shows, named after the state and the row of the test, where somebody wants to
/// keep it; nothing of it may be cut.
inline void keepPicture(WindowFixture &fixture, const QString &state)
{
    WindowFixture::settle();
    WindowFixture::settle();
    const QString folder = qEnvironmentVariable("DUGOUT_PICTURES");
    if (!folder.isEmpty()) {
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(fixture.window().grab().save(
            QStringLiteral("%1/%2-%3.png")
                .arg(folder, state, QString::fromUtf8(QTest::currentDataTag()))));
    }
    QCOMPARE(clippedTexts(&fixture.window()).join(u'\n'), QString());
}

} // namespace dugout
