/** Chooses candidates of one job for its client, and sends them as a private link. `?job=…&with=<application>` ticks one of them. */
import { href, Link } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { sendShortlist } from '#app/features/hirers/clients/commands/shortlists.server.ts';
import { NewShortlistForm } from '#app/features/hirers/clients/components/shortlist/new-shortlist-form.tsx';
import { shortlistForm } from '#app/features/hirers/clients/queries/sent-shortlist.server.ts';
import { findForShortlist } from '#app/features/hirers/clients/queries/shortlists.server.ts';
import { clientHref, shortlistHref } from '#app/features/hirers/clients/schema.ts';
import { namesCandidateText, SHORTLIST_REFUSALS, unnamedText } from '#app/features/hirers/clients/texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import type { Refusal } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Route } from './+types/new-shortlist';

export async function loader({ request, context, url: { searchParams } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  const selected = searchParams.get('with') ?? '';
  const chosenJob = isUuid(selected) ? selected : null;
  const options = await findForShortlist(database, consultant, searchParams.get('job') ?? '', chosenJob);
  return { found: options, chosen: chosenJob };
}

const failed = (text: string) => ({ notice: { title: 'Failed to send the shortlist', text, tone: 'danger' as const } });

export const action = formAction({
  form: shortlistForm,
  gate: requireConsultant,
  once: true,
  run: ({ services, proof: consultant, value }) => sendShortlist(services, consultant, value),
  done: ({ id }) => ({ to: shortlistHref(id), notice: 'shortlist-sent' }),
  refuse: (refused): Refusal => {
    if (refused.reason === 'names_candidate')
      return { status: 422, errors: { [refused.field]: namesCandidateText(refused.words) } };
    if (refused.reason === 'bad_contact') return { status: 422, errors: { contact: SHORTLIST_REFUSALS.bad_contact } };
    return { status: 409, ...failed(SHORTLIST_REFUSALS[refused.reason]) };
  },
  unexpected: { status: 503, ...failed(SHORTLIST_REFUSALS.failed) },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    {
      path: location.pathname,
      title: 'Send a shortlist',
      description: 'The client will open it with a private link and give feedback there.',
    },
    matches,
  );

export default function NewShortlist({ loaderData: { found, chosen }, actionData }: Route.ComponentProps) {
  const { job, contacts, candidates, unnamed = 0 } = found ?? {};
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/clients'), { label: 'Shortlist' }]} title="Send a shortlist" />
      {!job || !contacts || !candidates ? (
        <EmptyState title="Which job?" action={<ButtonLink to={href('/admin/clients')}>Choose a client</ButtonLink>}>
          Open a client and press “Send a shortlist” beside one of its jobs, or open an application.
        </EmptyState>
      ) : !job.clientId ? (
        <EmptyState
          title={`${job.title} has no client yet`}
          action={<ButtonLink to={href('/jobs/:id/edit', { id: job.id })}>Edit the job</ButtonLink>}
        >
          Edit the job and choose the client under “The employer’s request”.
        </EmptyState>
      ) : contacts.length === 0 ? (
        <EmptyState
          title={`${job.client} has no contacts with an email address`}
          action={<ButtonLink to={clientHref(job.clientId)}>Add a contact</ButtonLink>}
        >
          We email shortlists to a client contact.
        </EmptyState>
      ) : candidates.length === 0 ? (
        <EmptyState title={`No open candidates for ${job.title}`}>
          We don’t list candidates who’ve withdrawn or weren’t taken forward. {unnamed > 0 && unnamedText(unnamed)}
        </EmptyState>
      ) : (
        <>
          <p className="mb-6 text-ink-soft [overflow-wrap:anywhere]">
            {job.title}, for{' '}
            <Link to={clientHref(job.clientId)} className="link">
              {job.client}
            </Link>
          </p>
          {unnamed > 0 && <p className="mb-6 text-ink-soft">{unnamedText(unnamed)}</p>}
          <NewShortlistForm
            jobId={job.id}
            contacts={contacts}
            candidates={candidates}
            chosen={chosen}
            answer={actionData}
          />
        </>
      )}
    </>
  );
}
