// What Embedded Swift needs of a C library, for WebAssembly without imports: memory that is used again, and copies of bytes.

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;

#define PAGE 65536u
#define UNIT 16u
#define CLASSES 28u // blocks of 16 bytes to 2 GiB

extern byte __heap_base;

// Before each block of memory that Swift gets. A free block has the address of the next free one in place of its content.
struct head {
    unsigned class; // the block has 16 << class bytes, with this head
    byte *start;    // where the block begins; before the head if the memory is aligned to more than 16 bytes
};
static byte *freeBlocks[CLASSES];
static byte *top;

static byte *fresh(size_t size) {
    if (!top) top = (byte *)(((size_t)&__heap_base + UNIT - 1) & ~(size_t)(UNIT - 1));
    size_t available = __builtin_wasm_memory_size(0) * PAGE - (size_t)top;
    if (size > available && __builtin_wasm_memory_grow(0, (size - available + PAGE - 1) / PAGE) == (size_t)-1) return 0;
    byte *block = top;
    top += size;
    return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    size_t padding = alignment > UNIT ? alignment : 0;
    if (size > 0x3fffffffu || padding > PAGE) return 12; // ENOMEM
    unsigned class = 0;
    while (((size_t)UNIT << class) < UNIT + padding + size) class++;
    byte *start = freeBlocks[class];
    if (start) freeBlocks[class] = *(byte **)start;
    else if (!(start = fresh((size_t)UNIT << class))) return 12;
    byte *memory = start + UNIT;
    if (padding) memory = (byte *)(((size_t)memory + padding - 1) & ~(padding - 1));
    struct head *head = (struct head *)(memory - UNIT);
    head->class = class;
    head->start = start;
    *result = memory;
    return 0;
}

void *malloc(size_t size) {
    void *memory;
    return posix_memalign(&memory, UNIT, size) ? 0 : memory;
}

void free(void *memory) {
    if (!memory) return;
    struct head head = *(struct head *)((byte *)memory - UNIT);
    *(byte **)head.start = freeBlocks[head.class];
    freeBlocks[head.class] = head.start;
}

void *memset(void *to, int value, size_t size) {
    byte *bytes = to;
    while (size--) *bytes++ = (byte)value;
    return to;
}

void *memmove(void *to, const void *from, size_t size) {
    byte *target = to;
    const byte *source = from;
    if (target < source) while (size--) *target++ = *source++;
    else while (size--) target[size] = source[size];
    return to;
}

void *memcpy(void *to, const void *from, size_t size) { return memmove(to, from, size); }

int memcmp(const void *left, const void *right, size_t size) {
    const byte *a = left, *b = right;
    for (; size; size--, a++, b++) if (*a != *b) return *a - *b;
    return 0;
}

size_t __stack_chk_guard = 0x5afe57ac;
void __stack_chk_fail(void) { __builtin_trap(); }

// Rounds to the nearest whole number, halves away from zero. WebAssembly has no instruction for it.
double round(double number) {
    double whole = __builtin_trunc(number);
    double rest = number - whole;
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole;
}
