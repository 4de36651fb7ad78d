/** A preview of the board's row and the job's page, from the fields filled in so far. */
import { type PublicJob, readTypedJob } from '#domain/job/fields.ts';
import { type JobCard, toJobCardAt } from '#domain/job/job-card.ts';
import { describeDaysLeft, usualClosingDay } from '#domain/job/job-closing.ts';
import { endOfLondonDay, isCalendarDay, londonDay } from '#domain/time/calendar-day.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { ShownJob } from '../job-detail.tsx';

export type AdvertSource = Omit<PublicJob, 'updatedAt' | 'isOpen' | 'createdAt'> & {
  postedAt: Date | null;
};

export type Advert = { row: JobCard; page: ShownJob };

/** Fields that may be empty in a draft; the preview shows a placeholder for them. */
const MAY_BE_EMPTY = ['title', 'company', 'location', 'salary', 'description', 'requirements'] as const;

export function toAdvert({ postedAt, closesAt, ...job }: AdvertSource, now: Date): Advert {
  const filledJob = { ...job };
  for (const name of MAY_BE_EMPTY) filledJob[name] = job[name].trim() || `No ${name} yet`;
  const createdAt = postedAt ?? now;
  const closingDay = londonDay(closesAt);
  const page = {
    ...filledJob,
    isOpen: true,
    postedOn: formatLongDate(createdAt),
    promises: null,
    closesOn: formatLongDate(closesAt),
    closingDay,
    daysLeft: describeDaysLeft(closingDay, londonDay(now)),
  };
  return { row: toJobCardAt({ ...filledJob, createdAt }, now), page };
}

/** Reads the form's values; unknown choices and missing dates get defaults. */
export function advertOfForm(values: Record<string, string>, id: string, now: Date): AdvertSource {
  const day = values['closes_at'] ?? '';
  return {
    id,
    ...readTypedJob(values),
    closesAt: endOfLondonDay(isCalendarDay(day) ? day : usualClosingDay(now)),
    postedAt: null,
  };
}
