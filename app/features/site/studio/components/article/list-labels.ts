/** Numbers of pasted lists. Articles have points without numbers, so a number becomes part of the text. */

/**
 * `next` is the number of the list's next point, `last` that of its last one, `parent` that of the enclosing point. `style` is CSS, or the
 * HTML attribute `type`.
 */
export type PastedList = {
  isNumbered: boolean;
  depth: number;
  next: number;
  parent: string;
  last: string;
  style: string;
};

const STYLES: Record<string, (value: number) => string> = {
  a: letters,
  'lower-alpha': letters,
  'lower-latin': letters,
  A: (value) => letters(value).toUpperCase(),
  'upper-alpha': (value) => letters(value).toUpperCase(),
  'upper-latin': (value) => letters(value).toUpperCase(),
  i: roman,
  'lower-roman': roman,
  I: (value) => roman(value).toUpperCase(),
  'upper-roman': (value) => roman(value).toUpperCase(),
};

/** @param style CSS or the HTML attribute `type` @returns '' for a point of the first level */
export function takeLabel(list: PastedList, style: string): string {
  if (!list.isNumbered) return list.depth > 1 ? '\u2013' : '';
  const value = list.next;
  list.next += 1;
  list.last = `${STYLES[style]?.(value) ?? list.parent + value}.`;
  return list.last;
}

/** Word writes the number of a point, or a bullet character, before its text. */
export function readWordLabel(written: string, level: number): string {
  const label = written.replaceAll(/[\s\u00a0]+/g, '');
  if (/^\(?(?:[\d.]{1,12}|[a-z]{1,5})[.)]$/i.test(label)) return label;
  return level > 1 ? '\u2013' : '';
}

export const isNumber = (label: string): boolean => /[\p{L}\p{N}]/u.test(label);

function letters(value: number): string {
  const higherDigits = Math.floor((value - 1) / 26);
  return (higherDigits > 0 ? letters(higherDigits) : '') + String.fromCharCode(97 + ((value - 1) % 26));
}

function roman(value: number): string {
  const [size = 0, sign = ''] = ROMAN.find(([each]) => each <= value) ?? [];
  return size === 0 ? '' : sign + roman(value - size);
}

const ROMAN: readonly (readonly [number, string])[] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
