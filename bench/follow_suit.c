/* The limit we measure ourselves against: a follow-suit game of 52 cards and four seats, written as one would write an
 * engine in C. A hand is a set of cards in one word, a suit 13 bits of it. Random games, one core.
 *
 *     follow_suit SEED SECONDS   ->   decisions, seconds, a checksum of the scores
 */
#define _POSIX_C_SOURCE 199309L
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

enum { SEATS = 4, SUITS = 4, RANKS = 13, CARDS = SUITS * RANKS, NO_SUIT = -1, TABLE = -1, OVER = -2, GAMES_AT_ONCE = 1000 };

typedef struct {
    uint64_t hand[SEATS];
    int8_t middle[SEATS]; /* the card each seat has played to this trick */
    int8_t actor, played, led_suit, tricks;
    int8_t score[SEATS];
} State;

typedef struct {
    uint64_t word;
} Random;

static uint32_t next_word(Random *rng) { /* multiply with carry, as our own playouts use */
    rng->word = 698769069u * (rng->word & 0xFFFFFFFFu) + (rng->word >> 32);
    return (uint32_t)rng->word ^ (uint32_t)(rng->word >> 32);
}

static uint32_t below(Random *rng, uint32_t span) { /* unbiased, by Lemire's rejection */
    uint64_t product = (uint64_t)next_word(rng) * span;
    while ((uint32_t)product < span && (uint32_t)product < -span % span)
        product = (uint64_t)next_word(rng) * span;
    return (uint32_t)(product >> 32);
}

static int select_bit(uint64_t bits, uint32_t k) {
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64(UINT64_C(1) << k, bits));
#else
    while (k--)
        bits &= bits - 1;
    return __builtin_ctzll(bits);
#endif
}

static uint64_t suit_cards(int suit) { return ((UINT64_C(1) << RANKS) - 1) << (RANKS * suit); }

static void deal(State *s, Random *rng) {
    int8_t deck[CARDS];
    for (int i = 0; i < CARDS; i++)
        deck[i] = (int8_t)i;
    for (int i = CARDS - 1; i > 0; i--) {
        uint32_t j = below(rng, (uint32_t)i + 1);
        int8_t card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
    }
    for (int i = 0; i < CARDS; i++)
        s->hand[i / RANKS] |= UINT64_C(1) << deck[i];
}

static int turn(const State *s) {
    if (s->played == SEATS)
        return TABLE;
    return s->tricks == RANKS ? OVER : s->actor;
}

static uint64_t legal(const State *s) {
    uint64_t hand = s->hand[s->actor];
    if (s->led_suit == NO_SUIT)
        return hand;
    uint64_t following = hand & suit_cards(s->led_suit);
    return following ? following : hand;
}

static void play(State *s, int card) {
    s->hand[s->actor] &= ~(UINT64_C(1) << card);
    s->middle[s->actor] = (int8_t)card;
    if (s->led_suit == NO_SUIT)
        s->led_suit = (int8_t)(card / RANKS);
    s->actor = (s->actor + 1) % SEATS;
    s->played++;
}

static void advance(State *s) { /* the highest card of the suit led takes the trick: a point, and the next lead */
    int winner = s->actor; /* who led, as everybody has played */
    for (int seat = 0; seat < SEATS; seat++)
        if (s->middle[seat] / RANKS == s->led_suit && s->middle[seat] > s->middle[winner])
            winner = seat;
    s->score[winner]++;
    s->actor = (int8_t)winner;
    s->played = 0;
    s->led_suit = NO_SUIT;
    s->tricks++;
}

static int settle(State *s) { /* let the table do all its steps */
    int seat;
    while ((seat = turn(s)) == TABLE)
        advance(s);
    return seat;
}

static uint64_t play_out(State *s, Random *rng) {
    uint64_t decisions = 0;
    while (settle(s) != OVER) {
        uint64_t choices = legal(s);
        play(s, select_bit(choices, below(rng, (uint32_t)__builtin_popcountll(choices))));
        decisions++;
    }
    return decisions;
}

/* Like the entry of ours that it stands beside: from a template, with a score sheet for every game. */
__attribute__((noinline)) static uint64_t play_games(State *states, int games, Random *rng, int64_t *points) {
    uint64_t decisions = 0;
    for (int game = 0; game < games; game++) {
        State *s = &states[1];
        *s = states[0];
        deal(s, rng);
        decisions += play_out(s, rng);
        for (int seat = 0; seat < SEATS; seat++)
            points[SEATS * game + seat] = s->score[seat];
    }
    return decisions;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int count, char **words) {
    if (count != 3)
        return 2;
    Random rng = {strtoull(words[1], NULL, 10) | 1};
    double seconds = strtod(words[2], NULL), start = now(), spent = 0;
    State *states = calloc(2, sizeof(State));
    int64_t *points = calloc(GAMES_AT_ONCE * SEATS, sizeof(int64_t));
    if (!states || !points)
        return 1;
    states[0].led_suit = NO_SUIT;
    uint64_t decisions = 0, checksum = 0;
    while (spent < seconds) {
        decisions += play_games(states, GAMES_AT_ONCE, &rng, points);
        for (int i = 0; i < GAMES_AT_ONCE * SEATS; i++)
            checksum = checksum * 31 + (uint64_t)points[i];
        spent = now() - start;
    }
    printf("%" PRIu64 " %.6f %" PRIu64 "\n", decisions, spent, checksum);
    free(states);
    free(points);
    return 0;
}
