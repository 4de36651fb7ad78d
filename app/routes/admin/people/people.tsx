import { BulkForm } from '#app/desk/list/bulk-form.tsx';
import { listHref, listHrefOf } from '#app/desk/list/desk-list.ts';
import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { PeopleFilters } from '#app/features/core/desk/components/people-filters.tsx';
import { PeopleNotes } from '#app/features/core/desk/components/people-notes.tsx';
import { PeopleTable } from '#app/features/core/desk/components/people-table.tsx';
import { MATCH_COLUMNS, PEOPLE, PERSON_COLUMNS } from '#app/features/core/desk/components/person-list.tsx';
import { listPeople } from '#app/features/core/desk/queries/people/people.server.ts';
import { showPeople } from '#app/features/core/desk/queries/people/shown-people.server.ts';
import { EmailBar } from '#app/features/people/mailings/components/email-bar.tsx';
import { isNarrowed } from '#app/features/people/people/schema.ts';
import { tagPeople } from '#app/features/people/people-lists/commands/tag-people.server.ts';
import { ListLinks } from '#app/features/people/people-lists/components/list-links.tsx';
import { SaveList } from '#app/features/people/people-lists/components/save-list.tsx';
import { TAG_FORM, TagBar } from '#app/features/people/people-lists/components/tag-bar.tsx';
import { tagForm } from '#app/features/people/people-lists/form.ts';
import { listLists } from '#app/features/people/people-lists/queries/lists.server.ts';
import { TAG_REFUSALS } from '#app/features/people/people-lists/texts.ts';
import { PeopleForJob, putForwardColumn } from '#app/features/people/put-forward/components/people-for-job.tsx';
import { PutForwardBar } from '#app/features/people/put-forward/components/put-forward-bar.tsx';
import { PutForwardLine } from '#app/features/people/put-forward/components/put-forward-line.tsx';
import { findLastPutForward, findOpenJob } from '#app/features/people/put-forward/queries.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatCalendarDay } from '#domain/time/dates.ts';
import type { Route } from './+types/people';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'people could not be listed',
  list: PEOPLE,
  gate: requireConsultant,
  find: async ({ services, proof: consultant, search }) => {
    const { database } = services;
    const [{ people, ...found }, lists, lastPutForward] = await Promise.all([
      listPeople(services, consultant, search),
      listLists(database, consultant),
      findLastPutForward(database, consultant),
    ]);
    const ids = people.map(({ id }) => id);
    const job = search.job ? await findOpenJob(database, consultant, search.job, ids) : null;
    const rows = showPeople(people, found.correctedSearch ?? search.search, londonDay(services.now));
    const day = search.available && formatCalendarDay(search.available);
    return { ...found, rows, lists, lastPutForward, job, day };
  },
});

export const action = formAction({
  form: tagForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, value }) => tagPeople(services, consultant, value),
  done: (_, { value }) => ({ to: listHrefOf(PEOPLE, value.back), notice: 'people-tagged' }),
  refuse: ({ reason }) => ({ status: 409, errors: { people: TAG_REFUSALS[reason] } }),
  unexpected: { status: 503, notice: { title: 'Failed to save the tags. Try again in a moment.', tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/people'), matches);

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { search, list } = loaderData;
  const here = listHref(PEOPLE, search);
  const isMatched = Boolean(search.search || search.where || search.available || search.job);
  const columns = [
    ...(isMatched ? MATCH_COLUMNS : PERSON_COLUMNS),
    ...(list?.job ? [putForwardColumn(list.job, here)] : []),
  ];
  const bar = (isSending: boolean) => (
    <>
      <PutForwardBar jobId={list?.job?.id ?? ''} />
      <TagBar isSending={isSending} answer={actionData} />
      <EmailBar search={search} />
    </>
  );
  return (
    <>
      <PutForwardLine last={list?.lastPutForward ?? null} next={here} />
      {list?.job && <PeopleForJob job={list.job} />}
      <ListPage
        list={PEOPLE}
        shown={loaderData}
        filters={<PeopleFilters search={search} />}
        above={
          <>
            <ListLinks lists={list?.lists ?? []} />
            {list && <PeopleNotes search={search} list={list} />}
          </>
        }
        wrap={(table) => (
          <BulkForm list={PEOPLE} search={search} formId={TAG_FORM} reply={actionData} bar={bar}>
            {table}
          </BulkForm>
        )}
        below={
          <p className="mt-4 text-ink-soft text-sm">
            {search.sort === 'name' ? 'Sorted by name.' : 'Sorted by last contact.'} People are not scored.
          </p>
        }
      >
        {(rows) => (
          <PeopleTable
            rows={rows}
            columns={columns}
            groups={list?.groups ?? null}
            day={list?.day ?? ''}
            ticked={actionData?.values}
          />
        )}
      </ListPage>
      {list && isNarrowed(search) && <SaveList search={writeSearch({ ...search, job: '', page: 1 })} />}
    </>
  );
}
