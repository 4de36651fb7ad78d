/** A pseudo-random generator with the same sequence in every run (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  isHit(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** Picks by weight: an item with a share of 3 is picked three times as often as one with 1. */
  pickByShare<Item extends { share?: number }>(items: readonly Item[]): Item {
    let remaining = this.next() * items.reduce((sum, { share = 1 }) => sum + share, 0);
    const item = items.find(({ share = 1 }) => {
      remaining -= share;
      return remaining < 0;
    });
    return item ?? this.pick(items);
  }

  /** A random selection in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[] {
    const remaining = [...items];
    return Array.from({ length: Math.min(count, remaining.length) }, () => {
      const [item] = remaining.splice(Math.floor(this.next() * remaining.length), 1);
      return item as Item;
    });
  }
}
