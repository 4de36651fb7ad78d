/** The collections of the studio. */
import { href, Link } from 'react-router';
import { Badge } from '#app/ui/content/badge.tsx';

type CollectionTableProps = {
  collections: readonly {
    collection: string;
    name: string;
    description: string;
    isSingle: boolean;
    items: number;
    drafts: number;
    scheduled: number;
    faults: number;
  }[];
};

export function CollectionTable({ collections }: CollectionTableProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {collections.map(({ collection, name, description, isSingle, items, drafts, scheduled, faults }) => (
        <li key={collection} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4">
          <div className="max-w-2xl min-w-0">
            <Link
              to={
                isSingle
                  ? href('/admin/studio/:collection/:id', { collection, id: collection })
                  : href('/admin/studio/:collection', { collection })
              }
              className="font-semibold"
            >
              {name}
            </Link>
            <p className="text-ink-soft">{description}</p>
          </div>
          <p className="flex flex-wrap gap-1.5">
            {!isSingle && <Badge>{count(items, 'item')}</Badge>}
            {isSingle && items === 0 && <Badge>Not written yet</Badge>}
            {drafts > 0 && <Badge tone="amber">{count(drafts, 'draft')}</Badge>}
            {scheduled > 0 && <Badge tone="slate">{scheduled} scheduled</Badge>}
            {faults > 0 && <Badge tone="signal">{count(faults, 'fault')}</Badge>}
          </p>
        </li>
      ))}
    </ul>
  );
}

const count = (figure: number, name: string): string => `${figure} ${name}${figure === 1 ? '' : 's'}`;
