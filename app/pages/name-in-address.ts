import { articleCategories } from '#domain/article/article-categories.ts';
import { findCityFact } from '#domain/place/place.ts';
import { findIndustry } from '#domain/site/industries.ts';

type Parameters = { city?: string; industry?: string; category?: string };

/** The name of a city, industry or category in a URL: empty if the URL has none, null if it is unknown. */
export function nameInAddress({ city, industry, category }: Parameters): string | null {
  if (city !== undefined) return findCityFact(city)?.name ?? null;
  if (industry !== undefined) return findIndustry(industry)?.name ?? null;
  if (category === undefined) return '';
  return (Object.hasOwn(articleCategories, category) && articleCategories[category]) || null;
}
