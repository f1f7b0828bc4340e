# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# lacks_hardening PROGRAM: what of Debian's hardening it lacks, a line for each.
lacks_hardening() {
    local head dynamic segments symbols
    head=$(readelf -hW "$1")
    dynamic=$(readelf -dW "$1")
    segments=$(readelf -lW "$1")
    symbols=$(readelf --dyn-syms -W "$1")
    grep -q 'Type: *DYN' <<<"$head" || echo "position independent code (PIE)"
    grep -q 'GNU_RELRO' <<<"$segments" || echo "tables that are read only (RELRO)"
    grep -qE 'BIND_NOW|FLAGS_1.*NOW' <<<"$dynamic" || echo "symbols bound at the start (BIND_NOW)"
    grep -qE 'GNU_STACK.* RW ' <<<"$segments" || echo "a stack that is not executed"
    grep -q '__stack_chk_fail' <<<"$symbols" || echo "a stack that is watched (stack protector)"
    grep -qE '__[a-z]+_chk@' <<<"$symbols" || echo "functions that know sizes (FORTIFY)"
}
