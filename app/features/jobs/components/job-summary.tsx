/** The facts of a job, side by side with its text (spec: accounts §2, "Job Summary"). */
import { DataList } from '#app/ui/data-list.tsx';
import { Heading } from '#app/ui/heading.tsx';
import {
  BASIS_NAMES,
  CATEGORY_NAMES,
  type JobBasis,
  type JobCategory,
  type JobType,
  WORK_MODE_NAMES,
  type WorkMode,
} from '#domain/job.ts';

type JobSummaryProps = {
  salary: string;
  type: JobType;
  category: JobCategory;
  basis: JobBasis;
  workMode: WorkMode;
  postedOn: string;
  closesOn: string;
  isOpen: boolean;
};

export function JobSummary({ salary, type, category, basis, workMode, postedOn, closesOn, isOpen }: JobSummaryProps) {
  return (
    <section aria-labelledby="job-summary">
      <Heading level={2} size="item" id="job-summary" className="mb-4">
        Job Summary
      </Heading>
      <DataList
        items={[
          { label: 'Salary', value: salary },
          { label: 'Job type', value: type },
          { label: 'Category', value: CATEGORY_NAMES[category] },
          { label: 'Basis', value: BASIS_NAMES[basis] },
          { label: 'Place of work', value: WORK_MODE_NAMES[workMode] },
          { label: 'Posted', value: postedOn },
          { label: isOpen ? 'Apply by' : 'Closed', value: closesOn },
        ]}
      />
    </section>
  );
}
