/** The places of the demo, each with all that the site says of it. */
import { findInsights } from '../city-insights/city-insights.ts';
import { payPercents } from '../salaries.ts';
import { belfast } from './belfast.ts';
import { birmingham } from './birmingham.ts';
import { cardiff } from './cardiff.ts';
import { cities } from './cities.ts';
import type { CityPage } from './city-page.ts';
import { areSamples, reviews } from './city-reviews.ts';
import { skylines } from './city-skylines.ts';
import { edinburgh } from './edinburgh.ts';
import { glasgow } from './glasgow.ts';
import { leeds } from './leeds.ts';
import { liverpool } from './liverpool.ts';
import { london } from './london.ts';
import { manchester } from './manchester.ts';

const pages: Readonly<Record<string, CityPage>> = {
  belfast,
  birmingham,
  cardiff,
  edinburgh,
  glasgow,
  leeds,
  liverpool,
  london,
  manchester,
};

/** The city with a different layout (spec: marketing §2 "Location pages"). */
const main = { hasDialogs: true, hours: 'Mon-Fri 8:30-17:30' };

export const demoPlaces = cities.map(({ slug, phone, office, ...city }) => ({
  ...city,
  ...office,
  ...pages[slug],
  phone: phone.shown,
  reviews: reviews.map(({ id: _, ...review }) => review),
  areSamples,
  payPercent: payPercents[slug],
  insights: findInsights(slug) ?? undefined,
  drawing: skylines[slug],
  ...(slug === 'london' && main),
}));
