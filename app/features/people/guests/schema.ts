import { href } from 'react-router';
import type { Reply } from '#app/web/form/reply.ts';
import type { QuestionSet } from '#domain/application/screening.ts';
import { ANSWER_FIELDS, QUESTIONS_FIELD, type TypedAnswers } from '#domain/application/screening-answers.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';

export const guestApplyHref = (jobId: string): string => href('/jobs/:id/apply/without-account', { id: jobId });

/** `isConfirmed` is false if the guest has to press an emailed link first. */
export const guestSentHref = (jobId: string, isConfirmed = true): string =>
  href('/jobs/:id/apply/sent', { id: jobId }) + (isConfirmed ? '' : '?step=confirm');

export const myApplicationHref = (token: string): string => `${href('/my-application')}?token=${token}`;

export const GUEST_FIELDS = [
  ...(['fullName', 'email', 'phone', 'coverNote', 'job'] as const),
  HUMAN_CHECK_FIELD,
  QUESTIONS_FIELD,
  ...ANSWER_FIELDS,
] as const;

export const MY_APPLICATION_FIELDS = ['intent', 'full_name', 'phone', 'password'] as const;

export type GuestForm = {
  person: { fullName: string; email: string; phone: string; coverNote: string | null };
  answers: TypedAnswers;
  humanCheck: string;
};

/** `questions` are the job's current ones, if they differ from the answered ones. */
export type GuestMore = { questions?: QuestionSet | null };
export type GuestReply = Reply<GuestMore>;

export type MyApplicationForm =
  | { intent: 'confirm' | 'replace_cv' | 'withdraw' | 'disown' | 'take_over' }
  | { intent: 'correct'; full_name: string; phone: string }
  | { intent: 'claim'; password: string };
