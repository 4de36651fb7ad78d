/** What the page of a city shows, as it travels to it. */
import type { PlaceOnMap } from '#app/ui/pictures/shapes/map-shape.ts';
import type { SkylineDrawing } from '#app/ui/pictures/skylines/draw-skyline.server.ts';
import type { CityInsights, PlaceItem } from '#db/content/place.ts';
import type { JobCard } from '#domain/job/job-card.ts';
import type { City } from '#domain/place/place.ts';

/** spec: marketing §9 "Location page jobs limit 100". */
export const CITY_JOBS_LIMIT = 100;
/** Of these are shown at once; the others unfold. */
export const CITY_JOBS_SHOWN = 20;

/** spec: marketing §3 "Market indicator". */
export type MarketIndicator = {
  title: string;
  value: string;
  /** Null where it is a state, not a movement, or too few jobs to say. */
  trend: 'up' | 'down' | 'stable' | null;
  /** The movement in words; '' without a trend. */
  change: string;
  /** What was counted, where it is not the same as for the others; may be empty. */
  description: string;
};

/** spec: marketing §3 "Industry growth row". Has no growth figure: no source measures growth by city and industry. */
export type IndustryRow = {
  slug: string;
  industry: string;
  /** Its open jobs in the city, and where they are on the board; null where the jobs could not be loaded. */
  jobCountText: string | null;
  board: string;
  /** Null where too few jobs name a yearly figure. */
  typicalPay: string | null;
  /** Null where our people have said nothing about it. */
  outlook: { level: CityInsights['outlooks'][number]['outlook']; reason: string } | null;
};

/** spec: marketing §3 "Salary insight row". */
type SalaryRow = {
  role: string;
  range: string;
  average: string;
  /** Who in this city hires for it. */
  hiredBy: string;
  /**
   * Open jobs with the words of the role in the page's city, and where they are on the board; 'More than 500' where they are not counted
   * further, null where they could not be counted.
   */
  jobCountText: string | null;
  board: string;
  calculator: string;
};

export type SalaryInsights = {
  experience: string;
  rows: SalaryRow[];
  /** Says what the law asks for where a figure stays below it; null where none does. */
  floorNote: string | null;
};

export type CityMarket = {
  /** Counted from its jobs; null where these could not be loaded. */
  indicators: MarketIndicator[] | null;
  industries: IndustryRow[];
  /** 'all 14 open jobs': which of them the figures are made from; null where these could not be loaded. */
  counted: string | null;
  /** What our people say about it; null where they have written nothing about this city. */
  insights: Pick<CityInsights, 'summary' | 'advice' | 'source'> | null;
};

/** What is known of a city's jobs; not at all while the database is away. */
export type CityJobs = {
  jobs: JobCard[];
  count: number;
  /** 'More than 500' where it is not exact. */
  countText: string;
  /** The middle of what they pay by the year, '£32,500'; null where too few say so. */
  typicalPay: string | null;
  /** All our cities with their open jobs. */
  places: PlaceOnMap[];
};

/** What is said of a city's market and pay; without its jobs it says less. */
export type CityOutlook = { market: CityMarket; salaries: SalaryInsights | null };

type ShownReview = Omit<PlaceItem['reviews'][number], 'date'> & {
  /** As YYYY-MM-DD. */
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
  /** In place of the agency's own opening hours. */
  hours: string | null;
  skyline: SkylineDrawing;
  /** The two cities nearest to it. */
  neighbours: Pick<City, 'slug' | 'name' | 'region'>[];
  statsAsOf: string;
  reviews: { average: string; areSamples: boolean; items: ShownReview[] };
};
