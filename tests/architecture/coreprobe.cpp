// SPDX-License-Identifier: GPL-3.0-or-later
// Linked with every object of core and Qt Core alone: whatever else core needed would be missed.
int main()
{
    return 0;
}
