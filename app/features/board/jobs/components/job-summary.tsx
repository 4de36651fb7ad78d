/** The facts of a job beside its text (spec: accounts §2, "Job Summary"). */
import { Heading } from '#app/ui/content/heading.tsx';
import type { PublicJob } from '#domain/job/fields.ts';
import { CATEGORY_NAMES, kindOfWork, WORK_MODE_NAMES } from '#domain/job/job.ts';
import { formatLongDay } from '#domain/time/dates.ts';
import { jobReference } from '../schema.ts';

type JobSummaryProps = Pick<
  PublicJob,
  'id' | 'salary' | 'type' | 'basis' | 'category' | 'location' | 'workMode' | 'startDate' | 'isOpen'
> & { postedOn: string; closesOn: string };

export function JobSummary(job: JobSummaryProps) {
  const facts = [
    { label: 'Salary', value: job.salary },
    { label: 'Job type', value: kindOfWork(job).join(', ') },
    { label: 'Category', value: CATEGORY_NAMES[job.category] },
    { label: 'Location', value: job.location },
    { label: 'Where you work', value: WORK_MODE_NAMES[job.workMode] },
    ...(job.startDate ? [{ label: 'Starts on', value: formatLongDay(job.startDate) }] : []),
    { label: 'Posted', value: job.postedOn },
    { label: job.isOpen ? 'Apply by' : 'Closed', value: job.closesOn },
    { label: 'Reference', value: job.id ? jobReference(job.id) : 'Added when you post the job' },
  ];
  return (
    <section aria-labelledby="job-summary">
      <Heading level={2} size="item" id="job-summary" className="mb-3">
        Job Summary
      </Heading>
      <dl className="divide-y divide-line border-line border-y">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid min-w-0 grid-cols-[7.5rem_1fr] gap-4 py-2.5">
            <dt className="text-sm text-ink-faint">{label}</dt>
            <dd className="figures text-sm font-medium [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
