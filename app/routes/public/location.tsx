/** The page of a city (spec: marketing §2, "Location pages"). The main city has a different layout. */
import { data, href } from 'react-router';
import { RelatedPages } from '#app/chrome/related-pages.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd, cityJsonLd } from '#app/chrome/seo/structured-data.ts';
import { CityAbout } from '#app/features/board/city-pages/components/city-about.tsx';
import { CityContact } from '#app/features/board/city-pages/components/city-contact.tsx';
import { CityJobList } from '#app/features/board/city-pages/components/city-job-list.tsx';
import { CityMarketSection } from '#app/features/board/city-pages/components/city-market.tsx';
import { CityReviews } from '#app/features/board/city-pages/components/city-reviews.tsx';
import { CitySectors } from '#app/features/board/city-pages/components/city-sectors.tsx';
import { CityStats } from '#app/features/board/city-pages/components/city-stats.tsx';
import { CitySurroundings } from '#app/features/board/city-pages/components/city-surroundings.tsx';
import { CityHead } from '#app/features/board/city-pages/components/head/city-head.tsx';
import { LocationNotFound } from '#app/features/board/city-pages/components/location-not-found.tsx';
import { relatedLinks } from '#app/features/board/city-pages/components/related-links.ts';
import {
  describeOutlook,
  findInsights,
  findPlace,
  loadCityJobs,
} from '#app/features/board/city-pages/queries/city-page.server.ts';
import { pageText } from '#app/pages/page-text.ts';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { loadPart } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/location';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

/** If the database fails, the page lacks its jobs, but the rest remains. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { database, log, now, content } = context.get(requestContext);
  const place = findPlace(content, params.city);
  if (!place) {
    log.info({ path: new URL(request.url).pathname }, 'page not found');
    return data(null, { status: 404 });
  }
  const cityJobs = await loadPart(context, 'the jobs of a city could not be loaded', null, () =>
    loadCityJobs(database.asPublic, content, place.city, now),
  );
  if (cityJobs) {
    const { seconds, ...jobsAndOutlook } = cityJobs;
    return cacheable({ ...place, ...jobsAndOutlook }, { seconds, tags: ['pages', 'jobs'] });
  }
  const outlook = describeOutlook(content.industries, place.city, now, null, findInsights(content, params.city));
  return { ...place, cityJobs: null, outlook };
}

export function meta({ params, matches, loaderData }: Route.MetaArgs) {
  const publicOrigin = originOf(matches);
  const path = href('/locations/:city', { city: params.city });
  const city = loaderData?.city;
  if (!city) {
    const description = 'We don’t have a page for this place.';
    return pageMeta({ publicOrigin, path, title: 'Location not found', description, keywords: [], noindex: true });
  }
  const text = pageText('/locations/:city', city.name);
  const jsonLd = [
    cityJsonLd(
      publicOrigin,
      city,
      { ...text, path },
      loaderData.place.reviews.areSamples ? [] : loaderData.place.reviews.items,
    ),
    breadcrumbJsonLd(publicOrigin, trailTo(city.name)),
  ];
  return pageMeta({ ...text, publicOrigin, path, jsonLd });
}

/** All places share a section of the sitemap instead of a page. A breadcrumb without an address would be invalid markup. */
const trailTo = (name: string) => [{ label: 'Locations', href: `${href('/sitemap')}#locations` }, { label: name }];

export default function LocationPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <LocationNotFound />;
  const { city, place, cityJobs, outlook } = loaderData;
  return (
    <>
      <CityHead
        city={city}
        place={place}
        cityJobs={cityJobs}
        trail={trailTo(city.name)}
        hasDialogs={place.hasDialogs}
      />
      <CityStats city={city} place={place} cityJobs={cityJobs} />
      <CityJobList key={city.slug} city={city} cityJobs={cityJobs} />
      <CitySectors city={city} sectors={place.sectors} areBlocks={place.hasDialogs} />
      <CityAbout city={city} place={place} />
      <CitySurroundings city={city} place={place} cityJobs={cityJobs} />
      <CityMarketSection city={city} {...outlook} />
      <CityReviews city={city} {...place.reviews} />
      <CityContact city={city} hours={place.hours ?? undefined} />
      <RelatedPages links={relatedLinks(place.neighbours)} />
    </>
  );
}
