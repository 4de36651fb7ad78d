import type { DeskList } from '#app/desk/list/desk-list.ts';
import { searchReader } from '#app/desk/list/filters.ts';
import { KEPT_RECORD_FILTERS, type KeptRecordRow, type KeptRecordSearch } from '../schema/lists.ts';

type ShownRecord = Omit<KeptRecordRow, 'receivedAt' | 'lastActionAt' | 'keepUntil'> & {
  received: string;
  lastAction: string;
  keptUntil: string;
};

const PARTIES = { work_seeker: 'Candidate', hirer: 'Employer' };

const joined = (...words: (string | null)[]) => words.filter(Boolean).join(', ');

export const KEPT_RECORDS: DeskList<KeptRecordSearch, ShownRecord> = {
  path: '/admin/kept-records',
  label: 'Kept records',
  nouns: ['record', 'records'],
  filters: KEPT_RECORD_FILTERS,
  read: searchReader(KEPT_RECORD_FILTERS),
  empty: 'No kept records.',
  unmatched: 'No records match these filters.',
  columns: [
    {
      head: 'Person',
      isLong: true,
      cell: ({ name, party, email, phone, location, experience }) => (
        <>
          {name}
          <span className="block font-normal text-ink-soft text-sm">
            {joined(PARTIES[party], email, phone, location)}
          </span>
          {experience && <span className="mt-1 block whitespace-pre-line font-normal text-sm">{experience}</span>}
        </>
      ),
    },
    {
      head: 'Work',
      isLong: true,
      cell: ({ jobTitle, jobCompany, company, jobLocation }) => joined(jobTitle, jobCompany ?? company, jobLocation),
    },
    { head: 'Outcome', cell: ({ outcome }) => outcome.replaceAll('_', ' ') },
    { head: 'Received', cell: ({ received }) => received },
    { head: 'Last action', cell: ({ lastAction }) => lastAction },
    { head: 'Deletion date', cell: ({ keptUntil }) => keptUntil },
  ],
};
