import { sql } from 'kysely';
import {
  countEachWithAllWords,
  findAndCountJobs,
  findPayAndCount,
} from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { secondsUntilBoardChanges } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { formatCount } from '#app/features/board/jobs/schema.ts';
import { drawSkyline } from '#app/ui/pictures/skylines/draw-skyline.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import type { CityInsights, PlaceItem } from '#db/content/place.ts';
import type { PublicJob } from '#domain/job/fields.ts';
import { toJobCard } from '#domain/job/job-card.ts';
import { EMPTY_QUESTION } from '#domain/job/search/job-question.ts';
import type { JobSample } from '#domain/pay/salary-estimate.ts';
import { type City, distance } from '#domain/place/place.ts';
import { earliestCount } from '#domain/site/claim.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import { CITY_JOBS_LIMIT, type CityJobs, type CityOutlook, type Place } from '../schema.ts';
import { describeCounted } from '../texts.ts';
import { describeIndustries, describeMarket, type IndustryJobs, typicalPay } from './market.server.ts';
import { listPlacesAround } from './places-on-map.server.ts';
import { describeSalaries, type RoleCounts } from './salary.server.ts';

/** @returns null if no place has this slug */
export function findPlace({ places }: Pick<Content, 'places'>, slug: string): { city: City; place: Place } | null {
  const item = places.find((each) => each.slug === slug);
  if (!item) return null;
  const { name, region, phone, email, office, latitude, longitude } = item;
  const { headline, specialties, description, sectors, districts, benefits, areasServed, stats, hasDialogs } = item;
  const asOf = earliestCount(stats);
  return {
    city: { slug, name, region, phone, email, office, latitude, longitude },
    place: {
      headline,
      specialties,
      description,
      sectors,
      districts,
      benefits,
      areasServed,
      stats,
      hasDialogs,
      hours: item.hours ?? null,
      skyline: drawSkyline(name, item.drawing),
      statsAsOf: asOf && formatLongDate(new Date(asOf)),
      neighbours: listNeighbours(places, item),
      reviews: listReviews(item),
    },
  };
}

export const findInsights = ({ places }: Pick<Content, 'places'>, slug: string): CityInsights | null =>
  places.find((place) => place.slug === slug)?.insights ?? null;

function listNeighbours(places: readonly City[], city: City): Place['neighbours'] {
  return places
    .filter(({ slug }) => slug !== city.slug)
    .sort((one, other) => distance(one, city) - distance(other, city))
    .slice(0, 2)
    .map(({ slug, name, region }) => ({ slug, name, region }));
}

/** The place's own reviews first. The average has one decimal (spec: marketing §9). */
function listReviews({ name, reviews, areSamples }: PlaceItem): Place['reviews'] {
  const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, reviews.length);
  const items = reviews.map(({ date, ...review }) => ({
    ...review,
    datePublished: date,
    writtenOn: formatLongDate(new Date(date)),
  }));
  const isElsewhere = (location: string) => Number(location !== name);
  items.sort((one, other) => isElsewhere(one.location) - isElsewhere(other.location));
  return { average: average.toFixed(1), areSamples, items };
}

/** @returns `seconds` says how long the jobs may be cached */
export async function loadCityJobs(
  asPublic: Queries,
  content: Pick<Content, 'places' | 'industries' | 'search'>,
  city: City,
  now: Date,
): Promise<{ cityJobs: CityJobs; outlook: CityOutlook; seconds: number }> {
  const search = { ...EMPTY_QUESTION, where: city.name };
  const insights = findInsights(content, city.slug);
  const context = { asPublic, content };
  const [{ jobs, totalCount: total }, sample, counts, industries, places, seconds] = await Promise.all([
    findAndCountJobs(context, search, CITY_JOBS_LIMIT),
    countByAge(asPublic, city.name),
    countRoles(context, city.name, insights?.roles.map(({ role }) => role) ?? []),
    listIndustryJobs(context, city.name),
    listPlacesAround(asPublic, content, city.slug),
    secondsUntilBoardChanges(asPublic, 300),
  ]);
  const countText = formatCount(total);
  const counted = { jobs, countText, sample, counts, industries };
  const outlook = describeOutlook(content.industries, city, now, counted, insights);
  const cityJobs = { jobs: jobs.map(toJobCard), count: total.count, countText, typicalPay: typicalPay(jobs), places };
  return { cityJobs, outlook, seconds };
}

type CountedJobs = {
  jobs: readonly PublicJob[];
  countText: string;
  sample: JobSample;
  counts: RoleCounts;
  industries: IndustryJobs;
};

/**
 * Builds market and pay insights, which need no database. @param counted null if the jobs could not be loaded @param insights null if none
 * were written for this city
 */
export function describeOutlook(
  industries: Content['industries'],
  { name }: Pick<City, 'name'>,
  now: Date,
  counted: CountedJobs | null,
  insights: CityInsights | null,
): CityOutlook {
  return {
    market: {
      indicators: counted && describeMarket(counted),
      industries: describeIndustries(industries, name, counted?.industries ?? null, insights),
      counted:
        counted && describeCounted(counted.jobs.length, { total: counted.sample.total, totalText: counted.countText }),
      insights: insights && { summary: insights.summary, advice: insights.advice, source: insights.source },
    },
    salaries:
      insights && describeSalaries({ city: name, roles: insights.roles, counts: counted?.counts ?? null, on: now }),
  };
}

async function countByAge(asPublic: Queries, city: string): Promise<JobSample> {
  const { rows } = await sql<JobSample>`
    SELECT total, recent, earlier, is_estimate AS "isEstimate" FROM count_public_jobs_by_age(_search => '', _location => ${city})
  `.execute(asPublic);
  return rows[0] ?? { total: 0, recent: 0, earlier: 0 };
}

type QueryContext = { asPublic: Queries; content: Pick<Content, 'industries' | 'search'> };

async function countRoles(context: QueryContext, location: string, roles: readonly string[]): Promise<RoleCounts> {
  const counts = await countEachWithAllWords(context, location, roles);
  return new Map(roles.map((role, index) => [role, counts[index] ?? { count: 0, isMore: false }]));
}

async function listIndustryJobs(context: QueryContext, location: string): Promise<IndustryJobs> {
  const { industries } = context.content;
  const counts = await Promise.all(
    industries.map(({ slug: industry }) =>
      findPayAndCount(context, { ...EMPTY_QUESTION, industry, where: location }, CITY_JOBS_LIMIT),
    ),
  );
  return new Map(
    industries.map(({ slug }, index) => [slug, counts[index] ?? { jobs: [], found: { count: 0, isMore: false } }]),
  );
}
