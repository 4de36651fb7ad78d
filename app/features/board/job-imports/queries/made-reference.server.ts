/** Makes a reference for a job whose file has none: equal title, company and location mean the same job in the next file. */
import { hash } from 'node:crypto';
import type { Fields } from '#app/web/form/read.server.ts';

const PREFIX = 'title-company-location:';

/** @param values from the file, without those typed for all rows @returns '' for a job without a title */
export function makeReference({ title = '', company = '', location = '' }: Fields): string {
  const parts = [title, company, location].map((part) =>
    part.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim(),
  );
  return parts[0] === '' ? '' : `${PREFIX}${hash('sha256', JSON.stringify(parts), 'hex').slice(0, 32)}`;
}

export const isMadeReference = (reference: string): boolean => reference.startsWith(PREFIX);
