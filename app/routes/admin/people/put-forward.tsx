/** Puts people forward for an open job of the agency: `?person-<id>=yes` for each, `job=` if it is known. A POST also undoes. */
import { href, Link } from 'react-router';
import { listHrefOf } from '#app/desk/list/desk-list.ts';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { PEOPLE } from '#app/features/core/desk/components/person-list.tsx';
import { putForward, undoPutForward } from '#app/features/people/put-forward/commands.server.ts';
import { JobSearch } from '#app/features/people/put-forward/components/job-search.tsx';
import { PutForwardForm } from '#app/features/people/put-forward/components/put-forward-form.tsx';
import { putForwardForm } from '#app/features/people/put-forward/form.ts';
import { readPutForwardPage } from '#app/features/people/put-forward/queries.server.ts';
import { putForwardHref } from '#app/features/people/put-forward/schema.ts';
import { JOB_REFUSALS, NOT_PUT_FORWARD, refusalText } from '#app/features/people/put-forward/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { readWords } from '#domain/address/search-parameters.ts';
import { fillTemplate, nameFacts } from '#domain/application/template.ts';
import { MOST_PUT_FORWARD, PUT_FORWARD_MESSAGE } from '#domain/person/put-forward.ts';
import { personField, readSelectedPeople } from '#domain/person/selected-people.ts';
import { agency } from '#domain/site/site.ts';
import { joinWords } from '#domain/text/counts.ts';
import type { Route } from './+types/put-forward';

export async function loader({ request, context, url: { searchParams } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const ids = readSelectedPeople(searchParams).slice(0, MOST_PUT_FORWARD);
  const search = readWords(searchParams, 'search');
  const jobId = searchParams.get('job') ?? '';
  const { database } = context.get(requestContext);
  const page = await readPutForwardPage(database, consultant, { ids, jobId, search });
  const [person] = page.people;
  const message = fillTemplate(PUT_FORWARD_MESSAGE, {
    agency: agency().name,
    consultant: consultant.fullName,
    ...(page.people.length === 1 && person && nameFacts(person.fullName)),
    ...(page.job && { job_title: page.job.title, company: page.job.company }),
  });
  // The list of people sends its own search.
  const back = searchParams.get('back');
  const next = readReturnPath(searchParams.get('next') ?? (back && listHrefOf(PEOPLE, back))) ?? '';
  const ticks = Object.fromEntries(ids.map((id) => [personField(id), 'yes']));
  return { ...page, message, next, query: { ...ticks, ...(next && { next }), search } };
}

const listPath = href('/admin/people');

export const action = formAction({
  form: putForwardForm,
  gate: requireConsultant,
  once: ['put'],
  run: async ({ services, proof: consultant, value }) =>
    value.intent === 'undo'
      ? { ...(await undoPutForward(services, consultant, value.ids)), ids: [] }
      : putForward(services, consultant, value),
  done: ({ ids: [id = ''] }, { value }) => {
    const next = readReturnPath(value.next);
    if (value.intent === 'undo') return { to: next ?? listPath, notice: 'put-forward-undone' };
    if (value.step === 'introduce') return { to: href('/admin/applications/:id/introduction', { id }) };
    if (value.step === 'shortlist') return { to: `${href('/admin/shortlists/new')}?job=${value.job}&with=${id}` };
    const [person = ''] = value.people;
    const record = value.people.length === 1 ? href('/admin/people/:id', { id: person }) : listPath;
    return { to: next ?? record, notice: 'put-forward' };
  },
  refuse: (refused, { value }) => {
    if (refused.reason === 'too_late')
      return { status: 409, to: withPageNotice(readReturnPath(value.next) ?? listPath, 'put-forward-kept') };
    if (refused.reason === 'people') return { status: 409, errors: { people: refusalText(refused.people) } };
    return { status: 409, errors: { job: JOB_REFUSALS[refused.reason] } };
  },
  unexpected: { status: 503, notice: NOT_PUT_FORWARD },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/people/put-forward'), matches);

export default function PutForwardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { people, job, jobs, clients, message, next, query } = loaderData;
  const [person] = people;
  const trail = trailOf('/admin', '/admin/people');
  if (people.length === 1 && person)
    trail.push({ label: person.fullName, href: href('/admin/people/:id', { id: person.id }) });
  const { title } = unlistedText('/admin/people/put-forward');
  const ids = people.map(({ id }) => id);
  return (
    <>
      <PageHead trail={[...trail, { label: title }]} title={title} />
      {people.length === 0 ? (
        <EmptyState title="No people selected" action={<Link to={listPath}>Open People</Link>}>
          Select people in the list, or open a person and press “Put forward”.
        </EmptyState>
      ) : (
        <>
          <p className="wrap-anywhere mb-6 text-ink-soft">{joinWords(people.map(({ fullName }) => fullName))}</p>
          {job ? (
            <p className="mb-6">
              <Link to={putForwardHref(ids, '', next)} className="link">
                Select another job
              </Link>
            </p>
          ) : (
            <JobSearch query={query} count={jobs.length} clients={clients} />
          )}
          {(job || jobs.length > 0) && (
            <PutForwardForm
              people={people}
              jobs={job ? [job] : jobs}
              message={message}
              next={next}
              answer={actionData}
            />
          )}
        </>
      )}
    </>
  );
}
