/** Says how a search was understood, and where else to look. */
import { Link } from 'react-router';
import type { SearchNote } from '../../schema.ts';
import { focusBoardCount } from './active-filters.tsx';

export const SearchNotes = ({ notes }: { notes: readonly SearchNote[] }) =>
  notes.map(({ text, links }) => (
    <p key={text} className="mb-3 text-ink-soft">
      {text}
      {links.map(({ label, href }) => (
        <span key={href}>
          {' '}
          <Link to={href} preventScrollReset onClick={focusBoardCount} className="link mr-2">
            {label}
          </Link>
        </span>
      ))}
    </p>
  ));
