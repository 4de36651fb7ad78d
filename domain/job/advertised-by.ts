/**
 * Statements that every advert must make: the agency's full name, and whether the work is temporary or permanent. Conduct of Employment
 * Agencies and Employment Businesses Regulations 2003 (SI 2003/3319), regulation 27(1), in force since 6 April 2004.
 */
import type { PublicJob } from './fields.ts';
import { BASIS_NAMES, kindOfWork } from './job.ts';

export const advertisedBy = ({ basis }: Pick<PublicJob, 'basis'>, agency: string): string =>
  `${BASIS_NAMES[basis]} job, advertised by ${agency}`;

/** The whole advert as HTML; markup that a person typed becomes text. */
export const advertHtml = (job: Pick<PublicJob, 'basis' | 'description' | 'requirements'>, agency: string): string =>
  [
    toParagraphs(job.description),
    '<p><strong>Requirements</strong></p>',
    toParagraphs(job.requirements),
    toParagraphs(`${advertisedBy(job, agency)}.`),
  ].join('');

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function toParagraphs(text: string): string {
  const escapedText = /[&<>]/.test(text) ? text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign) : text;
  return `<p>${escapedText
    .trim()
    .replace(/\n{2,}/g, '</p><p>')
    .replace(/\n/g, '<br>')}</p>`;
}

export const shareLine = (job: Pick<PublicJob, 'type' | 'basis'>, agency: string): string =>
  `${kindOfWork(job).join(', ')} · ${agency}`;

/** A notification about a job: the facts that the regulation requires, and as much else as fits. */
export function pushLine(
  job: Pick<PublicJob, 'basis' | 'title' | 'company' | 'location'>,
  agency: string,
  { before = '', most }: { before?: string; most: number },
): string {
  const says = ` (${BASIS_NAMES[job.basis].toLowerCase()}). ${agency}`;
  const letters = Array.from(`${before}${job.title}, ${job.company}, ${job.location}`);
  const room = Math.max(1, most - Array.from(says).length);
  const shortened = letters.length > room ? `${letters.slice(0, room - 1).join('')}…` : letters.join('');
  return shortened + says;
}
