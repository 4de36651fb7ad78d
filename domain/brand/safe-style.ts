/** Checks the CSS of a drawing: its style sheets, `style` attributes and presentation attributes. */

export const USELESS = 'Save it as plain SVG, with its texts and effects turned into outlines';

const FUNCTIONS = new Set('url rgb rgba hsl hsla matrix translate scale rotate skewx skewy'.split(' '));
/** Escapes, at-rules, comments and control characters, any of which could hide a name. */
const HIDING = /[\\@<]|\/\*|javascript:|[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/iu;

/** @returns the reason to refuse the CSS: it could load something, or hides its content */
export function findStyleProblem(css: string): string | null {
  if (HIDING.test(css)) return `A style in the drawing has an @-rule, escape, comment or control character. ${USELESS}`;
  for (const [, name = ''] of css.matchAll(/(?<![\w-])([\w-]+)\s*\(/g)) {
    if (!FUNCTIONS.has(name.toLowerCase()))
      return `A style in the drawing uses ‘${name.slice(0, 40)}()’, which a logo can’t include`;
  }
  if (/url\s*\((?!\s*['"]?#[\w-]+['"]?\s*\))/i.test(css))
    return 'A style in the drawing loads something from elsewhere. A logo must be self-contained';
  return null;
}

/** @returns why a style sheet or `style` attribute is refused: its masks and dashes cannot be counted */
export function findStyleCost(css: string): string | null {
  const properties = css.matchAll(/(?<![\w-])([\w-]+)\s*:(\s*none\s*(?:[;}!]|$))?/g);
  const isCostly = [...properties].some(
    ([, name = '', none]) => /mask|clip-path|dasharray/i.test(name) && none === undefined,
  );
  return isCostly
    ? 'A style in the drawing clips or masks, or dashes lines. Save it with presentation attributes instead'
    : null;
}
