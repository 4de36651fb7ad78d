/** Emails people who agreed to emails about work. A GET takes ticked people or a search; a POST previews each email, or sends them. */
import { randomUUID } from 'node:crypto';
import { href, Link } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { sendMailing } from '#app/features/people/mailings/commands/send-mailing.server.ts';
import { MailingForm } from '#app/features/people/mailings/components/mailing-form.tsx';
import { mailingForm } from '#app/features/people/mailings/form.ts';
import { findChosen } from '#app/features/people/mailings/queries/recipients.server.ts';
import { type MailingPreview, readMailingChoice } from '#app/features/people/mailings/schema.ts';
import { MAILING_REFUSALS } from '#app/features/people/mailings/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { formAction, replyWith } from '#app/web/form/form-action.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { MOST_CHOSEN } from '#domain/person/mailing.ts';
import { agency } from '#domain/site/site.ts';
import { countOf } from '#domain/text/counts.ts';
import type { Route } from './+types/email';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const services = context.get(requestContext);
  const choice = readMailingChoice(new URL(request.url).searchParams);
  const search = 'search' in choice ? choice.search : null;
  const us = { agency: agency().name, consultant: consultant.fullName };
  const page = { search, us, key: randomUUID() };
  return loadPage(context, 'the people of an email could not be listed', { ...page, chosen: null }, async () => {
    const { ids, total } = await findChosen(services, consultant, choice);
    return { ...page, chosen: { people: ids.join(','), total } };
  });
}

export const action = formAction({
  reply: replyWith<{ preview: MailingPreview | null }>(),
  form: mailingForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, value }) => sendMailing(services, consultant, value),
  done: () => ({ to: href('/admin/people/emails'), notice: 'mailing-sent' }),
  refuse: (refused) => {
    const previewPart = { preview: 'preview' in refused ? refused.preview : null };
    if (refused.reason === 'previewed') return { status: 200, more: previewPart };
    return { status: 409, notice: { title: MAILING_REFUSALS[refused.reason], tone: 'danger' }, more: previewPart };
  },
  unexpected: {
    status: 503,
    notice: { title: 'Nothing was sent. Try again in a moment.', tone: 'danger' },
    more: { preview: null },
  },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/people/email'), matches);

export default function EmailPeople({ loaderData: { search, us, key, chosen }, actionData }: Route.ComponentProps) {
  const total = chosen?.total ?? 0;
  return (
    <>
      <PageHead trail={trailOf('/admin', '/admin/people')} title={unlistedText('/admin/people/email').title} />
      {!chosen ? (
        <LoadFailure title="Failed to load people" retryHref={href('/admin/people')}>
          {LOGGED_FAILURE}
        </LoadFailure>
      ) : total === 0 ? (
        <EmptyState title="Nobody selected">Select people in the list, or search for them first.</EmptyState>
      ) : total > MOST_CHOSEN ? (
        <EmptyState title={`Select up to ${MOST_CHOSEN} people.`}>
          Your search has more results. Add a filter, for example{' '}
          <Link to={`${href('/admin/people')}${search ? `${search}&` : '?'}emails=yes`} className="link">
            people who agreed to emails
          </Link>
          .
        </EmptyState>
      ) : (
        <>
          <p className="measure mb-6 text-ink-soft">
            {countOf(total, 'person', 'people')} selected. We’ll only email people who agreed to emails about work, and
            include an unsubscribe link. Write only about work: you don’t have consent for anything else.
          </p>
          <MailingForm people={chosen.people} formKey={key} us={us} reply={actionData} />
        </>
      )}
    </>
  );
}
