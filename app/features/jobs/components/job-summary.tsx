/** The facts of a job, side by side with its text (spec: accounts §2, "Job Summary"). */
import { classNames } from '#app/ui/class-names.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { CATEGORY_NAMES, kindOfWork, type PublicJob, WORK_MODE_NAMES } from '#domain/job/job.ts';
import { jobReference } from '../schema.ts';

type JobSummaryProps = Pick<
  PublicJob,
  'id' | 'salary' | 'type' | 'basis' | 'category' | 'location' | 'workMode' | 'isOpen'
> & { postedOn: string; closesOn: string };

/** On phones it leaves out the facts shown right above it, under the title. */
export function JobSummary(job: JobSummaryProps) {
  const facts = [
    { label: 'Salary', value: job.salary, isAbove: true },
    { label: 'Job type', value: kindOfWork(job).join(', '), isAbove: true },
    { label: 'Category', value: CATEGORY_NAMES[job.category], isAbove: true },
    { label: 'Location', value: job.location, isAbove: true },
    { label: 'Where you work', value: WORK_MODE_NAMES[job.workMode] },
    { label: 'Posted', value: job.postedOn },
    { label: job.isOpen ? 'Apply by' : 'Closed', value: job.closesOn },
    { label: 'Reference', value: jobReference(job.id) },
  ];
  return (
    <section aria-labelledby="job-summary">
      <Heading level={2} size="item" id="job-summary" className="mb-3 lg:mb-4">
        Job Summary
      </Heading>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-y py-3 lg:block lg:divide-y lg:divide-line lg:py-0">
        {facts.map(({ label, value, isAbove }) => (
          <div
            key={label}
            className={classNames(
              'min-w-0 lg:grid lg:grid-cols-[7.5rem_1fr] lg:gap-4 lg:py-2.5',
              isAbove && 'max-lg:not-print:hidden',
            )}
          >
            <dt className="text-sm text-ink-faint">{label}</dt>
            <dd className="figures text-sm font-medium [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
