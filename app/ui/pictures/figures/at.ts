/** Places text at a percentage of the width: pages may pass a number to the style sheet, but no styles. */
import type { CSSProperties } from 'react';

export const AT = 'left-[calc(var(--at)*1%)]';

/** @param percent of the container's width, from the left */
export const at = (percent: number): CSSProperties => ({ '--at': percent }) as CSSProperties;
