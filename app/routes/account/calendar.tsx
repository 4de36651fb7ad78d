/** The secret address of the reader's calendar. A new one is shown only in the response to the form. */
import { href } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { AccountPage } from '#app/features/core/accounts/components/sign-in/sign-in-page.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { makeCalendarLink, removeCalendarLink } from '#app/features/core/calendars/commands.server.ts';
import { CalendarAddress } from '#app/features/core/calendars/components/calendar-address.tsx';
import { findOwnCalendarLink } from '#app/features/core/calendars/queries.server.ts';
import { calendarForm } from '#app/features/core/calendars/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formAction, replyWith } from '#app/web/form/form-action.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { Route } from './+types/calendar';

export { formHeaders as headers } from '#app/web/form/headers.ts';

const PATH = href('/account/calendar');

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const since = await findOwnCalendarLink(context.get(requestContext).database, consultant);
  return { since: since && formatLongDate(since) };
}

export const action = formAction({
  reply: replyWith<{ address: string }>(),
  form: calendarForm,
  gate: requireConsultant,
  run: async ({ services, proof: consultant, value }) =>
    value.intent === 'make' ? makeCalendarLink(services, consultant) : removeCalendarLink(services, consultant),
  done: ({ secret }, { services }) =>
    secret === null
      ? { to: PATH, notice: 'calendar-removed' }
      : {
          to: PATH,
          stays: true,
          more: { address: services.publicOrigin + href('/calendars/:file', { file: `${secret}.ics` }) },
        },
  // Neither intent is ever refused.
  refuse: () => ({ status: 409 }),
  unexpected: { status: 503, notice: { title: 'Nothing was changed. Try again in a moment.', tone: 'danger' } },
});

const page = unlistedText('/account/calendar');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function CalendarPage({ loaderData: { since }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={page.name} trail={[{ label: 'Account settings', href: href('/account') }]}>
      <CalendarAddress path={PATH} since={since} answer={actionData} />
    </AccountPage>
  );
}
