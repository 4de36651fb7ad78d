/** One form serves all rights over personal data. Needs no account and no scripts. */

import { href } from 'react-router';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd } from '#app/chrome/seo/structured-data.ts';
import { failures, tooMany } from '#app/features/core/accounts/form/refusals.server.ts';
import { sendDataRequest } from '#app/features/core/data-requests/commands/send-data-request.server.ts';
import { DataRequestForm } from '#app/features/core/data-requests/components/data-request-form.tsx';
import { dataRequestForm } from '#app/features/core/data-requests/schema.ts';
import { DATA_REQUEST_PROBLEMS } from '#app/features/core/data-requests/texts.ts';
import { LegalSections } from '#app/features/site/legal/components/legal-sections.tsx';
import { findLegalPage } from '#app/features/site/legal/queries.server.ts';
import { pageText } from '#app/pages/page-text.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { everybody, formAction } from '#app/web/form/form-action.server.ts';
import { sendForm } from '#app/web/form/send.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/data-protection';

export { formHeaders as headers } from '#app/web/form/headers.ts';

const pageHref = href('/data-protection');
const page = pageText('/data-protection');

/** The form works even while its explanations are unpublished. */
export function loader({ context }: Route.LoaderArgs) {
  const { content, retention } = context.get(requestContext);
  const { lead = '', sections = [] } = findLegalPage(content, 'data-protection', retention) ?? {};
  return cacheable({ lead, sections }, { tags: ['pages'] });
}

export const action = formAction({
  form: dataRequestForm,
  gate: everybody,
  run: ({ services, value }) => sendDataRequest(services, value),
  done: ({ reference }) => {
    const sentHref = href('/data-protection/sent');
    return { to: reference === null ? sentHref : `${sentHref}?reference=${reference}` };
  },
  refuse: ({ reason }) => {
    const { [reason]: notice } = DATA_REQUEST_PROBLEMS;
    return reason === 'not_human' ? { status: 422, notice } : tooMany(notice);
  },
  ...failures(DATA_REQUEST_PROBLEMS),
});

export const clientAction = sendForm(DATA_REQUEST_PROBLEMS.unexpected);

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicOrigin = originOf(matches);
  const jsonLd = breadcrumbJsonLd(publicOrigin, [{ label: page.name, href: pageHref }]);
  return pageMeta({ ...page, publicOrigin, path: pageHref, jsonLd });
};

export default function DataProtection({ loaderData: { lead, sections }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <p className="measure text-ink-soft text-lg">{lead}</p>
      <div className="mt-8 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        {/* On a phone the form comes first, so that visitors need not scroll past the explanations. */}
        <section aria-labelledby="request" className="min-w-0 lg:order-last lg:pt-2" id="form">
          <Heading level={2} size="item" id="request" className="mb-5">
            Send us a request
          </Heading>
          <DataRequestForm answer={actionData} />
        </section>
        <div className="-mt-12 min-w-0 max-w-[42rem] sm:-mt-16">
          <LegalSections sections={sections} />
        </div>
      </div>
    </div>
  );
}
