import { href, Link } from 'react-router';
import type { PictureUse } from '../../schema.ts';

export function PictureUseList({ uses }: { uses: readonly PictureUse[] }) {
  if (uses.length === 0) return <p className="text-ink-soft">Not used anywhere.</p>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {uses.map(({ id, collection, collectionName, title, isPublished }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
          <Link to={href('/admin/studio/:collection/:id', { collection, id })} className="wrap-anywhere font-semibold">
            {title}
          </Link>
          <span className="text-ink-soft text-sm">
            {collectionName}, {isPublished ? 'on the site' : 'in a draft'}
          </span>
        </li>
      ))}
    </ul>
  );
}
