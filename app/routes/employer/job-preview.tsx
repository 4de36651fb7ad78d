/** A draft as visitors will see it, for its owner and administrators. Never cached, and kept from search engines. */
import { data, href, redirect } from 'react-router';
import { requirePoster } from '#app/features/accounts/gates.server.ts';
import { JobDetail, type ShownJob } from '#app/features/jobs/components/job-detail.tsx';
import { openUnpublishedForm } from '#app/features/jobs/queries/job-form.server.ts';
import { findManagedJob, type ManagedJob } from '#app/features/jobs/queries/managed-jobs.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { requestContext } from '#app/web/request-context.server.ts';
import { company } from '#content/company.ts';
import { describeDaysLeft } from '#domain/job/job-closing.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { Route } from './+types/job-preview';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const job = await findManagedJob(services, poster, id);
  if (!job) throw data('job_not_found', { status: 404 });
  const address = href('/jobs/:id', { id: job.id });
  if (job.status !== 'draft') throw redirect(address);
  const missing = Object.values(openUnpublishedForm(job, services.now).errors);
  return { job: toShownJob(job, services.now), missing, address: services.publicOrigin + address };
}

/** What a draft may leave empty, and its page shows. */
const MAY_BE_EMPTY = ['company', 'location', 'salary', 'description', 'requirements'] as const;

function toShownJob({ userId, version, status, isPast, hoursPerWeek, ...job }: ManagedJob, now: Date): ShownJob {
  const { closesAt, salaryMin, salaryMax, salaryPeriod, ...shown } = job;
  const filled = Object.fromEntries(MAY_BE_EMPTY.map((name) => [name, shown[name] || `No ${name} yet`]));
  const closingDay = londonDay(closesAt);
  return {
    ...shown,
    ...filled,
    isOpen: true,
    postedOn: formatLongDate(now),
    closesOn: formatLongDate(closesAt),
    closingDay,
    daysLeft: describeDaysLeft(closingDay, londonDay(now)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Preview of ${loaderData?.job.title ?? 'a draft'} | ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function JobPreview({ loaderData: { job, missing, address } }: Route.ComponentProps) {
  const edit = `${href('/jobs/:id/edit', { id: job.id })}${missing.length > 0 ? '?check=publish' : ''}`;
  return (
    <div className="pb-24">
      <div className="wrap pt-4 pb-8">
        <Breadcrumb items={[{ label: 'My jobs', href: href('/employer/jobs') }, { label: 'Preview' }]} />
        <div className="mt-4">
          <Notice
            tone="warning"
            title="This is a draft"
            action={
              <ButtonLink to={edit} variant="secondary">
                Edit draft
              </ButtonLink>
            }
          >
            Only you and the agency can see this page. Visitors will see the job like this once you post it.
            {missing.length > 0 && (
              <>
                <p className="mt-2">Before you post it:</p>
                <ul className="list-disc pl-5">
                  {missing.map((message) => (
                    <li key={message}>{message}</li>
                  ))}
                </ul>
              </>
            )}
          </Notice>
        </div>
      </div>
      <JobDetail job={job} address={address} isPreview />
    </div>
  );
}
