/**
 * The insights of each city. A city without any shows only what is counted from its own jobs, never another city's
 * insights (docs/decisions/0045). Figures are not kept here: jobs are counted when the page is made, and pay is the
 * salary calculator's.
 */

import { belfastInsights } from './city-insights/belfast.ts';
import { birminghamInsights } from './city-insights/birmingham.ts';
import { cardiffInsights } from './city-insights/cardiff.ts';
import type { CityInsights } from './city-insights/city-insight.ts';
import { edinburghInsights } from './city-insights/edinburgh.ts';
import { glasgowInsights } from './city-insights/glasgow.ts';
import { leedsInsights } from './city-insights/leeds.ts';
import { liverpoolInsights } from './city-insights/liverpool.ts';
import { londonInsights } from './city-insights/london.ts';
import { manchesterInsights } from './city-insights/manchester.ts';

const insights: Readonly<Record<string, CityInsights>> = {
  belfast: belfastInsights,
  birmingham: birminghamInsights,
  cardiff: cardiffInsights,
  edinburgh: edinburghInsights,
  glasgow: glasgowInsights,
  leeds: leedsInsights,
  liverpool: liverpoolInsights,
  london: londonInsights,
  manchester: manchesterInsights,
};

export const findInsights = (citySlug: string): CityInsights | null =>
  Object.hasOwn(insights, citySlug) ? (insights[citySlug] ?? null) : null;
