/** A place that the agency recruits in, as the studio keeps it (spec: marketing §3 "City office entry", §9). */
import { z } from 'zod';
import { CATEGORY_NAMES, JOB_CATEGORIES } from '#domain/job/job.ts';
import type { City } from '#domain/place/place.ts';
import { dialledNumber } from '#domain/text/phone.ts';
import { about, areDistinct, day, email, line, longText, phone, slug, statedFigure } from './fields.ts';
import { payPercent } from './site/calculator.ts';

const [MOST_LINES, MOST_PARTS] = [40, 20];

const namedText = z.strictObject({
  title: about(line(80), { label: 'Name' }),
  description: about(line(400), { label: 'What to say of it', kind: 'text' }),
});

const sector = z.strictObject({
  title: about(line(80), { label: 'Name' }),
  category: about(z.enum(JOB_CATEGORIES, 'Choose a kind of work'), {
    label: 'Kind of work',
    choices: Object.entries(CATEGORY_NAMES),
  }),
  description: about(line(400), { label: 'What to say of it', kind: 'text' }),
});

const review = z.strictObject({
  author: about(line(80), { label: 'Who wrote it' }),
  rating: about(z.int('Enter a whole number').min(1, 'At least 1').max(5, 'At most 5'), { label: 'Stars' }),
  date: about(day, { label: 'Written on', kind: 'day' }),
  text: about(longText(600), { label: 'What they wrote', kind: 'text' }),
  jobTitle: about(line(80), { label: 'Their job' }),
  location: about(line(80), { label: 'Where they work' }),
  verified: about(z.boolean().default(false), { label: 'They started a job through us' }),
});

const outlook = z.strictObject({
  industry: about(slug, { label: 'Industry', hint: 'The end of its address, such as technology.' }),
  outlook: about(z.enum(['excellent', 'good', 'fair'], 'Choose an outlook'), { label: 'Outlook' }),
  reason: about(line(300), { label: 'Why', kind: 'text' }),
});

const role = z.strictObject({
  role: about(line(80), { label: 'Role' }),
  hiredBy: about(line(200), { label: 'Who hires for it' }),
});

const insights = z.strictObject({
  summary: about(longText(800), { label: 'How hiring works here', kind: 'text' }),
  advice: about(longText(800), { label: 'What helps people who look for work', kind: 'text' }),
  outlooks: about(z.array(outlook).max(MOST_PARTS), { label: 'Outlook by industry', one: 'outlook' }),
  roles: about(z.array(role).max(MOST_PARTS), { label: 'Roles with pay', one: 'role' }),
  source: about(line(200), { label: 'Whose judgement it is, and of which months' }),
});

const outline = z
  .string('Enter the outline')
  .max(4_000, 'Write at most 4,000 characters')
  .regex(
    /^[MLHVCSQTAZmlhvcsqtaz0-9 ,.-]*$/,
    'Use the path data of SVG: letters, digits, spaces, commas, points and minus',
  );

const [latitude, longitude] = [
  z.number('Enter a number').min(49, 'At least 49').max(61, 'At most 61'),
  z.number('Enter a number').min(-9, 'At least -9').max(2, 'At most 2'),
];

const locality = z
  .strictObject({
    name: about(line(60), { label: 'Name', hint: 'As employers write it.' }),
    latitude: about(latitude.optional(), { label: 'Latitude' }),
    longitude: about(longitude.optional(), { label: 'Longitude' }),
  })
  .superRefine(({ latitude: given, longitude: other }, context) => {
    const missingField = given === undefined ? 'latitude' : 'longitude';
    if ((given === undefined) !== (other === undefined))
      context.addIssue({ code: 'custom', path: [missingField], message: 'Enter both, or neither' });
  });

const drawing = z.strictObject({
  caption: about(line(200), { label: 'What is drawn, from left to right' }),
  hasWater: about(z.boolean().default(false), { label: 'It stands on the water' }),
  back: about(outline, { label: 'Outlines far off' }),
  front: about(outline, { label: 'Outlines in front' }),
  detail: about(outline, { label: 'Windows, clocks and cables' }),
});

