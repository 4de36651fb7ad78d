/** Stands in for a page that is planned and not built: says so, and how to reach the agency meanwhile. */
import { data, href } from 'react-router';
import { cacheable } from '#app/site/cacheable.server.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { DataList } from '#app/ui/data-list.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { findCity } from '#content/cities.ts';
import { comingText } from '#content/coming.ts';
import { addressLine, company } from '#content/company.ts';
import { nameInAddress } from '#content/name-in-address.ts';
import { isPagePattern, type PagePattern, pageText } from '#content/pages.ts';
import type { Route } from './+types/coming-page';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

/** Anybody can make up an address of these, so they are not worth keeping. */
const ENDLESS: readonly PagePattern[] = ['/blog/:slug', '/jobs/:id/apply'];

export function loader({ pattern: given, params, url: { pathname } }: Route.LoaderArgs) {
  const pattern = given.startsWith('/') ? given : `/${given}`;
  const name = nameInAddress(params);
  if (name === null || !isPagePattern(pattern)) throw data(null, { status: 404 });
  const shown = {
    pattern,
    name,
    path: pathname,
    jobId: params.id ?? null,
    phone: findCity(params.city)?.phone ?? company.phone,
  };
  return ENDLESS.includes(pattern) ? data(shown) : cacheable(shown);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { pattern, name, path } = loaderData;
  return pageMeta({ ...pageText(pattern, name), publicOrigin: originOf(matches), path, noindex: true });
};

export default function ComingPage({ loaderData: { pattern, name, jobId, phone } }: Route.ComponentProps) {
  const page = pageText(pattern, name);
  const { lead, subject } = comingText(pattern, page);
  const topic = jobId ? `${subject} ${jobId}` : subject;
  const facts = [
    {
      label: 'Phone',
      value: (
        <a href={`tel:${phone.dialled}`} className="link">
          {phone.shown}
        </a>
      ),
    },
    {
      label: 'E-mail',
      value: (
        <a href={`mailto:${company.email}?subject=${encodeURIComponent(topic)}`} className="link">
          {company.email}
        </a>
      ),
    },
    { label: 'Hours', value: company.hours.shown },
    { label: 'Address', value: addressLine },
  ];
  return (
    <div className="wrap py-6 sm:py-8">
      <Breadcrumb items={trail(page.name, jobId)} />
      <div className="grid gap-x-8 gap-y-12 pt-6 sm:pt-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Heading level={1}>{page.name}</Heading>
          <p className="measure mt-5 text-lg text-ink-soft">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {jobId && <ButtonLink to={href('/jobs/:id', { id: jobId })}>Back to the job</ButtonLink>}
            <ButtonLink to={href('/jobs')} variant={jobId ? 'secondary' : 'primary'}>
              See all jobs
            </ButtonLink>
            <ButtonLink to={href('/')} variant="secondary">
              Home page
            </ButtonLink>
          </div>
        </div>
        <section aria-labelledby="reach-us" className="lg:col-span-4 lg:col-start-9">
          <Heading level={2} size="item" id="reach-us">
            {jobId ? 'Apply by phone or e-mail' : 'Reach us meanwhile'}
          </Heading>
          <DataList items={facts} className="mt-4" />
        </section>
      </div>
    </div>
  );
}

function trail(name: string, jobId: string | null) {
  if (!jobId) return [{ label: name }];
  return [
    { label: 'Job Postings', href: href('/jobs') },
    { label: 'Job', href: href('/jobs/:id', { id: jobId }) },
    { label: name },
  ];
}
