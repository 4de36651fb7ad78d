import { describeWhere, listFilters } from '#app/features/board/jobs/schema.ts';
import type { FormNotice } from '#app/web/form/reply.ts';
import { ALERT_MONTHS } from '#domain/alert/alert.ts';
import { type JobQuestion, readJobQuestion } from '#domain/job/search/job-question.ts';
import { agency } from '#domain/site/site.ts';

const problem = (title: string, text: string): FormNotice & { text: string } => ({ title, text, tone: 'danger' });

const NOT_SAVED = 'Your alert was not saved';

export const ALERT_PROBLEMS = {
  not_human: problem(NOT_SAVED, 'We couldn’t check that you’re a person. Please reload the page and try again.'),
  too_many_attempts: problem(NOT_SAVED, 'Too many attempts. Please try again in 15 minutes.'),
  too_many_alerts: problem('This search was not saved', 'You’ve reached the limit of saved searches. Stop one first.'),
  unknown_place: problem(NOT_SAVED, 'We couldn’t find the place in this search. Change it on the board and try again.'),
  unexpected: problem(NOT_SAVED, 'Something went wrong on our side. Please try again.'),
  refused: problem(NOT_SAVED, 'We couldn’t read this form. Please reload the page and try again.'),
};

export const CHANGE_PROBLEMS = {
  unexpected: problem('Nothing was changed', 'Something went wrong on our side. Please try again.'),
  refused: problem('Nothing was changed', 'We couldn’t read this form. Please reload the page and try again.'),
};

export const consentText = (): string =>
  `Email me new jobs from ${agency().name} that match this search for ${ALERT_MONTHS} months. I can stop at any time using the link in every email.`;

/** '“forklift”, within 10 miles of Stockport', or 'all jobs' without filters. */
export const describeSearch = (search: JobQuestion): string =>
  listFilters({ ...search, posted: null })
    .map(({ name, label }) => (name === 'where' ? describeWhere(search) : label))
    .join(', ') || 'all jobs';

export const describeKept = ({ search, areas }: { search: string; areas: number[] | null }): string =>
  describeSearch({ ...readJobQuestion(new URLSearchParams(search)), ...(areas && { whereKind: 'area' }) });
