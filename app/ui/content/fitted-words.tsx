/** Heading text without broken words: the type shrinks if the longest word does not fit its box. */
import type { CSSProperties, ReactNode } from 'react';

type FittedWordsProps = {
  children: string;
  marked?: ReactNode;
  /** Width in em: words up to this width fit every heading without help. */
  alwaysFits?: number;
};

/** A heading of 32 px has 9 em on a screen of 320 px, one in a dialog a little less. */
const FITS_ANYWHERE = 7;

export function FittedWords({ children: text, marked = text, alwaysFits = FITS_ANYWHERE }: FittedWordsProps) {
  const width = longestWordWidth(text);
  if (width <= alwaysFits) return marked;
  return (
    <span className="fitted-words" style={{ '--longest-word': width } as CSSProperties}>
      {marked}
    </span>
  );
}

/** Browsers break a line at spaces, and after a hyphen or slash between letters. */
const BREAKS = /\s+|(?<=[-–—/])(?=\p{L})/u;

/** Upper bounds of both faces' advance widths in em, widest first. Characters in no group count as 1.05. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[MWmw@%]/, 1.05],
  [/[fijlrtI.,:;'’()!|]/, 0.44],
  [/[a-z0-9-]/, 0.63],
  [/[A-Z&£ß-ÿ]/, 0.86],
];
const WIDEST = 1.05;

export function longestWordWidth(text: string): number {
  const widths = text.split(BREAKS).map((word) => [...word].reduce((sum, character) => sum + widthOf(character), 0));
  return Math.round(Math.max(...widths) * 10) / 10;
}

const widthOf = (character: string): number => WIDTHS.find(([group]) => group.test(character))?.[1] ?? WIDEST;
