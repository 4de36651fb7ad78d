/** A job in Job Swipe (spec: accounts §2), with nothing else, because twenty are sent with the page. */

import type { PublicJob } from '#domain/job/fields.ts';
import { kindOfWork, WORK_MODE_NAMES } from '#domain/job/job.ts';
import { type Trade, tradeOf } from '#domain/job/trade.ts';
import { excerpt } from '#domain/text/text.ts';
import { formatLongDate } from '#domain/time/dates.ts';

export type SwipeCard = Pick<PublicJob, 'id' | 'title' | 'company' | 'location' | 'salary' | 'category' | 'logo'> & {
  /** Type, basis and work mode, in a word or two each. */
  kinds: string[];
  description: string;
  requirements: string;
  postedOn: string;
  trade: Trade;
  reasons: string[];
};

/** Characters: more than the four and three lines that a card shows. */
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

const onOneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-•*]\s+/, '').trim())
    .filter(Boolean)
    .join(' · ');
