import type { PlaceOnMap } from '#app/ui/pictures/shapes/map-shape.ts';
import type { SkylineDrawing } from '#app/ui/pictures/skylines/draw-skyline.server.ts';
import type { CityInsights, PlaceItem } from '#db/content/place.ts';
import type { JobCard } from '#domain/job/job-card.ts';
import type { City } from '#domain/place/place.ts';

/** spec: marketing §9 "Location page jobs limit 100". */
export const CITY_JOBS_LIMIT = 100;
export const CITY_JOBS_SHOWN = 20;

/** spec: marketing §3 "Market indicator". */
export type MarketIndicator = {
  title: string;
  value: string;
  /** Null if the indicator is a state rather than a trend, or if there are too few jobs. */
  trend: 'up' | 'down' | 'stable' | null;
  change: string;
  /** Says which jobs the figure counts; empty if the same as in the other figures. */
  description: string;
};

/** spec: marketing §3 "Industry growth row", without growth: no source measures it by city and industry. */
export type IndustryRow = {
  slug: string;
  industry: string;
  /** The number of the industry's open jobs in the city; null if the jobs could not be loaded. */
  jobCountText: string | null;
  board: string;
  /** Null if too few jobs state yearly pay. */
  typicalPay: string | null;
  /** Null if our consultants wrote none. */
  outlook: { level: CityInsights['outlooks'][number]['outlook']; reason: string } | null;
};

/** spec: marketing §3 "Salary insight row". */
type SalaryRow = {
  role: string;
  range: string;
  average: string;
  hiredBy: string;
  /** The number of the city's open jobs that match the role; 'More than 500' beyond the counting limit; null if the count failed. */
  jobCountText: string | null;
  board: string;
  calculator: string;
};

export type SalaryInsights = {
  experience: string;
  rows: SalaryRow[];
  /** Warns that a figure is below the legal minimum; null if none is. */
  floorNote: string | null;
};

export type CityMarket = {
  indicators: MarketIndicator[] | null;
  industries: IndustryRow[];
  /** The jobs that the figures are made from, 'all 14 open jobs'; null if they could not be loaded. */
  counted: string | null;
  insights: Pick<CityInsights, 'summary' | 'advice' | 'source'> | null;
};

export type CityJobs = {
  jobs: JobCard[];
  count: number;
  countText: string;
  /** The median yearly pay, '£32,500'; null if too few jobs state it. */
  typicalPay: string | null;
  places: PlaceOnMap[];
};

export type CityOutlook = { market: CityMarket; salaries: SalaryInsights | null };

type ShownReview = Omit<PlaceItem['reviews'][number], 'date'> & {
  /** YYYY-MM-DD. */
  datePublished: string;
  writtenOn: string;
};

type Texts =
  | 'headline'
  | 'specialties'
  | 'description'
  | 'sectors'
  | 'districts'
  | 'benefits'
  | 'areasServed'
  | 'stats';

export type Place = Pick<PlaceItem, Texts | 'hasDialogs'> & {
  /** Replaces the agency's opening hours; null keeps them. */
  hours: string | null;
  skyline: SkylineDrawing;
  neighbours: Pick<City, 'slug' | 'name' | 'region'>[];
  statsAsOf: string;
  reviews: { average: string; areSamples: boolean; items: ShownReview[] };
};
