/** The steps of a job's form: their fields, whether they are complete, and their summaries. */

import { AUTHORITY_WAY_NAMES, type AuthorityWay } from '#domain/job/hirer-authority.ts';
import {
  CATEGORY_NAMES,
  type JobBasis,
  type JobCategory,
  type JobType,
  kindOfWork,
  WORK_MODE_NAMES,
  type WorkMode,
} from '#domain/job/job.ts';
import { countOf } from '#domain/text/counts.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';
import { formatLongDay } from '#domain/time/dates.ts';

type JobStepRules = {
  title: string;
  /** Required fields by name, with the words for them in the summary. */
  asks: Record<string, string>;
  /** Every field has a default, so the step starts collapsed. */
  isUsual?: true;
  more?: string[];
};

export const JOB_STEPS = {
  job: { title: 'The job', asks: { title: 'title', company: 'company', location: 'location' } },
  kind: {
    title: 'Type of work',
    asks: {},
    isUsual: true,
    more: ['type', 'category', 'basis', 'work_mode', 'start_date'],
  },
  pay: {
    title: 'Pay and hours',
    asks: { salary: 'salary' },
    more: ['hours_per_week', 'salary_min', 'salary_max', 'salary_period', 'because_minimum_wage'],
  },
  advert: { title: 'The advert', asks: { description: 'job description', requirements: 'requirements' } },
  closing: {
    title: 'Closing date and reply time',
    asks: { closes_at: 'closing date' },
    isUsual: true,
    more: ['reply_days'],
  },
  authority: {
    title: 'The employer’s request',
    asks: { authority_by: 'who asked', authority_how: 'how', authority_on: 'when' },
    more: ['client_id'],
  },
} as const satisfies Record<string, JobStepRules>;

export type JobStepName = keyof typeof JOB_STEPS;

export const STEP_NAMES = Object.keys(JOB_STEPS) as JobStepName[];

type Values = Record<string, string>;

const rulesOf = (step: JobStepName): JobStepRules => JOB_STEPS[step];

const missingIn = (step: JobStepName, values: Values): string[] =>
  Object.entries(rulesOf(step).asks).flatMap(([name, words]) => (values[name]?.trim() ? [] : [words]));

export const isStepDone = (step: JobStepName, values: Values): boolean => missingIn(step, values).length === 0;

export const isStepWrong = (step: JobStepName, errors: Values): boolean =>
  [...Object.keys(rulesOf(step).asks), ...(rulesOf(step).more ?? [])].some((name) => errors[name]);

export function describeStep(step: JobStepName, values: Values): string {
  const missingFields = missingIn(step, values);
  if (missingFields.length > 0) return `To fill in: ${missingFields.join(', ')}`;
  switch (step) {
    case 'job':
      return [values['title'], values['company'], values['location']].join(', ');
    case 'kind':
      return [
        ...kindOfWork({ type: values['type'] as JobType, basis: values['basis'] as JobBasis }),
        CATEGORY_NAMES[values['category'] as JobCategory],
        WORK_MODE_NAMES[values['work_mode'] as WorkMode],
        isCalendarDay(values['start_date'] ?? '') && `starts ${formatLongDay(values['start_date'] ?? '')}`,
      ]
        .filter(Boolean)
        .join(' · ');
    case 'pay':
      return [values['salary'], values['hours_per_week'] && `${values['hours_per_week']} hours a week`]
        .filter(Boolean)
        .join(' · ');
    case 'advert':
      return 'Job description and requirements';
    case 'closing': {
      const day = values['closes_at'] ?? '';
      const open = isCalendarDay(day) ? `Closes on ${formatLongDay(day)}` : day;
      return [open, values['reply_days'] && `reply within ${countOf(Number(values['reply_days']), 'day')}`]
        .filter(Boolean)
        .join(' · ');
    }
    case 'authority':
      return [values['authority_by'], AUTHORITY_WAY_NAMES[values['authority_how'] as AuthorityWay]]
        .filter(Boolean)
        .join(' · ');
  }
}
