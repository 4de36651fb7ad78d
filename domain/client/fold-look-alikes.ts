/**
 * Folds words to what a reader sees: without accents and invisible characters, and with Latin letters instead of look-alikes from other
 * alphabets. For comparing, never for showing.
 */

/** Soft hyphens, joiners, marks of text direction, separate accents, and the fillers of Hangul and Khmer. */
const INVISIBLE_CHARACTERS = /\p{Cf}|\p{M}|[\u115f\u1160\u3164\uffa0]/gu;

/** Cyrillic, Greek and Latin letters that look like a plain one, from Unicode's table of confusables (UTS 39). */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аαɑ',
    b: 'ЬвВβ',
    c: 'сϲ',
    d: 'ԁɗ',
    e: 'еєεҽ',
    f: 'ƒ',
    g: 'ɡ',
    h: 'һнН',
    i: 'іιıӏ',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏłƖ',
    m: 'мΜ',
    n: 'пηո',
    o: 'оοσօøө',
    p: 'рρ',
    q: 'ԛ',
    r: 'гг',
    s: 'ѕ',
    t: 'тτ',
    u: 'υսц',
    v: 'νѵ',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγү',
    z: 'ᴢ',
  }).flatMap(([letter, others]) => [...others.toLowerCase()].map((other) => [other, letter])),
);

export const foldLookAlikes = (text: string): string =>
  [...text.normalize('NFKD').replace(INVISIBLE_CHARACTERS, '').toLowerCase()]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('');
