// Makes copies of a FIT file that are days apart. Each is a valid file with moved timestamps and a recomputed checksum,
// so that thousands of different realistic files can be imported.
//
//     fit-copies FILE COUNT FOLDER PREFIX     prints how many were written; 0 when the file is not a plain FIT file
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct definition { int known, big, global, fields; uint8_t field[255][3]; int size; };

static uint16_t crc(const uint8_t *bytes, size_t count) {
    static const uint16_t table[16] = {0x0000, 0xCC01, 0xD801, 0x1400, 0xF001, 0x3C00, 0x2800, 0xE401,
                                       0xA001, 0x6C00, 0x7800, 0xB401, 0x5000, 0x9C01, 0x8801, 0x4400};
    uint16_t value = 0;
    for (size_t i = 0; i < count; i++) {
        uint16_t low = table[value & 0xF];
        value = (value >> 4) & 0x0FFF;
        value ^= low ^ table[bytes[i] & 0xF];
        low = table[value & 0xF];
        value = (value >> 4) & 0x0FFF;
        value ^= low ^ table[(bytes[i] >> 4) & 0xF];
    }
    return value;
}

static int is_time(int global, int field) {
    return field == 253 || (field == 2 && (global == 18 || global == 19)) || (field == 4 && global == 0) || (field == 5 && global == 34);
}

static struct definition definitions[16];

int main(int argc, char **argv) {
    if (argc != 5) return 64;
    FILE *file = fopen(argv[1], "rb");
    if (!file) return 66;
    static uint8_t bytes[16 << 20];
    size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    size_t cursor = size > 0 ? bytes[0] : 0;
    if (size < 16 || (cursor != 12 && cursor != 14)) return puts("0"), 0;
    size_t end = cursor + (bytes[4] | bytes[5] << 8 | bytes[6] << 16 | (size_t)bytes[7] << 24);
    if (end + 2 != size) return puts("0"), 0;
    size_t *places = malloc(size * sizeof *places);
    char *order = malloc(size);
    size_t found = 0;
    while (cursor < end) {
        uint8_t head = bytes[cursor++];
        struct definition *d = &definitions[head & 0x80 ? head >> 5 & 3 : head & 15];
        if (!(head & 0x80) && head & 0x40) {
            if (cursor + 5 > end) return puts("0"), 0;
            d->known = 1, d->big = bytes[cursor + 1], d->size = 0, d->fields = bytes[cursor + 4];
            d->global = d->big ? bytes[cursor + 2] << 8 | bytes[cursor + 3] : bytes[cursor + 2] | bytes[cursor + 3] << 8;
            cursor += 5;
            if (cursor + 3 * d->fields + 1 > end) return puts("0"), 0;
            for (int i = 0; i < d->fields; i++, cursor += 3) memcpy(d->field[i], bytes + cursor, 3), d->size += bytes[cursor + 1];
            if (head & 0x20) {
                int more = bytes[cursor++];
                if (cursor + 3 * more > end) return puts("0"), 0;
                for (int i = 0; i < more; i++, cursor += 3) d->size += bytes[cursor + 1];
            }
            continue;
        }
        if (!d->known || cursor + d->size > end) return puts("0"), 0;
        size_t at = cursor;
        for (int i = 0; i < d->fields; at += d->field[i++][1])
            if (d->field[i][1] == 4 && is_time(d->global, d->field[i][0])) order[found] = d->big, places[found++] = at;
        cursor += d->size;
    }
    uint8_t *copy = malloc(size);
    int written = 0, count = atoi(argv[2]);
    for (int k = 0; k < count; k++) {
        memcpy(copy, bytes, size);
        for (size_t i = 0; i < found; i++) {
            uint8_t *p = copy + places[i];
            uint32_t time = order[i] ? (uint32_t)p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3] : p[0] | p[1] << 8 | p[2] << 16 | (uint32_t)p[3] << 24;
            // Counters since the device was switched on, and "unknown", stay.
            if (time < 0x10000000 || time == 0xFFFFFFFF) continue;
            time -= (uint32_t)k * 86400; // a multiple of 32: compressed timestamps go with it
            for (int b = 0; b < 4; b++) p[order[i] ? 3 - b : b] = time >> 8 * b;
        }
        uint16_t sum = crc(copy, size - 2);
        copy[size - 2] = sum & 0xFF, copy[size - 1] = sum >> 8;
        char name[4096];
        snprintf(name, sizeof name, "%s/%s-%03d.fit", argv[3], argv[4], k);
        FILE *out = fopen(name, "wb");
        if (!out || fwrite(copy, 1, size, out) != size) return 74;
        fclose(out);
        written++;
    }
    printf("%d\n", written);
    return 0;
}
