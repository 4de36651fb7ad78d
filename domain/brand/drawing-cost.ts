/** Limits how much a browser has to draw: a small file can describe hours of work. */
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { USELESS } from './safe-style.ts';

export const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];

/** A browser draws each part of a mask once for each masked element, so the limit is for parts times masked elements. */
const MOST_MASKED = 10_000;
/** Browsers draw up to a million dashes on one line, so few lines may be dashed. */
const MOST_DASHED = 20;

export const isMask = (name: string): boolean => name === 'mask' || name === 'clipPath';

export class DrawingCost {
  #masked = 0;
  #partsOfMasks = 0;
  #dashed = 0;

  /** @param isInMask true for the mask itself, too @returns why the drawing is too costly with this element; null if it is not */
  add({ local, attributes }: SaxesTagNS, isInMask: boolean): string | null {
    const has = (name: string) => {
      const { value = 'none' } = (attributes[name] as SaxesAttributeNS | undefined) ?? {};
      return value.trim() !== 'none';
    };
    const isMasked = has('mask') || has('clip-path');
    // Nested masks double the work at each level.
    if (isInMask && isMasked) return `The drawing has a mask inside a mask. ${USELESS}`;
    this.#masked += Number(isMasked);
    this.#partsOfMasks += Number(isInMask);
    if (this.#masked * this.#partsOfMasks > MOST_MASKED) return `The drawing masks too many parts. ${USELESS}`;
    if (!has('stroke-dasharray')) return null;
    this.#dashed += 1;
    // A group's children inherit its dashes.
    if (!SHAPES.includes(local)) return `The drawing has a dashed group. Dash its lines instead`;
    return this.#dashed > MOST_DASHED ? `The drawing has more than ${MOST_DASHED} dashed lines. ${USELESS}` : null;
  }
}
