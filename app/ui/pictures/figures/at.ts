/** Places a word at a percentage of the width: pages may carry a number for the style sheet to reckon with, but no styles. */
import type { CSSProperties } from 'react';

export const AT = 'left-[calc(var(--at)*1%)]';

/** @param percent of the width of what the word lies in, from the left */
export const at = (percent: number): CSSProperties => ({ '--at': percent }) as CSSProperties;
