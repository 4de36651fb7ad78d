import { href, redirect } from 'react-router';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { CONFIRM_ENQUIRY, ENQUIRY_TEXTS } from '#app/features/core/enquiries/texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DrawnHead } from '#app/ui/pictures/drawn-head.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { ENQUIRY_KINDS, type EnquiryKind } from '#domain/enquiry/enquiry.ts';
import type { Trade } from '#domain/job/trade.ts';
import { isOffered } from '#domain/site/services.ts';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/enquiry-sent';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const form = searchParams.get('form');
  const kind = ENQUIRY_KINDS.find((each) => each === form);
  if (!kind && form !== 'unconfirmed') throw redirect(href('/contact'));
  const { title, text } = kind ? ENQUIRY_TEXTS[kind].sent : CONFIRM_ENQUIRY;
  return cacheable({ title, text, kind: kind ?? null }, { parameters: ['form'] });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    publicOrigin: originOf(matches),
    path: href('/enquiry-sent'),
    title: loaderData?.title ?? 'Sent',
    description: `What happens after you send a form to ${agency().name}.`,
    keywords: 'request sent',
    noindex: true,
  });

export default function EnquirySent({ loaderData: { title, text, kind } }: Route.ComponentProps) {
  return (
    <>
      <DrawnHead trail={[{ label: title }]} title={title} trades={[kind ? TRADES[kind] : 'office']} />
      <div className="wrap pt-8 pb-16">
        <p className="measure text-ink-soft text-lg">{text}</p>
        <p className="figures mt-3 text-ink-soft">
          If it is urgent, ring us on{' '}
          <a href={`tel:${agency().phone.dialled}`} className="link">
            {agency().phone.shown}
          </a>
          , {agency().hours.shown}.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <OnwardLink kind={kind} />
          <ButtonLink to={href('/')} variant="secondary">
            Home page
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

const TRADES: Record<EnquiryKind, Trade> = {
  candidate: 'law',
  employer: 'building',
  coaching: 'people',
  contact: 'office',
};

function OnwardLink({ kind }: { kind: EnquiryKind | null }) {
  if (kind === 'employer' && isOffered('/employer-services'))
    return <ButtonLink to={href('/employer-services')}>How we work for employers</ButtonLink>;
  if (kind === 'coaching') return <ButtonLink to={href('/tools')}>Career tools</ButtonLink>;
  return <ButtonLink to={href('/jobs')}>See all jobs</ButtonLink>;
}
