import { href, Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import type { SavedList } from '../schema.ts';

const LINK = 'link inline-flex min-h-6 items-center pointer-coarse:min-h-11';
const MOST_SHOWN = 8;

export function ListLinks({ lists }: { lists: readonly SavedList[] }) {
  return (
    <nav aria-label="Lists" className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <ButtonLink to={href('/admin/people/new')} variant="secondary" size="sm">
        Add a person
      </ButtonLink>
      <Link to={href('/admin/people/import')} className={LINK}>
        Import people
      </Link>
      {lists.slice(0, MOST_SHOWN).map(({ id, name, search }) => (
        <Link key={id} to={href('/admin/people') + search} className={`${LINK} wrap-anywhere`}>
          {name}
        </Link>
      ))}
      <Link to={href('/admin/people/lists')} className={LINK}>
        All lists
      </Link>
      <Link to={href('/admin/people/duplicates')} className={LINK}>
        Possible duplicates
      </Link>
      <Link to={href('/admin/people/emails')} className={LINK}>
        Bulk emails
      </Link>
    </nav>
  );
}
