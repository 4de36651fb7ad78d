/** Alerts of an email address, opened by a link emailed to its owner. Needs no account and no scripts. */
import { href } from 'react-router';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { changeByLink } from '#app/features/board/alerts/commands/change-alerts.server.ts';
import { BadLink } from '#app/features/board/alerts/components/bad-link.tsx';
import { ManagedAlerts } from '#app/features/board/alerts/components/managed-alerts.tsx';
import { listByLink } from '#app/features/board/alerts/queries/alerts.server.ts';
import { manageForm } from '#app/features/board/alerts/schema.ts';
import { CHANGE_PROBLEMS } from '#app/features/board/alerts/texts.ts';
import { failures } from '#app/features/core/accounts/form/refusals.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { everybody, formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { readLinkToken } from '#app/web/form/link-token.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/manage-alerts';

export { linkHeaders as headers } from '#app/web/form/headers.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = readLinkToken(url);
  const linkedAlerts = token && (await listByLink(context.get(requestContext).database, token));
  if (!linkedAlerts) return null;
  const { owner, alerts } = linkedAlerts;
  // The alert that the email was about comes first.
  const sortedAlerts = [...alerts].sort(
    (one, other) => Number(other.id === owner.alertId) - Number(one.id === owner.alertId),
  );
  const [about, did] = [url.searchParams.get('about'), url.searchParams.get('did')];
  return { token, email: owner.email, alerts: sortedAlerts, about, did, alertId: owner.alertId };
}

export const action = formAction({
  form: manageForm,
  gate: everybody,
  run: ({ services, value }) => changeByLink(services, value),
  done: (_, { value: { token, intent } }) => ({ to: `${href('/alerts/manage')}?token=${token}&did=${intent}` }),
  refuse: () => ({ status: 303, to: href('/alerts/manage') }),
  ...failures(CHANGE_PROBLEMS),
});

const page = unlistedText('/alerts/manage');

export const handle = { isPrivateLink: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function ManageAlerts({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <div className="max-w-2xl">
        <FormProblems formId="manage" answer={actionData} />
        {loaderData ? <ManagedAlerts {...loaderData} /> : <BadLink />}
      </div>
    </div>
  );
}
