import { writeCalendarEvent } from '#domain/calendar/interview-event.ts';
import type { Mail, Sender } from './mail.ts';

export const writeCalendarPart = (calendar: NonNullable<Mail['calendar']>, { name, address }: Sender): string =>
  writeCalendarEvent({ ...calendar, organizer: { name, email: address } });
