/** '21 days left', by the current date: a page saved on a device must not show an old number. */
import { useSyncExternalStore } from 'react';
import { describeDaysLeft } from '#domain/job/job-closing.ts';
import { londonDay } from '#domain/time/calendar-day.ts';

const never = () => () => {};

type DaysLeftProps = {
  /** YYYY-MM-DD. */
  closingDay: string;
  text: string | null;
};

export function DaysLeft({ closingDay, text }: DaysLeftProps) {
  return useSyncExternalStore(
    never,
    () => describeDaysLeft(closingDay, londonDay(new Date())),
    () => text,
  );
}
