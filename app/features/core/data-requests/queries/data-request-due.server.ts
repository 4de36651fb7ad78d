import {
  type DataRequestSource,
  type DataRequestStatus,
  describeDue,
  isOpen,
  isOverdue,
} from '#domain/data-request/data-request.ts';
import { formatDateAndTime, formatLongDate, formatLongDay } from '#domain/time/dates.ts';
import type { ShownDue } from '../schema.ts';

type Due = { status: DataRequestStatus; dueOn: string; isExtended: boolean };

/** A request added by an administrator has a date but no time. */
export const showReceived = (source: DataRequestSource, at: Date): string =>
  source === 'desk' ? formatLongDate(at) : formatDateAndTime(at);

export const showDue = ({ status, dueOn, isExtended }: Due, today: string): ShownDue => ({
  on: formatLongDay(dueOn),
  words: isOpen(status) ? describeDue(dueOn, today) : null,
  isOverdue: isOverdue(status, dueOn, today),
  isExtended,
});
