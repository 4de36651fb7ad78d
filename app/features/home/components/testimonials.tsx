import { classNames } from '#app/ui/class-names.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { areSamples } from '#content/cities/city-reviews.ts';
import { homeReviewCount } from '#content/claims.ts';
import { type Testimonial, testimonials } from '#content/testimonials.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import { EnquiryButtons } from './enquiry-buttons.tsx';
import { Stars } from './stars.tsx';

/** Six reviews, the first as large as a headline, and what to do if one would like to write the next. */
export function Testimonials() {
  const [first, ...others] = testimonials;
  const { value, label, asOf } = homeReviewCount;
  return (
    <section aria-labelledby="testimonials" className="mt-20 bg-sunken sm:mt-28">
      <div className="wrap py-16 sm:py-20">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <Heading level={2} size="item" id="testimonials">
            What people wrote afterwards
          </Heading>
          <p className="figures text-sm text-ink-soft">
            {value} {label}, as of {formatLongDate(new Date(asOf))}
            {areSamples && '. These are samples, written by us: the agency of this demonstration is made up.'}
          </p>
        </div>
        <div className="mt-8 grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-5">
            {first && <Review review={first} isLarge />}
            <div className="mt-10">
              <EnquiryButtons />
            </div>
          </div>
          <ul className="gap-x-8 sm:columns-2 lg:col-span-7">
            {others.map((review) => (
              <li key={review.author} className="break-inside-avoid border-line border-t py-5">
                <Review review={review} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Review({ review, isLarge = false }: { review: Testimonial; isLarge?: boolean }) {
  const { author, role, rating, text, datePublished } = review;
  return (
    <figure>
      <blockquote className={classNames(isLarge && 'font-display text-2xl tracking-[-0.01em] text-balance')}>
        <p>‘{text}’</p>
      </blockquote>
      <figcaption className={classNames('text-sm', isLarge ? 'mt-6' : 'mt-3')}>
        <Stars rating={rating} />
        <span className="mt-1 block font-semibold">{author}</span>
        <span className="block text-ink-soft">{role}</span>
        <time dateTime={datePublished} className="block text-ink-faint">
          {formatLongDate(new Date(datePublished))}
        </time>
      </figcaption>
    </figure>
  );
}
