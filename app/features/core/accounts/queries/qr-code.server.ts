import { encode } from 'uqr';

/** Modules of light margin; cameras need it to find the code. */
const BORDER = 4;

/** @returns side length in modules, and the path of the dark modules, each a unit square */
export function drawQrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
