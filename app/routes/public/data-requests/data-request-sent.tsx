/** Shown after the data protection form: the reference and the next steps. */
import { href } from 'react-router';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { readReference } from '#domain/data-request/data-request.ts';
import { UNCONFIRMED_DAYS } from '#domain/enquiry/enquiry.ts';
import { agency, hasLegalPage } from '#domain/site/site.ts';
import type { Route } from './+types/data-request-sent';

/** Shows a reference from the query only if it is well-formed. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const reference = searchParams.get('reference') ?? '';
  return { reference: readReference(reference) === null ? null : reference.trim().toUpperCase() };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    publicOrigin: originOf(matches),
    path: href('/data-protection/sent'),
    title: loaderData?.reference ? 'We’ve received your request' : 'Confirm your email address',
    description: `What happens after you send ${agency().name} a data protection request.`,
    keywords: 'data protection request sent',
    noindex: true,
  });

export default function DataRequestSent({ loaderData: { reference } }: Route.ComponentProps) {
  const title = reference ? 'We’ve received your request' : 'Confirm your email address';
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead
        trail={[{ label: 'Data protection', href: href('/data-protection') }, { label: title }]}
        title={title}
      />
      {reference ? (
        <>
          <p className="measure text-lg">
            Your reference is{' '}
            <strong translate="no" className="figures whitespace-nowrap font-semibold">
              {reference}
            </strong>
            .
          </p>
          <p className="measure mt-3 text-ink-soft">
            Keep a note of it, and quote it when you write or ring. We’ll email it to you with the date we’ll reply by.
            If you send several requests in an hour, we’ll only email the first five.
          </p>
        </>
      ) : (
        <p className="measure text-ink-soft text-lg">
          We’ve emailed you. Open the link within {UNCONFIRMED_DAYS} days to confirm the request is yours, so that we
          can read it. Our reply time starts today.
        </p>
      )}
      <p className="figures mt-3 text-ink-soft">
        You can also ring us on{' '}
        <a href={`tel:${agency().phone.dialled}`} className="link">
          {agency().phone.shown}
        </a>
        , {agency().hours.shown}.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {hasLegalPage('privacy-policy') && <ButtonLink to={href('/privacy-policy')}>Privacy policy</ButtonLink>}
        <ButtonLink to={href('/')} variant="secondary">
          Home page
        </ButtonLink>
      </div>
    </div>
  );
}
