/**
 * The insights of each city. A city without any shows only counts from its own jobs, never another city's insights (docs/decisions/0045).
 * Figures are not stored here: jobs are counted when the page is rendered, and pay comes from the salary calculator.
 */

import { belfastInsights } from './belfast.ts';
import { birminghamInsights } from './birmingham.ts';
import { cardiffInsights } from './cardiff.ts';
import type { CityInsights } from './city-insight.ts';
import { edinburghInsights } from './edinburgh.ts';
import { glasgowInsights } from './glasgow.ts';
import { leedsInsights } from './leeds.ts';
import { liverpoolInsights } from './liverpool.ts';
import { londonInsights } from './london.ts';
import { manchesterInsights } from './manchester.ts';

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
