/** One `<item>` of the export of a WordPress site (WXR), if it is a job of WP Job Manager. */
import { childText, type XmlElement } from '#domain/text/records/xml-records.ts';
import { oldPathOf } from './old-path.ts';
import { type SourceJob, type SourceValues, sourceJob } from './source-job.ts';
import { readAdvert, readDay, readLine } from './source-parts.ts';
import { readPay } from './source-pay.ts';
import { readCategory, readKind, readPeriod } from './source-words.ts';

/** @returns null for pages, articles, pictures and what was thrown away */
export function readWordPressJob(item: XmlElement): SourceJob | null {
  const state = childText(item, 'wp:status');
  if (childText(item, 'wp:post_type') !== 'job_listing' || ['trash', 'auto-draft', 'preview'].includes(state))
    return null;
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
  const title = readLine(childText(item, 'title'));
  const link = childText(item, 'link');
  const oldPath = oldPathOf(link);
  const job = sourceJob(childText(item, 'wp:post_id'), link, [
    readAdvert(childText(item, 'content:encoded'), { keepsBreaks: true }),
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
    { values: { status: statusOf(state, fact('_filled') === '1') } },
  ]);
  return oldPath === null ? job : { ...job, oldPath };
}

function statusOf(state: string, isFilled: boolean): string {
  if (isFilled || state === 'expired') return 'closed';
  return state === 'publish' ? 'open' : 'draft';
}

/** One number with its currency and unit, or words. */
function readSalaryFacts(fact: (name: string) => string): SourceValues {
  const said = readLine(fact('_job_salary'));
  const ends = /^£?\s?([\d,.]+)(?:\s?(?:-|–|to)\s?£?\s?([\d,.]+))?$/.exec(said);
  const currency = fact('_job_salary_currency') || (said.includes('£') ? 'GBP' : '');
  const period = readPeriod(fact('_job_salary_unit'));
  if (!ends || currency === '') return { salary: said };
  const [min, max] = [ends[1], ends[2] ?? ends[1]].map((digits = '') => Number(digits.replaceAll(',', '')));
  const pay = readPay({ min: min ?? null, max: max ?? null, currency, period });
  return pay.salary ? pay : { salary: said };
}
