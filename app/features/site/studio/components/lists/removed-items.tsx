import { href, Link } from 'react-router';
import type { RemovedItem } from '../../schema.ts';

type RemovedItemsProps = { collection: string; items: readonly RemovedItem[] };

export function RemovedItems({ collection, items }: RemovedItemsProps) {
  if (items.length === 0) return null;
  return (
    <details className="mt-8">
      <summary className="w-fit cursor-pointer py-2.5 font-semibold">
        Removed (<span className="figures">{items.length}</span>)
      </summary>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {items.map(({ id, title, by, at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-72">
              <p className="break-words">{title}</p>
              <p className="text-ink-soft text-sm">
                Removed on {at} by {by}
              </p>
            </div>
            <Link
              to={href('/admin/studio/:collection/:id/revisions', { collection, id })}
              className="link inline-flex items-center pointer-coarse:min-h-11"
            >
              Restore<span className="sr-only">: {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
