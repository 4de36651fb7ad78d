import { Link } from 'react-router';
import type { SearchNote } from '../../schema.ts';
import { focusBoardCount } from './active-filters.tsx';

export const SearchNotes = ({ notes }: { notes: readonly SearchNote[] }) =>
  notes.map(({ text, links }) => (
    <div key={text} className="mb-3 flex flex-wrap items-center gap-x-3 text-ink-soft">
      <p className="measure">{text}</p>
      {links.map(({ label, href }) => (
        <Link
          key={href}
          to={href}
          preventScrollReset
          onClick={focusBoardCount}
          className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
        >
          {label}
        </Link>
      ))}
    </div>
  ));
