/** Reads an `<item>` of a WordPress export (WXR), if it is a job of WP Job Manager. */

import { childText, type XmlElement } from '#domain/text/records/xml-element.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { oldPathOf } from '../old-path.ts';
import { type LeftOut, type SourceJob, type SourceValues, sourceJob } from '../source-job.ts';
import { readAdvert, readDay, readLine } from '../source-parts.ts';
import { readPay } from '../source-pay.ts';
import { readCategory, readKind, readPeriod } from '../source-words.ts';
import { removeShortcodes } from './shortcodes.ts';

const NOT_PUBLIC: Record<string, string> = {
  draft: 'Draft',
  'auto-draft': 'Draft',
  preview: 'Draft',
  pending: 'Pending review or payment',
  pending_payment: 'Pending review or payment',
  private: 'Private',
  future: 'Scheduled for later',
  trash: 'In the bin',
};

/** Why an item is not imported; null for a job that the site's visitors can see, or saw before it closed. */
function findReason(item: XmlElement, now?: Date): string | null {
  if (childText(item, 'wp:post_type') !== 'job_listing') return 'Not a job: page, article or picture';
  const state = childText(item, 'wp:status');
  if (state !== 'publish' && state !== 'expired')
    return NOT_PUBLIC[state] ?? `Not published: ${state.slice(0, 30)}`.trim();
  if (childText(item, 'wp:post_password') !== '') return 'Protected by a password';
  return now && publishedAt(item) > now ? 'Scheduled for later' : null;
}

/** An invalid date if the item has none. */
function publishedAt(item: XmlElement): Date {
  const postDate = childText(item, 'wp:post_date_gmt') || childText(item, 'wp:post_date');
  return new Date(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(postDate) ? `${postDate.replace(' ', 'T')}Z` : childText(item, 'pubDate'),
  );
}

export const isWordPressItem = (item: XmlElement): boolean => item.children.some(({ name }) => name.startsWith('wp:'));

export function readWordPressJob(item: XmlElement, now?: Date): SourceJob | LeftOut {
  const leftOut = findReason(item, now);
  return leftOut === null ? readJob(item) : { ok: true, leftOut };
}

function readJob(item: XmlElement): SourceJob {
  const facts = new Map(
    item.children
      .filter(({ name }) => name === 'wp:postmeta')
      .map((meta) => [childText(meta, 'wp:meta_key'), childText(meta, 'wp:meta_value')]),
  );
  const fact = (name: string) => facts.get(name) ?? '';
  const terms = (taxonomy: string) =>
    item.children
      .filter(({ name, attributes }) => name === 'category' && attributes.get('domain') === taxonomy)
      .map(({ text }) => readLine(text));
  const title = readLine(removeShortcodes(childText(item, 'title')));
  const published = publishedAt(item);
  const link = childText(item, 'link');
  const oldPath = oldPathOf(link);
  const job = sourceJob(childText(item, 'wp:post_id'), link, [
    readAdvert(removeShortcodes(childText(item, 'content:encoded')), { keepsBreaks: true }),
    {
      values: {
        title,
        company: readLine(fact('_company_name')),
        location: readLine(fact('_job_location')),
        work_mode: fact('_remote_position') === '1' ? 'remote' : '',
      },
    },
    { values: readSalaryFacts(fact) },
    { values: readCategory(title, ...terms('job_listing_category')) },
    readKind(terms('job_listing_type').join(', ')),
    readDay(fact('_job_expires')),
    { values: { posted_on: Number.isNaN(published.getTime()) ? '' : londonDay(published) } },
    { values: { status: childText(item, 'wp:status') === 'expired' || fact('_filled') === '1' ? 'closed' : 'open' } },
  ]);
  return oldPath === null ? job : { ...job, oldPath };
}

function readSalaryFacts(fact: (name: string) => string): SourceValues {
  const salaryText = readLine(fact('_job_salary'));
  const ends = /^£?\s?([\d,.]+)(?:\s?(?:-|–|to)\s?£?\s?([\d,.]+))?$/.exec(salaryText);
  const currency = fact('_job_salary_currency') || (salaryText.includes('£') ? 'GBP' : '');
  const period = readPeriod(fact('_job_salary_unit'));
  if (!ends || currency === '') return { salary: salaryText };
  const [min, max] = [ends[1], ends[2] ?? ends[1]].map((digits = '') => Number(digits.replaceAll(',', '')));
  const pay = readPay({ min: min ?? null, max: max ?? null, currency, period });
  return pay.salary ? pay : { salary: salaryText };
}
