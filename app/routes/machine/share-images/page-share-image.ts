/** The title card of a page, for `?path=`. Only for pages that exist, so that a link cannot have other words drawn in our name. */
import { data, matchPath } from 'react-router';
import type { PageText } from '#app/pages/fill-texts.ts';
import { listedPaths, pageText } from '#app/pages/page-text.ts';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { cities, findCity } from '#content/cities/cities.ts';
import { company } from '#content/company.ts';
import { logo } from '#content/logo.ts';
import { nameInAddress } from '#content/name-in-address.ts';
import { shoreline } from '#content/shoreline.ts';
import { type CoverImage, drawCoverImage } from '#platform/share-image/cover-image.server.ts';
import { drawShareImage } from '#platform/share-image/share-image.server.ts';
import type { Route } from './+types/page-share-image';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(requestContext);
  const path = new URL(request.url).searchParams.get('path') ?? '';
  const page = findPage(path);
  if (!page) throw data(null, { status: 404 });
  const { host } = new URL(publicOrigin);
  const title = {
    masthead: company.name,
    title: page.name,
    facts: [company.strapline, host],
    accent: 'brand',
  } as const;
  const image = await (path === '/' ? drawCoverImage(describeAgency(page)) : drawShareImage(title));
  return new Response(new Uint8Array(image), {
    headers: {
      'Content-Type': 'image/png',
      ...cachingHeaders({ seconds: 86_400, parameters: ['path'] }),
    },
  });
}

/** Of the home page: a link to it is a link to the agency. */
function describeAgency({ title }: PageText): CoverImage {
  const [first, second, third] = ['london', 'manchester', 'birmingham'].map((slug) => findCity(slug)?.name);
  return {
    logo: { tide: logo.tide, word: logo.word },
    name: company.name,
    title,
    place: `${first}, ${second}, ${third} and ${cities.length - 3} more cities`,
    drawing: shoreline,
  };
}

function findPage(path: string): PageText | null {
  // Every page has one address; the router would find it by others, too, and each would be a picture to keep.
  if (path !== path.toLowerCase() || /.\/$/.test(path)) return null;
  for (const pattern of listedPaths) {
    const match = matchPath(pattern, path);
    if (!match) continue;
    const name = nameInAddress(match.params);
    // A page whose address holds something we cannot name (an article, a job) draws a picture of its own.
    const isOneOfMany = name === '' && Object.keys(match.params).length > 0;
    if (name !== null && !isOneOfMany) return pageText(pattern, name);
  }
  return null;
}
