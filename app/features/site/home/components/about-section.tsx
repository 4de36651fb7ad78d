import { Heading } from '#app/ui/content/heading.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { HomeWords } from '#db/content/home.ts';
import { describeReplyRate, type ReplyRate } from '#domain/application/reply-rate.ts';
import { type Claim, earliestCount } from '#domain/site/claim.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { ShownPerson } from '../schema.ts';

type AboutSectionProps = Pick<HomeWords, 'about' | 'values'> & {
  claims: readonly Claim[];
  smallClaims: readonly Claim[];
  team: readonly ShownPerson[];
  /** Null before the first promise of a reply is kept or overdue. */
  replyRate: ReplyRate | null;
};

export function AboutSection({ about, values, claims, smallClaims, team, replyRate }: AboutSectionProps) {
  return (
    <section id="about" aria-labelledby="about-heading" className="mt-16 scroll-mt-6 bg-sand">
      <div className="wrap py-10">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <Heading level={2} id="about-heading">
              {about.title}
            </Heading>
            {about.text.map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-[34rem]">
                {paragraph}
              </p>
            ))}
            <p className="mt-4 max-w-[34rem]">{about.free}</p>
            {replyRate && <p className="figures mt-4 max-w-[34rem]">{describeReplyRate('We', replyRate)}.</p>}
          </div>
          {values.length > 0 && (
            <ul className="border-ink border-t-2 lg:col-span-7">
              {values.map(({ title, text }) => (
                <li key={title} className="grid gap-x-6 border-ink/20 border-b py-3 sm:grid-cols-[11rem_1fr]">
                  <h3 className="font-display text-xl font-medium">{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Counted title={about.figuresTitle} claims={claims} small={smallClaims} />
        <People people={team} />
      </div>
    </section>
  );
}

type CountedProps = { title: string; claims: readonly Claim[]; small: readonly Claim[] };

function Counted({ title, claims, small }: CountedProps) {
  const asOf = earliestCount([...claims, ...small]);
  if (!asOf) return null;
  return (
    <div className="mt-8 border-ink border-t-2 pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <Heading level={3}>{title}</Heading>
        <p className="text-ink-soft text-sm">As of {formatLongDate(new Date(asOf))}</p>
      </div>
      {claims.length > 0 && (
        <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
          {claims.map(({ value, label, source }) => (
            <div key={label} className="flex flex-col">
              <dt className="order-last mt-1 grow">
                <span className="font-semibold">{label}</span>
                <span className="mt-0.5 block text-ink-soft text-sm">{source}</span>
              </dt>
              <dd className="figures font-display text-3xl tracking-[-0.02em] text-brand">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {small.length > 0 && (
        <dl className="figures mt-8 grid gap-x-6 gap-y-3 border-ink/20 border-t pt-5 text-sm sm:grid-cols-3 lg:grid-cols-5">
          {small.map(({ value, label }) => (
            <div key={label} className="flex flex-wrap gap-x-2 sm:flex-col">
              <dt className="order-last text-ink-soft">{label}</dt>
              <dd className="font-semibold text-base">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function People({ people }: { people: readonly ShownPerson[] }) {
  if (people.length === 0) return null;
  return (
    <div className="mt-8 border-ink border-t-2 pt-5">
      <Heading level={3}>The people</Heading>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {people.map(({ name, role, text, portrait }) => (
          <li key={name} className="flex gap-4">
            {portrait && (
              <Picture
                picture={portrait}
                alt=""
                sizes="5rem"
                className="size-20 shrink-0 rounded-full bg-sunken"
                isCropped
              />
            )}
            <div className="min-w-0">
              <p className="font-semibold">{name}</p>
              <p className="text-ink-soft text-sm">{role}</p>
              {text && <p className="mt-1">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
