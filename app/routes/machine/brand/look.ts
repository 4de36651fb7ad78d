/** The style sheet of a custom look. The URL contains the whole look: see `lookStyles`. */
import { data } from 'react-router';
import { NAMED_AFTER_CONTENT } from '#app/web/caching/cacheable.server.ts';
import { HEADINGS, type Headings, lookStyles } from '#domain/brand/look.ts';
import { findPaletteError, paletteOf } from '#domain/brand/palette.ts';
import type { Route } from './+types/look';

const HEADING_FONTS: Record<Headings, string | null> = {
  newsreader: null,
  'public-sans': 'var(--font-sans)',
  georgia: 'Georgia, "Iowan Old Style", "Newsreader Fallback", serif',
  system: 'system-ui, sans-serif',
};

const isFace = (name: string): name is Headings => HEADINGS.some((each) => each === name);

export function loader({ params: { look } }: Route.LoaderArgs) {
  const [, digits = '', headings = ''] = /^look-([0-9a-f]{6})-([a-z-]{1,20})\.css$/.exec(look) ?? [];
  const colour = `#${digits}`;
  const isKnown = isFace(headings) && digits !== '' && lookStyles({ colour, headings }) !== null;
  if (!isKnown || findPaletteError(colour)) throw data(null, { status: 404 });
  return new Response(writeLook(colour, headings), {
    headers: { 'Content-Type': 'text/css; charset=utf-8', ...NAMED_AFTER_CONTENT },
  });
}

function writeLook(colour: string, headings: Headings): string {
  const shades = Object.entries(paletteOf(colour)).map(
    ([name, [light, dark]]) => `--color-${name}:light-dark(${light},${dark})`,
  );
  const headingFont = HEADING_FONTS[headings];
  return `:root{${[...shades, ...(headingFont ? [`--font-display:${headingFont}`] : [])].join(';')}}\n`;
}
