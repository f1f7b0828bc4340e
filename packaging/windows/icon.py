# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts PNG pictures into one .ico file: icon.py OUTPUT PICTURE…"""
import struct
import sys

pictures = [open(path, "rb").read() for path in sys.argv[2:]]
offset = 6 + 16 * len(pictures)
entries = b""
for picture in pictures:
    width, height = struct.unpack(">II", picture[16:24])
    entries += struct.pack("<BBBBHHII", width % 256, height % 256, 0, 0, 1, 32, len(picture), offset)
    offset += len(picture)
with open(sys.argv[1], "wb") as icon:
    icon.write(struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures))
