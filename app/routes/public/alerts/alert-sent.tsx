/** Shown after an alert was requested: the same text for every address. */
import { href } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { MOST_ALERTS, UNCONFIRMED_DAYS } from '#domain/alert/alert.ts';
import type { Route } from './+types/alert-sent';

const page = unlistedText('/alerts/sent');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function AlertSent() {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <div className="measure flex flex-col gap-4">
        <p>
          Open the link in the email that we send you, and your alert starts. The link works for {UNCONFIRMED_DAYS}{' '}
          days. If the email has not come within a few minutes, look in your spam folder.
        </p>
        <p className="text-ink-soft">
          We send at most one of these emails a day. If you asked for more than one alert today, its link shows all of
          them. You can have {MOST_ALERTS} alerts; one that you have already is not added again.
        </p>
        <div className="mt-2">
          <ButtonLink to={href('/jobs')}>Back to the jobs</ButtonLink>
        </div>
      </div>
    </div>
  );
}
