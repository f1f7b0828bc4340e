// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/inflate.h"

#include <array>
#include <span>
#include <vector>

namespace dugout {

namespace {

constexpr int longestCode = 15;
constexpr int endOfBlock = 256;

/// Canonical Huffman codes: how many there are of each length, and their symbols in order.
struct Huffman
{
    std::array<int, longestCode + 1> counts{};
    std::vector<int> symbols;

    explicit Huffman(std::span<const int> lengths)
        : symbols(lengths.size())
    {
        for (const int length : lengths)
            ++counts[static_cast<size_t>(length)];
        counts[0] = 0;
        std::array<int, longestCode + 2> offsets{};
        for (size_t length = 1; length <= longestCode; ++length)
            offsets[length + 1] = offsets[length] + counts[length];
        for (size_t symbol = 0; symbol < lengths.size(); ++symbol) {
            if (lengths[symbol] != 0)
                symbols[static_cast<size_t>(offsets[static_cast<size_t>(lengths[symbol])]++)]
                    = static_cast<int>(symbol);
        }
    }
};

/// Unpacks one stream. Any fault sets `m_ok` to false and every step ends.
class Inflater
{
public:
    Inflater(const QByteArray &packed, qsizetype most)
        : m_packed(packed)
        , m_most(most)
    { }

    [[nodiscard]] std::optional<QByteArray> run()
    {
        bool last = false;
        while (!last && m_ok) {
            last = bits(1) == 1;
            switch (bits(2)) {
            case 0:
                stored();
                break;
            case 1:
                fixed();
                break;
            case 2:
                dynamic();
                break;
            default:
                m_ok = false;
            }
        }
        return m_ok ? std::optional(std::move(m_out)) : std::nullopt;
    }

private:
    int bits(int count)
    {
        while (m_held < count) {
            if (m_next >= m_packed.size()) {
                m_ok = false;
                return 0;
            }
            m_buffer |= static_cast<quint32>(static_cast<uchar>(m_packed.at(m_next++))) << m_held;
            m_held += 8;
        }
        const auto value = static_cast<int>(m_buffer & ((1U << count) - 1));
        m_buffer >>= count;
        m_held -= count;
        return value;
    }

    int symbol(const Huffman &huffman)
    {
        int code = 0;
        int first = 0;
        int index = 0;
        for (size_t length = 1; length <= longestCode && m_ok; ++length) {
            code |= bits(1);
            const int count = huffman.counts[length];
            if (code - first < count)
                return huffman.symbols[static_cast<size_t>(index + code - first)];
            index += count;
            first = (first + count) << 1;
            code <<= 1;
        }
        m_ok = false;
        return endOfBlock;
    }

    void stored()
    {
        m_buffer = 0;
        m_held = 0;
        const int length = bits(16);
        const int check = bits(16);
        if (!m_ok || length != (check ^ 0xffff) || m_next + length > m_packed.size()
            || m_out.size() + length > m_most) {
            m_ok = false;
            return;
        }
        m_out.append(m_packed.constData() + m_next, length);
        m_next += length;
    }

    void fixed()
    {
        std::array<int, 288> lengths{};
        for (size_t i = 0; i < lengths.size(); ++i)
            lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
        std::array<int, 30> distances{};
        distances.fill(5);
        block(Huffman(lengths), Huffman(distances));
    }

    void dynamic()
    {
        static constexpr std::array<size_t, 19> order{16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                      11, 4,  12, 3, 13, 2, 14, 1, 15};
        const auto literals = static_cast<size_t>(bits(5)) + 257;
        const auto distances = static_cast<size_t>(bits(5)) + 1;
        const auto codes = static_cast<size_t>(bits(4)) + 4;
        std::array<int, 19> codeLengths{};
        for (size_t i = 0; i < codes; ++i)
            codeLengths[order[i]] = bits(3);
        const std::vector<int> lengths = readLengths(Huffman(codeLengths), literals + distances);
        if (!m_ok || literals > 286 || distances > 30) {
            m_ok = false;
            return;
        }
        const std::span<const int> all(lengths);
        block(Huffman(all.first(literals)), Huffman(all.subspan(literals)));
    }

    std::vector<int> readLengths(const Huffman &codes, size_t count)
    {
        std::vector<int> lengths;
        while (m_ok && lengths.size() < count) {
            const int code = symbol(codes);
            if (code < 16) {
                lengths.push_back(code);
                continue;
            }
            if (code == 16 && lengths.empty())
                m_ok = false;
            const int value = code == 16 && m_ok ? lengths.back() : 0;
            const int times = code == 16 ? 3 + bits(2) : code == 17 ? 3 + bits(3) : 11 + bits(7);
            lengths.insert(lengths.end(), static_cast<size_t>(times), value);
        }
        if (lengths.size() != count)
            m_ok = false;
        return lengths;
    }

    void block(const Huffman &literals, const Huffman &distances)
    {
        while (m_ok) {
            const int code = symbol(literals);
            if (!m_ok || code == endOfBlock)
                return;
            if (code < endOfBlock) {
                if (m_out.size() >= m_most)
                    m_ok = false;
                else
                    m_out.append(static_cast<char>(code));
            } else {
                copy(code - endOfBlock - 1, distances);
            }
        }
    }

    void copy(int lengthCode, const Huffman &distances)
    {
        static constexpr std::array<int, 29> lengths{3,  4,  5,  6,   7,   8,   9,   10,  11, 13,
                                                     15, 17, 19, 23,  27,  31,  35,  43,  51, 59,
                                                     67, 83, 99, 115, 131, 163, 195, 227, 258};
        static constexpr std::array<int, 29> lengthBits{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                                        2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
        static constexpr std::array<int, 30> starts{
            1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
            193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
        if (lengthCode >= static_cast<int>(lengths.size())) {
            m_ok = false;
            return;
        }
        const auto row = static_cast<size_t>(lengthCode);
        const int length = lengths[row] + bits(lengthBits[row]);
        const auto distanceCode = static_cast<size_t>(symbol(distances));
        if (!m_ok || distanceCode >= starts.size()) {
            m_ok = false;
            return;
        }
        const int extra = distanceCode < 4 ? 0 : static_cast<int>(distanceCode / 2) - 1;
        const qsizetype distance = starts[distanceCode] + bits(extra);
        if (!m_ok || distance > m_out.size() || m_out.size() + length > m_most) {
            m_ok = false;
            return;
        }
        for (int i = 0; i < length; ++i)
            m_out.append(m_out.at(m_out.size() - distance));
    }

    const QByteArray &m_packed;
    qsizetype m_most;
    qsizetype m_next = 0;
    quint32 m_buffer = 0;
    int m_held = 0;
    bool m_ok = true;
    QByteArray m_out;
};

} // namespace

std::optional<QByteArray> inflate(const QByteArray &packed, qsizetype most)
{
    return Inflater(packed, most).run();
}

} // namespace dugout
