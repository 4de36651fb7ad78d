import { oneLine } from '#domain/text/one-line.ts';
import { advertTextOf } from '../advert-html.ts';
import { JOB_FIELD_NAMES } from '../field-names.ts';
import type { SourceValues } from '../source-job.ts';
import { readAdvert } from '../source-parts.ts';
import { type Fields, firstValue } from './named-values.ts';

const HEADINGS = [
  ['duties', 'Responsibilities'],
  ['benefits', 'Benefits'],
] as const;

/** From this rank on, names belong to short lists or levels, which count only if nothing else states the requirements. */
const WEAK_FROM = JOB_FIELD_NAMES.requirements.indexOf('skills');
const LEVEL =
  /^(?:[\d\s+-]*|.*\b(?:level|junior|senior|entry|executive|director|associate|internship|not applicable|any)\b.*)$/i;
const LONGEST_LEVEL = 40;

/** @returns `requirementsCell`: requirements from a separate element as written; '' without one */
export function readNamedAdvert(fields: Fields): { values: SourceValues; requirementsCell: string; remarks: string[] } {
  const html = firstValue(fields, 'description');
  const stated = fields.get('requirements')?.find(({ value }) => !isLevel(value));
  const read = readAdvert(html);
  const isSeparate = stated !== undefined && (stated.rank < WEAK_FROM || !read.values.requirements);
  const { description = '', requirements = '' } = isSeparate ? { description: advertTextOf(html) ?? '' } : read.values;
  const sections = HEADINGS.flatMap(([field, heading]) => {
    const text = advertTextOf(firstValue(fields, field)) ?? '';
    return text === '' || description.includes(text) ? [] : [`${heading}\n${text}`];
  });
  return {
    values: { description: [description, ...sections].filter(Boolean).join('\n\n'), requirements },
    requirementsCell: isSeparate ? stated.value : '',
    remarks: read.remarks,
  };
}

const isLevel = (value: string): boolean => value.length <= LONGEST_LEVEL && LEVEL.test(oneLine(value));
