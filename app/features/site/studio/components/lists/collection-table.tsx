import { href, Link } from 'react-router';
import { Badge } from '#app/ui/content/badge.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { countOf } from '#domain/text/counts.ts';
import type { CollectionSummary } from '../../schema.ts';
import { COLLECTION_GROUP_NAMES, COLLECTION_GROUPS, type CollectionGroup } from '../../texts.ts';
import { OPENING_LINK, OPENING_ROW } from './opening-row.ts';

const GROUPS = Object.keys(COLLECTION_GROUP_NAMES) as CollectionGroup[];

export function CollectionTable({ collections }: { collections: readonly CollectionSummary[] }) {
  return (
    <div className="grid max-w-4xl gap-10">
      {GROUPS.map((group) => (
        <section key={group} aria-labelledby={`studio-${group}`}>
          <Heading level={2} size="item" id={`studio-${group}`} className="mb-3">
            {COLLECTION_GROUP_NAMES[group]}
          </Heading>
          <ul className="divide-y divide-line border-line border-y">
            {collections
              .filter(({ collection }) => COLLECTION_GROUPS[collection] === group)
              .map((each) => (
                <Row key={each.collection} {...each} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ collection, name, description, isSingle, items, drafts, scheduled, faults }: CollectionSummary) {
  return (
    <li className={OPENING_ROW}>
      <div className="max-w-2xl min-w-0">
        <Link
          to={
            isSingle
              ? href('/admin/studio/:collection/:id', { collection, id: collection })
              : href('/admin/studio/:collection', { collection })
          }
          className={OPENING_LINK}
        >
          {name}
        </Link>
        <p className="text-ink-soft text-sm">{description}</p>
      </div>
      <p className="flex flex-wrap gap-1.5">
        {!isSingle && <Badge>{items === 0 ? 'None yet' : countOf(items, 'item', 'items')}</Badge>}
        {isSingle && items === 0 && <Badge>Not started</Badge>}
        {drafts > 0 && <Badge tone="amber">{countOf(drafts, 'draft', 'drafts')}</Badge>}
        {scheduled > 0 && <Badge tone="slate">{scheduled} scheduled</Badge>}
        {faults > 0 && <Badge tone="signal">{countOf(faults, 'fault', 'faults')}</Badge>}
      </p>
    </li>
  );
}
