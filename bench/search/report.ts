import type { Kind, SearchQuery } from './labelled-query.ts';
import { type Measured, meanOf, ofKind, withoutResults } from './measure.ts';

const KINDS: readonly Kind[] = ['word', 'part', 'typo', 'synonym', 'place', 'phrase', 'wish', 'advert'];

/** One column for each search, one row for each kind of query. */
export function describeSearches(results: Readonly<Record<string, readonly Measured[]>>, jobs: number): string {
  const columns = Object.values(results);
  const row = (name: string, cell: (measured: readonly Measured[]) => string) =>
    `| ${[name, ...columns.map(cell)].join(' | ')} |`;
  const [first = []] = columns;
  return [
    `${first.length} queries over ${jobs} jobs\n`,
    `| nDCG@10 | ${Object.keys(results).join(' | ')} |`,
    `|---|${'---|'.repeat(columns.length)}`,
    row('all queries', (measured) => meanOf(measured).toFixed(3)),
    ...KINDS.map((kind) =>
      row(`${kind} (${ofKind(first, kind).length})`, (measured) => meanOf(ofKind(measured, kind)).toFixed(3)),
    ),
    row('nothing found, though there is a graded job', (measured) => String(withoutResults(measured).length)),
    '',
  ].join('\n');
}

export function describeQueries(name: string, measured: readonly Measured[]): string {
  return [
    `| ${name} | nDCG@10 | grades found, in order | jobs of grade 3, 2, 1 |`,
    '|---|---|---|---|',
    ...measured.map(({ query, ndcg, grades, graded }) => {
      const there = graded.slice(1).toReversed().join(', ');
      return `| ${describe(query)} | ${ndcg.toFixed(2)} | ${grades.join(' ') || 'nothing'} | ${there} |`;
    }),
    '',
  ].join('\n');
}

const describe = ({ text, where, miles }: SearchQuery) =>
  [text || '(no words)', where && `[${where}]`, miles && `${miles} miles`].filter(Boolean).join(' ');
