/** One shortlist at the desk, as its client sees it, with their feedback. */
import { data, href, Link } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { changeShortlist } from '#app/features/hirers/clients/commands/shortlists.server.ts';
import { ShortlistActions } from '#app/features/hirers/clients/components/shortlist/shortlist-actions.tsx';
import { ShortlistEntries } from '#app/features/hirers/clients/components/shortlist/shortlist-entries.tsx';
import { shortlistChangeForm } from '#app/features/hirers/clients/form.ts';
import { findShortlist } from '#app/features/hirers/clients/queries/shortlists.server.ts';
import { describeShortlist } from '#app/features/hirers/clients/queries/shown-shortlist.server.ts';
import { clientHref, shortlistHref } from '#app/features/hirers/clients/schema.ts';
import { SHORTLIST_REFUSALS } from '#app/features/hirers/clients/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import type { Route } from './+types/shortlist';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, now } = context.get(requestContext);
  const shortlist = await findShortlist(database, consultant, id);
  if (!shortlist) throw data('shortlist_not_found', { status: 404 });
  return describeShortlist(shortlist, now);
}

const NOTICES = { resend: 'shortlist-resent', revoke: 'shortlist-revoked', seen: 'answer-seen' } as const;

const failed = (text: string) => ({ notice: { title: 'Nothing was changed', text, tone: 'danger' as const } });

export const action = formAction({
  form: shortlistChangeForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, params: { id = '' }, value }) =>
    changeShortlist(services, consultant, id, value),
  done: (_, { params: { id = '' }, value }) => ({
    to: (value.intent === 'seen' && readReturnPath(value.next)) || shortlistHref(id),
    notice: NOTICES[value.intent],
  }),
  refuse: ({ reason }) => {
    if (reason === 'not_found') return throwNotFound('shortlist_not_found');
    return { status: 409, ...failed(SHORTLIST_REFUSALS[reason]) };
  },
  unexpected: { status: 503, ...failed(SHORTLIST_REFUSALS.failed) },
});

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  deskMeta(
    {
      path: location.pathname,
      title: `Shortlist for ${loaderData?.shortlist.client ?? 'a client'}`,
      description: 'What the client can see, and their feedback.',
    },
    matches,
  );

export default function Shortlist({ loaderData: { shortlist, entries }, actionData }: Route.ComponentProps) {
  const { client, clientId, jobId, jobTitle } = shortlist;
  const trail = [...trailOf('/admin', '/admin/clients'), { label: client, href: clientHref(clientId) }];
  return (
    <>
      <PageHead trail={[...trail, { label: 'Shortlist' }]} title={`Shortlist for ${client}`} />
      <p className="mb-6 text-ink-soft [overflow-wrap:anywhere]">
        <Link to={href('/jobs/:id', { id: jobId })} className="link">
          {jobTitle}
        </Link>
      </p>
      <div className="mb-6 max-w-2xl empty:hidden">
        <FormProblems formId="shortlist" answer={actionData} />
      </div>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">
          <ShortlistActions shortlist={shortlist} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <ShortlistEntries entries={entries} />
        </div>
      </div>
    </>
  );
}
