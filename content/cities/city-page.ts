/** Content of a city's page (spec: marketing §3, "City office entry"); its address and telephone are in cities.ts. */

import type { Claim } from '#content/claims.ts';
import type { JobCategory } from '#domain/job/job.ts';

export type CityPage = {
  /** Shown below the city's name: one sentence about work there. */
  headline: string;
  /** At most five, a word or two each. */
  specialties: readonly string[];
  /** The labour market in two or three paragraphs, without figures that the agency has not counted. */
  description: readonly string[];
  sectors: readonly Sector[];
  /** Parts of the city, and what work is there. */
  districts: readonly NamedText[];
  /** Local facts that newcomers would not know, and our service for them. */
  benefits: readonly NamedText[];
  areasServed: readonly string[];
  stats: readonly Claim[];
};

type NamedText = { title: string; description: string };
type Sector = NamedText & { category: JobCategory };
