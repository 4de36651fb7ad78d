/** A QR code as one path of an SVG picture. */
import { encode } from 'uqr';

/** Light modules around it, which cameras need to find it. */
const BORDER = 4;

/** @returns the length of a side in modules, and the path of the dark ones, a square of one unit each */
export function drawQrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
