/** Draws the site's icon from the brand, in the sizes that devices request; serves the logo, if that is an SVG file. */
import { data, href } from 'react-router';
import { cachingHeaders, NAMED_AFTER_CONTENT } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { paletteOf } from '#domain/brand/palette.ts';
import { agency } from '#domain/site/site.ts';
import { drawIcon, ICONS, type IconLook, isIcon, writeIcon } from '#platform/share-image/icon.server.ts';
import type { Route } from './+types/icon';

export async function loader({ params: { icon }, context }: Route.LoaderArgs) {
  const { mark, colour, vector } = context.get(requestContext).content.brand;
  if (vector?.address === href('/brand/:icon', { icon })) {
    const headers = { 'Content-Type': 'image/svg+xml', ...NAMED_AFTER_CONTENT };
    return new Response(vector.svg, {
      headers: { ...headers, ...cachingHeaders({ seconds: 86_400, tags: ['pages'] }) },
    });
  }
  const look: IconLook = {
    ground: colour,
    accent: paletteOf(colour)['on-deep-accent'][0],
    mark,
    letter: agency().shortName.slice(0, 1).toUpperCase(),
  };
  if (icon === 'icon.svg') return answer(writeIcon(look), 'image/svg+xml');
  if (!isIcon(icon)) throw data(null, { status: 404 });
  return answer(new Uint8Array(await drawIcon(look, ICONS[icon])), 'image/png');
}

const answer = (body: string | Uint8Array<ArrayBuffer>, type: string) =>
  new Response(body, { headers: { 'Content-Type': type, ...cachingHeaders({ seconds: 86_400, tags: ['pages'] }) } });
