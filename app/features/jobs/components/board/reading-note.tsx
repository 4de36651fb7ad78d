/** Says where a search was understood otherwise than it was typed. */
import { href, Link } from 'react-router';
import { type BoardReading, type BoardSearch, writeBoardSearch } from '../../schema.ts';

export function ReadingNote({ search, meant, hasSomeOnly }: BoardReading & { search: BoardSearch }) {
  if (!meant && !hasSomeOnly) return null;
  const asTyped = { ...search, search: `"${search.search.replaceAll('"', '')}"`, page: 1 };
  return (
    <p className="mb-4 text-ink-soft">
      {meant && (
        <>
          These are jobs for <strong className="text-ink">{meant}</strong>.{' '}
          <Link to={href('/jobs') + writeBoardSearch(asTyped)}>Search for “{search.search}” instead</Link>.{' '}
        </>
      )}
      {hasSomeOnly && 'No job has all of these words. These have some of them.'}
    </p>
  );
}
