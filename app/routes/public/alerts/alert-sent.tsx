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
          Open the link in the email we’ve sent you to start your alert. The link works for {UNCONFIRMED_DAYS} days. If
          you can’t find the email after a few minutes, check your spam folder.
        </p>
        <p className="text-ink-soft">
          We send one of these emails a day at most. If you asked for more than one alert today, its link shows them
          all. You can have up to {MOST_ALERTS} different alerts.
        </p>
        <div className="mt-2">
          <ButtonLink to={href('/jobs')}>Back to the jobs</ButtonLink>
        </div>
      </div>
    </div>
  );
}
