import { Search } from 'lucide-react';
import { Form, href } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Pagination } from '#app/ui/content/pagination.tsx';
import { TabLinks } from '#app/ui/content/tabs.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { LONGEST_SEARCH } from '#domain/address/search-length.ts';
import {
  DESK_STATUS_NAMES,
  DESK_STATUSES,
  type DeskSearch,
  type DeskStatus,
  describeCount,
  writeDeskSearch,
} from '../../schema.ts';
import { BOARD_COUNT_ID } from '../board/list-count.ts';
import { DeskJobRow, type ShownDeskJob } from './desk-job-row.tsx';
import { type Ask, PostNewJob } from './job-actions.tsx';

type DeskJobsProps = {
  jobs: ShownDeskJob[];
  counts: Record<DeskStatus | 'all', number>;
  pageCount: number;
  search: DeskSearch;
  ask: Ask;
};

export function DeskJobs({ jobs, counts, pageCount, search, ask }: DeskJobsProps) {
  const { status, search: words, page } = search;
  const hrefWith = (changed: Partial<DeskSearch>) =>
    href('/employer/jobs') + writeDeskSearch({ ...search, ...changed });
  if (counts.all === 0 && words === '') return <NoJobsYet ask={ask} />;
  const tabs = [
    { label: 'All', to: hrefWith({ status: null, page: 1 }), isCurrent: status === null, count: counts.all },
    ...DESK_STATUSES.map((each) => ({
      label: DESK_STATUS_NAMES[each],
      to: hrefWith({ status: each, page: 1 }),
      isCurrent: status === each,
      count: counts[each],
    })),
  ];
  return (
    <>
      <Form action={href('/employer/jobs')} role="search" aria-label="My jobs" className="mb-6 flex max-w-xl gap-3">
        {status && <input type="hidden" name="status" value={status} />}
        <Field id="desk-search" label="Search my jobs" isLabelHidden className="flex-1">
          {(control) => (
            <Input
              {...control}
              key={words}
              type="search"
              name="search"
              maxLength={LONGEST_SEARCH}
              placeholder="Title, company or location"
              defaultValue={words}
              icon={<Search className="size-4" />}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
      <TabLinks label="Jobs by status" tabs={tabs} />
      <p role="status" id={BOARD_COUNT_ID} tabIndex={-1} className="figures mt-5 mb-4 w-fit rounded-sm font-semibold">
        {describeCount({ count: counts[status ?? 'all'], isMore: false })}
      </p>
      {jobs.length === 0 ? (
        <EmptyState
          title="No jobs found"
          action={
            <ButtonLink to={href('/employer/jobs')} variant="secondary">
              Show all my jobs
            </ButtonLink>
          }
        >
          {words
            ? `No jobs with “${words}” in the title, company or location. Try another word.`
            : 'No jobs with this status.'}
        </EmptyState>
      ) : (
        <>
          <ul aria-labelledby={BOARD_COUNT_ID} className="border-line border-t">
            {jobs.map((job) => (
              <DeskJobRow key={job.id} job={job} here={hrefWith({})} ask={ask} />
            ))}
          </ul>
          <p className="measure mt-4 text-ink-soft text-sm">
            We count a view each time someone opens the job’s page with JavaScript on while the job is open. We don’t
            count your views or the agency’s, and we don’t store who looked.
          </p>
          <div className="mt-8">
            <Pagination page={page} pageCount={pageCount} makeHref={(each) => hrefWith({ page: each })} />
          </div>
        </>
      )}
    </>
  );
}

function NoJobsYet({ ask }: { ask: Ask }) {
  return (
    <EmptyState title="No jobs yet" action={<PostNewJob ask={ask} />}>
      Jobs appear on the board as soon as you post them. You can also save drafts here.
    </EmptyState>
  );
}
