import { href, Link } from 'react-router';
import type { DeskList } from '#app/desk/list/desk-list.ts';
import { searchReader } from '#app/desk/list/filters.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import { MOST_PAIRS, PAIR_REASON_NAMES, type ProposedPair } from '../schema.ts';

export const compareHref = (id: string, other: string): string =>
  href('/admin/people/:id/duplicates', { id }) + writeSearch({ with: other });

export const PAIRS: DeskList<{ page: number }, ProposedPair> = {
  path: '/admin/people/duplicates',
  label: 'Possible duplicates',
  nouns: ['possible duplicate', 'possible duplicates'],
  read: searchReader({}),
  countedUpTo: MOST_PAIRS,
  empty: 'No possible duplicates.',
  loading: 'Loading duplicates...',
  failed: 'Failed to load duplicates',
};

export function PairList({ pairs }: { pairs: readonly ProposedPair[] }) {
  return (
    <ul className="border-line border-t">
      {pairs.map(({ one, other, reasons }) => (
        <li
          key={`${one.id} ${other.id}`}
          className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1 border-line border-b py-2 text-sm"
        >
          <Link
            to={compareHref(one.id, other.id)}
            className="link wrap-anywhere min-w-0 py-1 font-semibold pointer-coarse:py-3"
          >
            <span className="sr-only">Compare </span>
            {one.fullName} <span className="font-normal">({one.mark})</span> and {other.fullName}{' '}
            <span className="font-normal">({other.mark})</span>
          </Link>
          <span className="text-ink-soft">{reasons.map((reason) => PAIR_REASON_NAMES[reason]).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
