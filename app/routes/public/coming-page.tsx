/** Stands in for a page that is planned and not built: says so, and how to reach the agency meanwhile. */
import { data, href } from 'react-router';
import { writeBoardSearch } from '#app/features/jobs/schema.ts';
import { cacheable } from '#app/site/cacheable.server.ts';
import { ContactFacts } from '#app/site/contact-facts.tsx';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { findCity } from '#content/cities.ts';
import { comingText } from '#content/coming.ts';
import { company } from '#content/company.ts';
import { findIndustry } from '#content/industries.ts';
import { nameInAddress } from '#content/name-in-address.ts';
import { isPagePattern, pageText } from '#content/pages.ts';
import { CATEGORY_NAMES, JOB_CATEGORIES } from '#domain/job.ts';
import type { Route } from './+types/coming-page';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

export function loader({ pattern: given, params, url: { pathname } }: Route.LoaderArgs) {
  const pattern = given.startsWith('/') ? given : `/${given}`;
  const name = nameInAddress(params);
  // An article's address, too: there are none yet.
  if (name === null || !isPagePattern(pattern)) throw data(null, { status: 404 });
  const phone = findCity(params.city)?.phone ?? company.phone;
  return cacheable({ pattern, name, path: pathname, phone, board: boardFor(pathname, params) });
}

type Parameters = { city?: string; industry?: string };

/** The part of the board that comes nearest to what the page is about. */
function boardFor(path: string, { city, industry }: Parameters): { label: string; search: string } {
  const location = findCity(city)?.name;
  if (location) return { label: `Jobs in ${location}`, search: writeBoardSearch({ location }) };
  const category = findIndustry(industry)?.category ?? JOB_CATEGORIES.find((each) => path === `/${each}`);
  if (category) return { label: `${CATEGORY_NAMES[category]} jobs`, search: writeBoardSearch({ category }) };
  return { label: 'See all jobs', search: '' };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { pattern, name, path } = loaderData;
  return pageMeta({ ...pageText(pattern, name), publicOrigin: originOf(matches), path, noindex: true });
};

export default function ComingPage({ loaderData: { pattern, name, phone, board } }: Route.ComponentProps) {
  const page = pageText(pattern, name);
  const { lead, subject } = comingText(pattern, page);
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="measure text-lg text-ink-soft">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={href('/jobs') + board.search}>{board.label}</ButtonLink>
            <ButtonLink to={href('/')} variant="secondary">
              Home page
            </ButtonLink>
          </div>
        </div>
        <section aria-labelledby="reach-us" className="lg:col-span-4 lg:col-start-9">
          <Heading level={2} size="item" id="reach-us">
            Reach us meanwhile
          </Heading>
          <ContactFacts
            phone={phone}
            mail={`mailto:${company.email}?subject=${encodeURIComponent(subject)}`}
            className="mt-4"
          />
        </section>
      </div>
    </div>
  );
}
