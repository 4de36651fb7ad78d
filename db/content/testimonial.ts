/** A client's or candidate's review in the studio (spec: marketing §3 "Testimonial"). */
import { z } from 'zod';
import { about, day, line, longText } from './fields.ts';

const RATINGS = ['5', '4', '3', '2', '1'] as const;

export const testimonialSchema = z.strictObject({
  author: about(line(80), { label: 'Who wrote it' }),
  role: about(line(120), { label: 'Their company, or what they do' }),
  rating: about(z.enum(RATINGS, 'Choose how many stars'), {
    label: 'Stars',
  }),
  text: about(longText(600), {
    label: 'What they wrote',
    kind: 'text',
    hint: 'As they wrote it. Publish only what they let you publish.',
  }),
  datePublished: about(day, { label: 'Written on', kind: 'day' }),
  isSample: about(z.boolean().default(false), {
    label: 'A sample, written by the agency',
    hint: 'The page says so. Invented reviews must not be shown as real ones.',
  }),
});

type StoredTestimonial = z.infer<typeof testimonialSchema>;

export type Testimonial = Omit<StoredTestimonial, 'rating'> & { rating: number };

export const completeTestimonial = (kept: StoredTestimonial): Testimonial => ({ ...kept, rating: Number(kept.rating) });
