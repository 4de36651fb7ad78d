/** Deterministic randomness: the same seed always gives the same picture. */
export type Chance = {
  next(): number;
  between(least: number, most: number): number;
  isLikely(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
};

export function chanceOf(words: string): Chance {
  const next = mulberry32(fnv1a(words));
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    isLikely: (share) => next() < share,
    pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
    shuffle: (items) => {
      const remaining = [...items];
      return items.flatMap(() => remaining.splice(between(0, remaining.length - 1), 1));
    },
  };
}

function fnv1a(words: string): number {
  let hash = 0x811c9dc5;
  for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
