/** Text of a heading in which no word breaks: where the longest word would not fit its box, the type gets smaller. */
import type { CSSProperties, ReactNode } from 'react';

type FittedWordsProps = {
  children: string;
  /** The same text with marks in it. */
  shown?: ReactNode;
  /** In em: a longest word up to this width needs no help, because every heading has room for it. */
  alwaysFits?: number;
};

/** A heading of 32 px has 9 em on a screen of 320 px, one in a dialog a little less. */
const FITS_ANYWHERE = 7;

export function FittedWords({ children: text, shown = text, alwaysFits = FITS_ANYWHERE }: FittedWordsProps) {
  const width = longestWordWidth(text);
  if (width <= alwaysFits) return shown;
  return (
    <span className="fitted-words" style={{ '--longest-word': width } as CSSProperties}>
      {shown}
    </span>
  );
}

/** Where browsers break a line: at a space, and after a hyphen or slash between letters. */
const BREAKS = /\s+|(?<=[-–—/])(?=\p{L})/u;

/** Upper bounds of both faces' advance widths in em, widest first. A character of no group counts as 1.05. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[MWmw@%]/, 1.05],
  [/[fijlrtI.,:;'’()!|]/, 0.44],
  [/[a-z0-9-]/, 0.63],
  [/[A-Z&£ß-ÿ]/, 0.86],
];
const WIDEST = 1.05;

/** How many em the longest word of a text takes at most. */
export function longestWordWidth(text: string): number {
  const widths = text.split(BREAKS).map((word) => [...word].reduce((sum, character) => sum + widthOf(character), 0));
  return Math.round(Math.max(...widths) * 10) / 10;
}

const widthOf = (character: string): number => WIDTHS.find(([group]) => group.test(character))?.[1] ?? WIDEST;
