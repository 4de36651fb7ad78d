/** '21 days left', by today's date: a page that a device keeps for days must not say what was true when it was kept. */
import { useSyncExternalStore } from 'react';
import { describeDaysLeft } from '#domain/job/job-closing.ts';
import { londonDay } from '#domain/time/calendar-day.ts';

const never = () => () => {};

type DaysLeftProps = {
  /** '2026-12-31'. */
  closingDay: string;
  /** As the server says it. */
  text: string | null;
};

export function DaysLeft({ closingDay, text }: DaysLeftProps) {
  return useSyncExternalStore(
    never,
    () => describeDaysLeft(closingDay, londonDay(new Date())),
    () => text,
  );
}
