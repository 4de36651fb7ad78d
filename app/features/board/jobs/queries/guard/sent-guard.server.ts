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
  authority: HirerAuthority | null;
  guardErrors: FormErrors;
  /** The client of the agency's job; '' if none was chosen. Undefined if the form has no such field. */
  clientId?: string | undefined;
  missingAuthority: FormErrors;
};

const REASON = text({ name: 'The reason', most: LONGEST_REASON });
const NAME = text({ name: 'The name', most: LONGEST_AUTHORITY_NAME });

export function readGuard(sent: Fields, now: Date): { guard: SentGuard; otherFields: Fields } {
  const fields = { ...sent };
  const take = (name: string): string => {
    const { [name]: value = '' } = fields;
    delete fields[name];
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
  const asksClient = 'client_id' in fields;
  const typedClient = take('client_id');
  if (typedClient !== '' && !isUuid(typedClient)) guardErrors['client_id'] = 'Choose the client';
  const clientId = asksClient ? typedClient : undefined;
  const authorityWay = take('authority_how');
  const by = NAME.safeParse(take('authority_by'));
  const on = take('authority_on');
  const name = by.data ?? '';
  const faults = findAuthorityErrors({ how: authorityWay, by: name, on }, londonDay(now));
  const missingAuthority: FormErrors = {};
  for (const [field, fault] of Object.entries(faults)) missingAuthority[`authority_${field}`] = fault;
  if (!by.success) missingAuthority['authority_by'] = by.error.issues[0]?.message ?? '';
  const isWhole = Object.keys(missingAuthority).length === 0;
  const channel = AUTHORITY_WAYS.find((each) => each === authorityWay);
  // The form fills in the date by default, so it does not count as a start.
  if (!isWhole && (authorityWay !== '' || name !== '' || !by.success)) Object.assign(guardErrors, missingAuthority);
  const authority = isWhole && channel ? { how: channel, givenBy: name, givenOn: on } : null;
  return {
    guard: { answers, authority, guardErrors, missingAuthority, ...(asksClient && { clientId }) },
    otherFields: fields,
  };
}
