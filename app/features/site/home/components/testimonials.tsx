import { classNames } from '#app/ui/class-names.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import type { Testimonial } from '#db/content/testimonial.ts';
import type { Claim } from '#domain/site/claim.ts';
import { countOf } from '#domain/text/counts.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import { EnquiryButtons } from './enquiry-buttons.tsx';
import { Stars } from './stars.tsx';

type TestimonialsProps = {
  testimonials: readonly Testimonial[];
  counted: Claim | null;
};

export function Testimonials({ testimonials, counted }: TestimonialsProps) {
  const [first, ...others] = testimonials;
  if (!first) return null;
  const areSamples = testimonials.some(({ isSample }) => isSample);
  return (
    <section aria-labelledby="testimonials" className="wrap pt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <Heading level={2} size="item" id="testimonials">
          What candidates and clients say
        </Heading>
        <p className="figures text-ink-soft text-sm">
          {counted && `${counted.value} ${counted.label}, as of ${formatLongDate(new Date(counted.asOf))}`}
          {counted && areSamples && '. '}
          {areSamples && 'These are sample reviews we wrote. The agency in this demo is fictional.'}
        </p>
      </div>
      <div className="mt-6 grid items-end gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_auto]">
        <Review review={first} isLarge />
        <EnquiryButtons talent="secondary" />
      </div>
      {others.length > 0 && (
        <details className="mt-8 border-line border-y">
          <summary className="flex min-h-12 items-center font-semibold">
            <span>{countOf(others.length, 'more review')}</span>
          </summary>
          <ul className="gap-x-8 pb-2 sm:columns-2 lg:columns-3">
            {others.map((review) => (
              <li key={review.author} className="break-inside-avoid border-line border-t py-5">
                <Review review={review} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Review({ review, isLarge = false }: { review: Testimonial; isLarge?: boolean }) {
  const { author, role, rating, text, datePublished } = review;
  return (
    <figure>
      <blockquote
        className={classNames(
          isLarge && 'max-w-[60rem] font-display text-2xl tracking-[-0.015em] text-balance sm:text-3xl',
        )}
      >
        <p>‘{text}’</p>
      </blockquote>
      <figcaption className={classNames('text-sm', isLarge ? 'mt-5' : 'mt-3')}>
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
