/** The emailed link opens this page. Opening it confirms nothing, because mail programs open links; a press does. */
import { href } from 'react-router';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { confirmAlerts } from '#app/features/board/alerts/commands/change-alerts.server.ts';
import { BadLink } from '#app/features/board/alerts/components/bad-link.tsx';
import { listByLink } from '#app/features/board/alerts/queries/alerts.server.ts';
import { confirmForm } from '#app/features/board/alerts/schema.ts';
import { CHANGE_PROBLEMS } from '#app/features/board/alerts/texts.ts';
import { failures } from '#app/features/core/accounts/form/refusals.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { everybody, formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { readLinkToken } from '#app/web/form/link-token.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { FREQUENCY_NAMES } from '#domain/alert/alert.ts';
import type { Route } from './+types/confirm-alerts';

export { linkHeaders as headers } from '#app/web/form/headers.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = readLinkToken(url);
  const linkedAlerts = token && (await listByLink(context.get(requestContext).database, token));
  if (!linkedAlerts) return { token: null, email: '', waiting: [], isConfirmed: false };
  const waitingAlerts = linkedAlerts.alerts.filter(({ state }) => state === 'asked');
  return {
    token,
    email: linkedAlerts.owner.email,
    waiting: waitingAlerts,
    isConfirmed: linkedAlerts.alerts.length > waitingAlerts.length,
  };
}

export const action = formAction({
  form: confirmForm,
  gate: everybody,
  run: ({ services, value }) => confirmAlerts(services, value),
  done: (_, { value: { token } }) => ({ to: `${href('/alerts/manage')}?token=${token}&did=confirmed` }),
  // Redirects to the page without a token, which says that the link does not work.
  refuse: () => ({ status: 303, to: href('/alerts/confirm') }),
  ...failures(CHANGE_PROBLEMS),
});

const page = unlistedText('/alerts/confirm');

export const handle = { isPrivateLink: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function ConfirmAlerts({
  loaderData: { token, email, waiting, isConfirmed },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <div className="max-w-xl">
        <FormProblems formId="confirm" answer={actionData} />
        {token === null ? (
          <BadLink />
        ) : waiting.length === 0 ? (
          <p>
            {isConfirmed ? 'Your alert is already confirmed.' : 'No alerts to confirm.'}{' '}
            <a href={`${href('/alerts/manage')}?token=${token}`} className="link">
              See your alerts
            </a>
          </p>
        ) : (
          <form method="post">
            <p className="mb-4">
              We’ll email new matching jobs to {email}.{waiting.length > 1 && ' Clear any you didn’t ask for.'}
            </p>
            <input type="hidden" name="token" value={token} />
            {waiting.map(({ id, description, frequency }) => (
              <Checkbox
                key={id}
                id={`alert-${id}`}
                name={`alert-${id}`}
                value="yes"
                defaultChecked
                label={description}
                hint={FREQUENCY_NAMES[frequency]}
              />
            ))}
            <Button type="submit" size="lg" className="mt-4">
              Confirm
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
