import { afterEach, expect, test } from 'vitest';
import { listCities } from '#domain/place/place.ts';
import { provideSite, siteFacts } from '#domain/site/site.ts';
import { cityJsonLd, reviewsJsonLd } from './structured-data.ts';

const facts = siteFacts();
afterEach(() => provideSite(() => facts));

const REVIEW = { author: 'Ada Pell', rating: 5, text: 'They rang back.', datePublished: '2026-05-04' };

function setReviewsMarkedUp(mayBeMarkedUp: boolean): void {
  const rating = { value: 4.8, count: 25, asOf: '2026-09-30', source: 'A site of reviews', mayBeMarkedUp };
  provideSite(() => ({ ...facts, agency: { ...facts.agency, rating } }));
}

test('reviews are marked up only if an independent site collects them', () => {
  setReviewsMarkedUp(false);
  expect(reviewsJsonLd([REVIEW])).toEqual({});
  setReviewsMarkedUp(true);
  expect(reviewsJsonLd([REVIEW])).toEqual({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 25 },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Ada Pell' },
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
        reviewBody: 'They rang back.',
        datePublished: '2026-05-04',
      },
    ],
  });
  expect(reviewsJsonLd([])).toHaveProperty('aggregateRating');
  expect(reviewsJsonLd([])).not.toHaveProperty('review');
});

test('an office serves 50,000 metres around it (spec: marketing §9)', () => {
  const [leeds] = listCities().filter(({ slug }) => slug === 'leeds');
  if (!leeds) throw new Error('The demo has an office in Leeds');
  const city = { ...leeds, email: 'leeds@tidewell.example', latitude: 53.8, longitude: -1.55 };
  const service = { name: 'Leeds', description: 'Work in Leeds', path: '/locations/leeds' };
  expect(cityJsonLd('https://tidewell.example', city, service, [])).toMatchObject({
    areaServed: { '@type': 'GeoCircle', geoRadius: 50_000 },
  });
});
