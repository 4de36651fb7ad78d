import { Search } from 'lucide-react';
import { href, Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { isPlainPress } from '#app/ui/plain-press.ts';
import { RAIL_ROW, WIDE_ONLY } from '../frame/rail.tsx';
import { openDialog } from './open-dialog.ts';

/** Opens the palette; without scripts, the page Search. */
export const SearchLink = () => (
  <Link
    to={href('/admin/search')}
    title="Search (Ctrl K)"
    aria-keyshortcuts="Control+K /"
    onClick={(event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      openDialog.set('palette');
    }}
    className={classNames(RAIL_ROW, 'mb-2 border border-control text-ink-soft')}
  >
    <Search aria-hidden="true" className="size-4 shrink-0" />
    <span className={WIDE_ONLY}>Search</span>
    <span
      aria-hidden="true"
      className={classNames('ml-auto font-sans text-ink-faint text-xs max-xl:hidden', WIDE_ONLY)}
    >
      Ctrl K
    </span>
  </Link>
);
