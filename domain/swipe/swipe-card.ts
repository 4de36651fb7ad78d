/** A job in Job Swipe (spec: accounts §2). Nothing more, because twenty of them travel with the page. */

import type { PublicJob } from '#domain/job/fields.ts';
import { kindOfWork, WORK_MODE_NAMES } from '#domain/job/job.ts';
import { type Trade, tradeOf } from '#domain/job/trade.ts';
import { excerpt } from '#domain/text/text.ts';
import { formatLongDate } from '#domain/time/dates.ts';

export type SwipeCard = Pick<PublicJob, 'id' | 'title' | 'company' | 'location' | 'salary' | 'category' | 'logo'> & {
  /** Type, basis and where the work is done, each in a word or two. */
  kinds: string[];
  description: string;
  requirements: string;
  postedOn: string;
  /** Selects the drawing. */
  trade: Trade;
  /** Features shared with the candidate's data (`reasonsFor`). */
  reasons: string[];
};

/** More than the four and three lines that are shown of them. */
const DESCRIPTION_LENGTH = 320;
const REQUIREMENTS_LENGTH = 240;

export function toSwipeCard(job: PublicJob, reasons: string[] = []): SwipeCard {
  const { id, title, company, location, salary, category, workMode, createdAt, logo } = job;
  return {
    id,
    title,
    company,
    location,
    salary,
    category,
    ...(logo && { logo }),
    kinds: [...kindOfWork(job), WORK_MODE_NAMES[workMode]],
    description: excerpt(job.description, DESCRIPTION_LENGTH),
    requirements: excerpt(onOneLine(job.requirements), REQUIREMENTS_LENGTH),
    postedOn: formatLongDate(createdAt),
    trade: tradeOf(title, category),
    reasons,
  };
}

/** Removes list marks, because requirements are mostly lists and a card shows them on one line. */
const onOneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-•*]\s+/, '').trim())
    .filter(Boolean)
    .join(' · ');
