import './job-strip.css';
import type { ReactNode } from 'react';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import type { PublicJob } from '#domain/job/fields.ts';
import { kindOfWork, WORK_MODE_NAMES } from '#domain/job/job.ts';
import { DaysLeft } from './days-left.tsx';

export type FactsOfJob = Pick<PublicJob, 'salary' | 'location' | 'workMode' | 'type' | 'basis' | 'isOpen'> & {
  closesOn: string;
  /** YYYY-MM-DD. */
  closingDay: string;
  /** '21 days left'; null after the closing date. */
  daysLeft: string | null;
};

/** @property children the actions: at the bottom of a narrow screen, at the end of the strip on a wide one */
export function JobStrip({ job, children }: { job: FactsOfJob; children: ReactNode }) {
  const [kind, basis] = kindOfWork(job);
  return (
    <div className="job-strip">
      <div className="job-strip-row wrap">
        <dl className="job-facts">
          <div className="job-fact-pay">
            <dt>Pay</dt>
            <dd>
              <FittedWords>{job.salary}</FittedWords>
            </dd>
          </div>
          <Fact label="Location" more={WORK_MODE_NAMES[job.workMode]}>
            {job.location}
          </Fact>
          <Fact label="Working pattern" more={basis}>
            {kind}
          </Fact>
          <Fact
            className="job-fact-day"
            label={job.isOpen ? 'Apply by' : 'Closed'}
            more={job.isOpen && <DaysLeft closingDay={job.closingDay} text={job.daysLeft} />}
          >
            {job.closesOn}
          </Fact>
        </dl>
        <div data-bottom-bar className="job-bar no-print">
          {children}
        </div>
      </div>
    </div>
  );
}

type FactProps = { label: string; children: ReactNode; more: ReactNode; className?: string };

function Fact({ label, children, more, className }: FactProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>
        {children}
        {more && <span className="job-fact-more">{more}</span>}
      </dd>
    </div>
  );
}
