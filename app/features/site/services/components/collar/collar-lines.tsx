import { href, Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import { TradeDrawing } from '#app/ui/pictures/trade-drawing.tsx';
import type { LineOfWork } from '#db/content/services/sector-page.ts';
import type { JobCategory } from '#domain/job/job.ts';
import { findIndustry } from '#domain/site/industries.ts';
import { SECTOR_TRADES } from '../sector-trades.ts';
import { COLLAR_LOOKS } from './collar-look.ts';

type CollarLinesProps = { category: JobCategory; title: string; lines: readonly LineOfWork[] };

export function CollarLines({ category, title, lines }: CollarLinesProps) {
  const { band } = COLLAR_LOOKS[category];
  return (
    <section aria-labelledby="lines" className="wrap pt-16">
      <Heading level={2} id="lines">
        {title}
      </Heading>
      <ul className="mt-10 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {lines.map((each) => (
          <li key={each.sector} id={each.sector} className="flex scroll-mt-24 flex-col">
            <div className={`flex justify-center pt-8 ${band}`}>
              <TradeDrawing trade={SECTOR_TRADES[each.sector]} isStanding isPlain className="w-52" />
            </div>
            <Heading level={3} className="mt-5">
              {each.name}
            </Heading>
            <p className="mt-2">{each.text}</p>
            <dl className="mt-5 space-y-4 border-line border-t pt-4">
              <Fact name="Roles">{each.roles}</Fact>
              <Fact name="Employers ask for">{each.asked}</Fact>
            </dl>
            <IndustryLink slug={each.industry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{name}</dt>
      <dd className="mt-0.5 text-ink-soft">{children}</dd>
    </div>
  );
}

function IndustryLink({ slug }: { slug: string | undefined }) {
  const industry = findIndustry(slug);
  if (!industry) return null;
  return (
    <p className="mt-4">
      <Link
        to={href('/industries/:industry', { industry: industry.slug })}
        className="link inline-flex items-center font-semibold pointer-coarse:min-h-11"
      >
        {industry.name} jobs and roles
      </Link>
    </p>
  );
}
