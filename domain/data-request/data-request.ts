/** Kinds, names and deadlines of requests about personal data (UK GDPR articles 12 to 21; Data Protection Act 2018, section 164A). */
import { countOf } from '#domain/text/counts.ts';
import { londonDay } from '#domain/time/calendar-day.ts';

export const DATA_REQUEST_KINDS = ['complaint', 'copy', 'correction', 'erasure', 'objection'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];
export const DATA_REQUEST_KIND_NAMES: Record<DataRequestKind, string> = {
  complaint: 'Complaint',
  copy: 'Copy of my data',
  correction: 'Correction',
  erasure: 'Erasure',
  objection: 'Objection',
};

export const DATA_REQUEST_STATUSES = ['open', 'in_hand', 'done', 'refused'] as const;
export type DataRequestStatus = (typeof DATA_REQUEST_STATUSES)[number];
export const DATA_REQUEST_STATUS_NAMES: Record<DataRequestStatus, string> = {
  open: 'Open',
  in_hand: 'Claimed',
  done: 'Done',
  refused: 'Refused',
};

/** Sent by the public form, made by people in their account, or added by an administrator (a letter, a call). */
export type DataRequestSource = 'form' | 'account' | 'desk';

export const isOpen = (status: DataRequestStatus): boolean => status === 'open' || status === 'in_hand';

/** Characters. */
export const DATA_REQUEST_LENGTHS = {
  name: { least: 2, most: 100 },
  message: { least: 10, most: 5_000 },
  note: 2_000,
} as const;

/** Requests for a copy or for erasure need no reason. */
export const needsMessage = (kind: DataRequestKind): boolean => kind !== 'copy' && kind !== 'erasure';

/** Deadline to acknowledge a complaint, and our own deadline to answer it (section 164A(2)). */
export const COMPLAINT_DAYS = 30;
/** The deadline may be extended once by this much (UK GDPR article 12(3)). */
export const EXTENSION_MONTHS = 2;
/** Finished requests are deleted after this many years. */
export const DATA_REQUEST_YEARS = 3;

/**
 * Returns the last day to respond (London): complaints, 30 days; data rights, 30 days or one calendar month, whichever ends first.
 */
export function dueDay(kind: DataRequestKind, receivedOn: string): string {
  const thirty = daysLater(receivedOn, COMPLAINT_DAYS);
  if (kind === 'complaint') return thirty;
  const month = monthsLater(receivedOn, 1);
  return month < thirty ? month : thirty;
}

export const extendedDay = (dueOn: string): string => monthsLater(dueOn, EXTENSION_MONTHS);

/** The agency must tell the person before the deadline (article 12(3)), and only once. */
export const mayExtend = (
  { status, dueOn, isExtended }: { status: DataRequestStatus; dueOn: string; isExtended: boolean },
  today: string,
): boolean => isOpen(status) && !isExtended && dueOn >= today;

export const isOverdue = (status: DataRequestStatus, dueOn: string, today: string): boolean =>
  isOpen(status) && dueOn < today;

export const dataRequestReference = (number: number, receivedAt: Date): string =>
  `DP-${londonDay(receivedAt).slice(0, 4)}-${String(number).padStart(6, '0')}`;

/** Labels the request in the audit trail, without a name, because the trail outlives the request. */
export const labelDataRequest = (kind: DataRequestKind, number: number, receivedAt: Date): string =>
  `${dataRequestReference(number, receivedAt)}, ${DATA_REQUEST_KIND_NAMES[kind].toLowerCase()}`;

/** Reads the number in a reference, however it was typed. Returns null if the text is not a reference. */
export function readReference(text: string): number | null {
  const [, digits] = /^dp[-\s]?\d{4}[-\s]?(\d{6,9})$/i.exec(text.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

export function describeDue(dueOn: string, today: string): string {
  const days = Math.round((Date.parse(dueOn) - Date.parse(today)) / 86_400_000);
  if (days === 0) return 'Due today';
  const text = countOf(Math.abs(days), 'day');
  return days > 0 ? `Due in ${text}` : `Overdue by ${text}`;
}

function daysLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  // Day 0 of a month is the last day of the month before.
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}
