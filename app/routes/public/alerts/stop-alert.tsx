/**
 * Stops one alert: by one click in a mail program (RFC 8058: a POST without cookie or page), or by the button. Opening the page stops
 * nothing.
 */
import { href } from 'react-router';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { stopByLink } from '#app/features/board/alerts/commands/change-alerts.server.ts';
import { BadLink } from '#app/features/board/alerts/components/bad-link.tsx';
import { listByLink } from '#app/features/board/alerts/queries/alerts.server.ts';
import { stopForm } from '#app/features/board/alerts/schema.ts';
import { CHANGE_PROBLEMS } from '#app/features/board/alerts/texts.ts';
import { failures } from '#app/features/core/accounts/form/refusals.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { everybody, formAction } from '#app/web/form/form-action.server.ts';
import { readLinkToken } from '#app/web/form/link-token.server.ts';
import { pageUrl } from '#app/web/page-url.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/stop-alert';

export { linkHeaders as headers } from '#app/web/form/headers.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = readLinkToken(url);
  if (token === null) return null;
  const linkedAlerts = await listByLink(context.get(requestContext).database, token);
  const alert = linkedAlerts?.alerts.find(({ id }) => id === linkedAlerts.owner.alertId);
  return alert ? { token, description: alert.description, isStopped: alert.state === 'ended' } : null;
}

/** Answers directly: mail programs do not follow redirects. */
export const action = formAction({
  form: stopForm,
  gate: everybody,
  run: ({ services, request, value: { token } }) =>
    stopByLink(services, token || (readLinkToken(pageUrl(request)) ?? '')),
  done: () => ({ to: href('/alerts/stop'), stays: true }),
  refuse: () => ({
    status: 410,
    notice: {
      title: 'This link no longer works',
      text: 'It’s invalid, or its alert was deleted.',
      tone: 'danger',
    },
  }),
  ...failures(CHANGE_PROBLEMS),
});

const page = unlistedText('/alerts/stop');

export const handle = { isPrivateLink: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function StopAlert({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <div className="max-w-xl">
        {!loaderData ? (
          <BadLink />
        ) : loaderData.isStopped || actionData?.isDone ? (
          <Notice tone="success" title="Unsubscribed" role="status">
            We won’t email you about {loaderData.description} any more.{' '}
            <a href={`${href('/alerts/manage')}?token=${loaderData.token}`} className="link">
              See your other alerts
            </a>
          </Notice>
        ) : (
          <form method="post">
            <p className="mb-6">Press the button to unsubscribe from {loaderData.description}.</p>
            <input type="hidden" name="token" value={loaderData.token} />
            <Button type="submit">Unsubscribe</Button>
          </form>
        )}
      </div>
    </div>
  );
}
