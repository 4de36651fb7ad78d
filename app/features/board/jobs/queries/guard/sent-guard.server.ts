/** What the form of a job says about its advert besides: the answers to questions, and who allowed the agency to post it. */
import { text } from '#app/web/form/fields.server.ts';
import type { Fields, FormErrors } from '#app/web/form/read.server.ts';
import { LONGEST_REASON, RULE_NAMES } from '#domain/advert/advert.ts';
import type { AdvertAnswers } from '#domain/advert/judge-advert.ts';
import {
  AUTHORITY_WAYS,
  findAuthorityErrors,
  type HirerAuthority,
  LONGEST_AUTHORITY_NAME,
} from '#domain/job/hirer-authority.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { isUuid } from '#domain/uuid.ts';

export type SentGuard = {
  answers: AdvertAnswers;
  /** Null where it was not said, or not wholly. */
  authority: HirerAuthority | null;
  /** Of answers, and of an authority that was begun. */
  guardErrors: FormErrors;
  /** The client of the agency whose job it is; '' if no one was chosen. Undefined where the form did not ask. */
  clientId?: string | undefined;
  /** What an authority still lacks, by field. */
  missingAuthority: FormErrors;
};

const REASON = text({ name: 'The reason', most: LONGEST_REASON });
const NAME = text({ name: 'The name', most: LONGEST_AUTHORITY_NAME });

/** @returns also the fields that are left */
export function readGuard(sent: Fields, now: Date): { guard: SentGuard; rest: Fields } {
  const rest = { ...sent };
  const take = (name: string): string => {
    const { [name]: value = '' } = rest;
    delete rest[name];
    return value;
  };
  const guardErrors: FormErrors = {};
  const answers: AdvertAnswers = {};
  for (const rule of RULE_NAMES) {
    const words = take(`asked_${rule}`);
    const read = REASON.safeParse(take(`because_${rule}`));
    if (read.success) answers[rule] = { words, reason: read.data };
    else guardErrors[`because_${rule}`] = read.error.issues[0]?.message ?? '';
  }
  const asksClient = 'client_id' in rest;
  const typedClient = take('client_id');
  if (typedClient !== '' && !isUuid(typedClient)) guardErrors['client_id'] = 'Choose the client';
  const clientId = asksClient ? typedClient : undefined;
  const how = take('authority_how');
  const by = NAME.safeParse(take('authority_by'));
  const on = take('authority_on');
  const name = by.data ?? '';
  const faults = findAuthorityErrors({ how, by: name, on }, londonDay(now));
  const missingAuthority: FormErrors = {};
  for (const [field, fault] of Object.entries(faults)) missingAuthority[`authority_${field}`] = fault;
  if (!by.success) missingAuthority['authority_by'] = by.error.issues[0]?.message ?? '';
  const isWhole = Object.keys(missingAuthority).length === 0;
  const way = AUTHORITY_WAYS.find((each) => each === how);
  // The day alone is what the form fills in by itself.
  if (!isWhole && (how !== '' || name !== '' || !by.success)) Object.assign(guardErrors, missingAuthority);
  const authority = isWhole && way ? { how: way, givenBy: name, givenOn: on } : null;
  return { guard: { answers, authority, guardErrors, missingAuthority, ...(asksClient && { clientId }) }, rest };
}
