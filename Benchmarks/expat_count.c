/* The reference for export.xml: libexpat, counting elements and attributes and doing nothing else. */
#include <expat.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned long elements, attributes;

static void on_start(void *user, const XML_Char *name, const XML_Char **pairs) {
    (void)user, (void)name;
    elements++;
    for (; *pairs; pairs += 2) attributes++;
}

int main(int argc, char **argv) {
    FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
    if (!file) return 66;
    XML_Parser parser = XML_ParserCreate(NULL);
    XML_SetStartElementHandler(parser, on_start);
    static char buffer[1 << 20];
    size_t count;
    while ((count = fread(buffer, 1, sizeof buffer, file)) > 0)
        if (!XML_Parse(parser, buffer, (int)count, 0)) return 65;
    if (!XML_Parse(parser, buffer, 0, 1)) return 65;
    printf("%lu elements, %lu attributes\n", elements, attributes);
    return 0;
}
