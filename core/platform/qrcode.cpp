// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/qrcode.h"

#include <QLibrary>
#include <qrencode.h>

namespace dugout {

namespace {

// Only the types are the header's: a call by name would load the library at every start.
using Encode = decltype(&::QRcode_encodeString8bit);
using Release = decltype(&::QRcode_free);

struct QrLibrary
{
    Encode encode = nullptr;
    Release release = nullptr;
};

const QrLibrary &qrLibrary()
{
    static const QrLibrary loaded = [] {
        constexpr int version = 4;
        QLibrary file(QStringLiteral("qrencode"), version);
        return QrLibrary{reinterpret_cast<Encode>(file.resolve("QRcode_encodeString8bit")),
                         reinterpret_cast<Release>(file.resolve("QRcode_free"))};
    }();
    return loaded;
}

} // namespace

QrCode makeQrCode(const QByteArray &text)
{
    const QrLibrary &library = qrLibrary();
    if (!library.encode || !library.release || text.isEmpty())
        return {};
    QRcode *made = library.encode(text.constData(), 0, QR_ECLEVEL_M);
    if (!made)
        return {};
    QrCode code;
    code.side = made->width;
    for (int i = 0; i < made->width * made->width; ++i)
        code.dark.push_back((made->data[i] & 1) != 0);
    library.release(made);
    return code;
}

} // namespace dugout
