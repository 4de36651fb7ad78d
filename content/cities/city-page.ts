/** What the page of a city holds (spec: marketing §3, "City office entry"); its address and telephone are in cities.ts. */

import type { Claim } from '#content/claims.ts';
import type { JobCategory } from '#domain/job/job.ts';

export type CityPage = {
  /** Under the name of the city: what is particular about work there, in one sentence. */
  headline: string;
  /** At most five, a word or two each. */
  specialties: readonly string[];
  /** The labour market in two or three paragraphs, without figures that the agency has not counted. */
  description: readonly string[];
  sectors: readonly Sector[];
  /** Parts of the city, and what work is there. */
  districts: readonly NamedText[];
  /** What a person from elsewhere would not know, and what we do about it. */
  benefits: readonly NamedText[];
  areasServed: readonly string[];
  stats: readonly Claim[];
};

type NamedText = { title: string; description: string };
type Sector = NamedText & { category: JobCategory };
