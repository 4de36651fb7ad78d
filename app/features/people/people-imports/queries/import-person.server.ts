/** Reads one row of a file of people. A value that cannot be read is left out and kept in a note; it never keeps the person out. */

import { type NewPerson, NO_CONTACT, personForm } from '#app/features/people/people/form.ts';
import { readConsent } from '#domain/person/consent-cells.ts';
import { composeNote, readAvailability, readSkillCells, readTagCells } from '#domain/person/import-cells.ts';
import type { ImportField } from '#domain/person/people-file.ts';
import {
  cleanCell,
  isPlaceholder,
  readEmailCell,
  readNameCell,
  readPhoneCell,
  shortenCell,
} from '#domain/person/person-cells.ts';
import { RECORD_LIMITS } from '#domain/person/record.ts';
import type { RowErrors } from '../schema.ts';
import type { ImportDraft } from './import-draft.server.ts';

/** `line`: the number of the row; `agreedOn`: day of consent to emails; `remarks`: on values that could not be read. */
export type ImportPerson = NewPerson & {
  line: number;
  agreedOn: string | null;
  availableFrom: string | null;
  tags: string[];
  note: string;
  remarks: string[];
};
type ReadPerson = { ok: true; person: ImportPerson } | { ok: false; row: RowErrors };

const COURTESY_TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|rev|sir|dame)\.?$/i;

/** @param today in London */
export function readPerson(draft: ImportDraft, row: ImportDraft['rows'][number], today: string): ReadPerson {
  const { line } = row;
  const { columnsOf, cellOf, has } = readColumns(draft, row.cells);
  const cellsOf = (field: ImportField) => columnsOf(field).map(({ cell }) => cell);
  const name = readNameCell(cellOf('full_name')) || cleanCell(`${cellOf('first_name')} ${cellOf('last_name')}`);
  const email = readEmailCell(cellsOf('email').join('; '));
  // Prefers mobile numbers.
  const phones = columnsOf('phone').toSorted((one, other) => Number(isMobile(other.name)) - Number(isMobile(one.name)));
  const phone = readPhoneCell(phones.map(({ cell }) => cell).join('; '));
  const [skills, tags] = [readSkillCells(cellsOf('skills')), readTagCells(cellsOf('tags'))];
  const availability = readAvailability(cellOf('available_from'), today);
  const consent = readConsent(
    {
      agreedOn: has('agreed_on') ? cellOf('agreed_on') : null,
      mayEmail: has('may_email') ? cellOf('may_email') : null,
      optedOut: has('opted_out') ? cellOf('opted_out') : null,
      agreement: cellOf('agreement'),
    },
    draft.agreedOn,
    today,
  );
  const texts = [
    readText('Name', name, RECORD_LIMITS.name),
    readText('Location', cellOf('location'), RECORD_LIMITS.place),
    readText('Current job', COURTESY_TITLE.test(cellOf('headline')) ? '' : cellOf('headline'), RECORD_LIMITS.headline),
    readText('Source', cellOf('origin'), RECORD_LIMITS.origin),
    readText('Consent', consent.agreement, RECORD_LIMITS.agreement),
  ] as const;
  const [fullName, location, headline, origin, agreement] = texts.map(({ value }) => value);
  const remarks = [email, phone, ...texts, skills, tags, availability, consent].flatMap((read) => read.remarks);
  const parsed = personForm.safeParse({
    full_name: fullName,
    email: email.value,
    phone: phone.value,
    location,
    headline,
    skills: skills.words.join('\n'),
    origin: origin || draft.origin,
    agreement: agreement || draft.agreement,
  });
  const hasContact = [...cellsOf('email'), ...cellsOf('phone')].some((cell) => !isPlaceholder(cleanCell(cell)));
  if (!parsed.success || !hasContact) {
    const errors = [...(parsed.error?.issues ?? []).map(({ message }) => message), ...(hasContact ? [] : [NO_CONTACT])];
    return { ok: false, row: { line, name: name.slice(0, 100), errors: [...new Set(errors)] } };
  }
  const { note, remarks: cutRemarks } = composeNote(columnsOf('notes'), remarks);
  return {
    ok: true,
    person: {
      ...parsed.data,
      line,
      agreedOn: consent.agreedOn,
      availableFrom: availability.day,
      tags: tags.words,
      note,
      remarks: [...remarks, ...cutRemarks],
    },
  };
}

const isMobile = (column: string): boolean => /mob|cell/i.test(column);

function readColumns({ header, columns }: ImportDraft, cells: readonly string[]) {
  const columnsOf = (field: ImportField) =>
    columns
      .map((each, place) => ({ field: each, name: header[place] ?? '', cell: cells[place] ?? '' }))
      .filter((column) => column.field === field && column.cell !== '');
  return {
    columnsOf,
    cellOf: (field: ImportField) => columnsOf(field)[0]?.cell ?? '',
    has: (field: ImportField) => columns.includes(field),
  };
}

function readText(field: string, cell: string, most: number): { value: string; remarks: string[] } {
  const value = cleanCell(cell);
  if (isPlaceholder(value)) return { value: '', remarks: [] };
  if (Array.from(value).length <= most) return { value, remarks: [] };
  const short = Array.from(value).slice(0, most).join('').trimEnd();
  return { value: short, remarks: [`${field} was shortened to ${most} characters: ‘${shortenCell(value)}’`] };
}
