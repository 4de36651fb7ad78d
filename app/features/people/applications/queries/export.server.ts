import { stringify } from 'csv-stringify/sync';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '#domain/application/application.ts';
import { type ExportedRow, readAllReceived } from './received-applications.server.ts';

type Services = Pick<RequestContext, 'database' | 'publicOrigin'>;

const HEADER = [
  'Sent',
  'Status',
  'Name',
  'Email',
  'Phone',
  'Location',
  'Skills',
  'Cover note',
  'Answers',
  'CV file name',
  'CV link',
];

/** Spreadsheets need the byte order mark to read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Exports all applications or fails, never a part. A withdrawn one has only name, date and status. */
export async function exportReceived(
  services: Services,
  poster: Poster,
  jobId: string,
  status: ApplicationStatus | null,
): Promise<string> {
  let file = BYTE_ORDER_MARK + toCsv([HEADER]);
  for await (const rows of readAllReceived(services, poster, jobId, status)) {
    file += toCsv(rows.map((row) => toCells(row, services.publicOrigin)));
  }
  return file;
}

/** Prefixes cells that a spreadsheet would read as formulas with an apostrophe (abuse: I04). */
export const toCsv = (rows: readonly string[][]): string =>
  stringify([...rows], { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: 'windows' });

function toCells(row: ExportedRow, publicOrigin: string): string[] {
  const { sent, status, fullName, email, phone, location, skills, coverNote, answers, cvId, cvName } = row;
  return [
    sent,
    APPLICATION_STATUS_NAMES[status],
    fullName,
    email ?? '',
    phone ?? '',
    location ?? '',
    skills?.join(', ') ?? '',
    coverNote ?? '',
    (answers ?? []).map(({ question, answer }) => `${question} ${answer || 'Not answered'}`).join('\n'),
    cvName ?? '',
    cvId ? `${publicOrigin}/cvs/${cvId}` : '',
  ];
}