export const placeSchema = z.strictObject({
  name: about(line(60), { label: 'Name' }),
  region: about(line(60), { label: 'Region' }),
  phone: about(phone, { label: 'Phone' }),
  email: about(email, { label: 'Email' }),
  postcode: about(line(10).optional(), { label: 'Postcode of the office', hint: 'Empty where there is no office.' }),
  servedFrom: about(line(60).optional(), { label: 'Otherwise, the place whose office looks after it' }),
  latitude: about(latitude, { label: 'Latitude' }),
  longitude: about(longitude, { label: 'Longitude' }),
  radiusMiles: about(z.int('Enter a whole number').min(0, 'At least 0').max(100, 'At most 100').optional(), {
    label: 'Jobs within this many miles count',
    hint: 'In a straight line from the place. 10 miles unless you enter another distance.',
  }),
  localities: about(
    z
      .array(locality)
      .max(MOST_LINES, `At most ${MOST_LINES}`)
      .refine((all) => areDistinct(all.map(({ name }) => name.toLowerCase())), 'Enter each name once')
      .default([]),
    {
      label: 'Districts and towns whose jobs count',
      one: 'district or town',
      hint: 'We look up where each is, unless you enter its coordinates. Its jobs count within the miles above.',
    },
  ),
  payPercent: about(payPercent.optional(), {
    label: 'Pay here, in per cent',
    hint: '100 is what the whole country pays. With it the page shows salaries for the roles that you enter below, and the calculator has this place.',
  }),
  headline: about(line(200), { label: 'What is particular about work here, in a sentence' }),
  specialties: about(z.array(line(40)).max(5, 'At most 5'), { label: 'Specialties', hint: 'One a line.' }),
  description: about(z.array(longText(1_200)).min(1, 'Write at least one paragraph').max(6), {
    label: 'The labour market',
    hint: 'One paragraph a line.',
  }),
  sectors: about(z.array(sector).max(MOST_PARTS), { label: 'What we recruit for', one: 'kind of work' }),
  districts: about(z.array(namedText).max(MOST_PARTS), { label: 'Where the work is', one: 'district' }),
  benefits: about(z.array(namedText).max(MOST_PARTS), { label: 'Good to know', one: 'note' }),
  areasServed: about(z.array(line(60)).max(MOST_LINES), { label: 'Towns nearby', hint: 'One a line.' }),
  stats: about(
    z
      .array(statedFigure({ value: 20, label: 60 }))
      .max(8, 'At most 8')
      .default([]),
    { label: 'Figures', one: 'figure' },
  ),
  reviews: about(z.array(review).max(MOST_PARTS).default([]), { label: 'Reviews', one: 'review' }),
  areSamples: about(z.boolean().default(false), {
    label: 'The reviews are samples',
    hint: 'The page says so. Invented reviews must not be shown as real ones.',
  }),
  insights: about(insights.optional(), { label: 'What our consultants say' }),
  drawing: about(drawing.optional(), { label: 'Skyline', hint: 'Without one the site draws one from the name.' }),
  hasDialogs: about(z.boolean().default(false), {
    label: 'Set as the main city',
    hint: 'Its buttons name the city and open the forms; its sectors stand in two blocks.',
  }),
  hours: about(line(60).optional(), { label: 'Opening hours, if they are not those of the agency' }),
});

type StoredPlace = z.infer<typeof placeSchema>;

/** A place as its page gets it, without its slug, which comes with the item. */
export type PlaceItem = Omit<StoredPlace, 'phone' | 'postcode' | 'servedFrom'> & Omit<City, 'slug'>;
export type CityInsights = NonNullable<StoredPlace['insights']>;

export const completePlace = ({ phone: shown, postcode, servedFrom, ...kept }: StoredPlace): PlaceItem => ({
  ...kept,
  phone: { shown, dialled: dialledNumber(shown) },
  office: postcode ? { postcode } : { servedFrom: servedFrom ?? '' },
});
