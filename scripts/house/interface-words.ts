/** Refuses words in interface texts for which docs/glossary.md has a plainer one. */
import type { Fault } from './rules.ts';
import type { Source } from './source.ts';

const INTERFACE = /^(?:app|domain|platform\/mail)\//;
const TESTS = /\.test\.|\/tests\//;

/** Pairs of the plain wording and a pattern of what it replaces. */
const PLAIN_WORDS: readonly (readonly [string, RegExp])[] = [
  ['noun + noun or a possessive', /\bof (?:clients|candidates)\b/i],
  ["the noun that 'those' stands for", /\bthose\b/i],
  ['is shown, is listed, is in', /\bstands?\b(?! (?:for|out)\b)/i],
  ["we'll tell you, we'll email", /\b(?:is|are) told\b/i],
  ['nobody, no', /\bno (?:one|person)\b/i],
  ['record, recorded', /\bwrit(?:e|ten) (?:it |this )?down\b/i],
  ['select, selected', /\btick(?:s|ed)?\b/i],
  ['claim', /\b(?:take|taken) in hand\b/i],
  ['current job, expected pay', /\b(?:present work|pay wish)\b/i],
  ['not set, unknown', /\bnot known\b/i],
  ['email', /\b(?:a|this|the) mail\b(?! server)/i],
  ['reject, not taken forward', /\bturn(?:ed)? down\b/i],
  ['replaces', /\btakes? the place of\b/i],
  ["you're receiving this because", /\byou get this because\b/i],
  ["if this was you, if this wasn't you", /\bif it was (?:not )?you\b/i],
  ['use the link, press the button', /\bby the (?:button|link)\b/i],
  ['a plain word', /\b(?:all the same|anew|besides|goes there|in words|meanwhile)\b/i],
];

export function checkInterfaceWords({ file, texts }: Source): Fault[] {
  if (!INTERFACE.test(file) || TESTS.test(file)) return [];
  return texts
    .filter(({ text }) => /^[A-Z‘“]/.test(text))
    .flatMap(({ line, text }) =>
      PLAIN_WORDS.filter(([, pattern]) => pattern.test(text)).map(([plain, pattern]) => ({
        file,
        line,
        message: `'${pattern.exec(text)?.[0]}' in a text that people read: say ${plain}.`,
      })),
    );
}
