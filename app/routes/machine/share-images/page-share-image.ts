/** Draws the share image for `?path=`. Only existing pages have one, so that a link cannot show other text in our name. */
import { data, matchPath } from 'react-router';
import { loadShareLogo } from '#app/features/site/media/queries.server.ts';
import { findFreePage } from '#app/features/site/site-search/queries.server.ts';
import type { PageText } from '#app/pages/fill-texts.ts';
import { nameInAddress } from '#app/pages/name-in-address.ts';
import { listedPaths, pageText } from '#app/pages/page-text.ts';
import { serviceText } from '#app/pages/service-text.ts';
import { isSwitchedOff } from '#app/pages/switched-off.ts';
import { shoreline } from '#app/ui/pictures/shapes/shoreline.ts';
import { drawSkyline } from '#app/ui/pictures/skylines/draw-skyline.server.ts';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Content } from '#db/content/content.ts';
import type { PlaceItem } from '#db/content/place.ts';
import { findServiceHead } from '#db/content/services/find-service.ts';
import { listCityNames } from '#domain/place/place.ts';
import { isServicePath } from '#domain/site/service-path.ts';
import { agency, brand } from '#domain/site/site.ts';
import { type CoverImage, drawCoverImage } from '#platform/share-image/cover-image.server.ts';
import type { ShareLogo } from '#platform/share-image/share-image.server.ts';
import type { Route } from './+types/page-share-image';

type DrawnText = Pick<PageText, 'name' | 'title'>;
type CoverFacts = Pick<CoverImage, 'title' | 'place' | 'drawing'>;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { publicOrigin, content, storage } = context.get(requestContext);
  const path = new URL(request.url).searchParams.get('path') ?? '';
  const page = findPage(content, path);
  if (!page) throw data(null, { status: 404 });
  const coverFacts = describe(content, path, page, new URL(publicOrigin).host);
  const image = await drawCoverImage({ ...coverFacts, ...masthead(await loadShareLogo({ content, storage })) });
  return new Response(new Uint8Array(image), {
    headers: {
      'Content-Type': 'image/png',
      ...cachingHeaders({ seconds: 86_400, tags: ['pages'], parameters: ['path'] }),
    },
  });
}

/** The home page shows the agency's name; the page of a city has its skyline. */
function describe({ places }: Pick<Content, 'places'>, path: string, page: DrawnText, host: string): CoverFacts {
  const citySlug = matchPath('/locations/:city', path)?.params.city;
  const city = places.find(({ slug }) => slug === citySlug);
  if (path === '/') return { ...describeAgency(), title: page.title };
  if (city) return { ...describeCity(city), title: page.name };
  return { ...describeAgency(), title: page.name, place: `${agency().strapline}, ${host}` };
}

const masthead = (logo: ShareLogo) => ({ colour: brand().colour, logo, name: agency().name });

/** Describes places, such as 'Hull, Leeds, York and 6 more cities'. Falls back to the agency's description. */
function describePlaces(names: readonly string[]): string {
  if (names.length === 0) return agency().strapline;
  if (names.length < 5) return names.join(', ');
  return `${names.slice(0, 3).join(', ')} and ${names.length - 3} more cities`;
}

function describeAgency(): Omit<CoverFacts, 'title'> {
  const { offices, works, tide, details, depths } = shoreline;
  return {
    place: describePlaces(listCityNames()),
    drawing: {
      top: 420,
      middle: 600,
      scale: 1,
      layers: [
        ...depths.map((outline) => ({ outline, ink: 'depths', lineWidth: 3 }) as const),
        { outline: details, ink: 'details', lineWidth: 2 },
        { outline: offices, ink: 'offices', lineWidth: 4 },
        { outline: works, ink: 'works', lineWidth: 4 },
        { outline: tide, ink: 'tide', lineWidth: 7 },
      ],
    },
  };
}

/** The middle of a skyline, and the height of the ground below its top. */
const [MIDDLE, GROUND] = [640, 200];

function describeCity({ name, drawing }: Pick<PlaceItem, 'name' | 'drawing'>): Omit<CoverFacts, 'title'> {
  const { far, middle, near, detail } = drawSkyline(name, drawing);
  return {
    place: agency().strapline,
    drawing: {
      top: 346,
      middle: MIDDLE,
      scale: 1.16,
      layers: [
        { outline: far, fill: 'far' },
        { outline: middle, fill: 'middle' },
        { outline: `M0 ${GROUND}H1300`, ink: 'depths', lineWidth: 3 },
        { outline: near, fill: 'ground', ink: 'front', lineWidth: 3 },
        { outline: detail, ink: 'details', lineWidth: 1.6 },
      ],
    },
  };
}

function findPage(content: Content, path: string): DrawnText | null {
  // The router matches other spellings of a path too, but each would be another picture to store.
  if (path !== path.toLowerCase() || /.\/$/.test(path)) return null;
  if (isSwitchedOff(path)) return null;
  if (isServicePath(path)) {
    const head = findServiceHead(content, path);
    return head && serviceText(path, head);
  }
  const free = matchPath('/pages/:slug', path);
  if (free) return findFreePage(content, free.params.slug);
  for (const pattern of listedPaths) {
    const match = matchPath(pattern, path);
    if (!match) continue;
    const name = nameInAddress(match.params);
    // A page with a parameter that has no name here (an article, a job) draws its own picture.
    const isOneOfMany = name === '' && Object.keys(match.params).length > 0;
    if (name !== null && !isOneOfMany) return pageText(pattern, name);
  }
  return null;
}
