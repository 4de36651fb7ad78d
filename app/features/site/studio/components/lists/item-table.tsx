import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { Form, href, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { ItemState } from '../../schema.ts';
import { changeOf, ItemBadges } from './item-status.tsx';
import { OPENING_LINK, OPENING_ROW } from './opening-row.ts';

type ItemTableProps = {
  collection: string;
  one: string;
  isByHand: boolean;
  /** Pages of the site that have no item yet; null if editors add any number. */
  unwritten: readonly { slug: string; title: string }[] | null;
  items: readonly (ItemState & { title: string; fault: string | null })[];
};

export function ItemTable({ collection, one, isByHand, unwritten, items }: ItemTableProps) {
  return (
    <>
      {unwritten === null ? (
        <Form method="post" className="mb-6">
          <FormKey />
          <Button type="submit" name="intent" value="new">
            <Plus aria-hidden="true" />
            New {one}
          </Button>
        </Form>
      ) : (
        <UnwrittenPages pages={unwritten} />
      )}
      {items.length === 0 && (
        <EmptyState title="Nothing here yet">
          {unwritten === null ? `Start with ‘New ${one}’. ` : ''}New items are drafts. Visitors will see them once you
          publish.
        </EmptyState>
      )}
      <ul className={items.length === 0 ? 'hidden' : 'divide-y divide-line border-line border-y'}>
        {items.map(({ title, fault, ...state }, index) => (
          <li key={state.id} className={OPENING_ROW}>
            <div className="min-w-0 flex-1 basis-72">
              <Link to={href('/admin/studio/:collection/:id', { collection, id: state.id })} className={OPENING_LINK}>
                {title}
              </Link>
              <p className="text-sm text-ink-soft">{changeOf(state)}</p>
              {fault && <p className="text-sm font-medium text-signal">{fault}</p>}
            </div>
            <ItemBadges state={state} fault={fault} />
            {isByHand && (
              <Form method="post" preventScrollReset className="relative flex gap-1.5">
                <input type="hidden" name="id" value={state.id} />
                <Button
                  type="submit"
                  name="intent"
                  value="up"
                  variant="quiet"
                  size="sm"
                  aria-label={`Move ‘${title}’ up`}
                  disabled={index === 0}
                >
                  <ArrowUp aria-hidden="true" />
                </Button>
                <Button
                  type="submit"
                  name="intent"
                  value="down"
                  variant="quiet"
                  size="sm"
                  aria-label={`Move ‘${title}’ down`}
                  disabled={index === items.length - 1}
                >
                  <ArrowDown aria-hidden="true" />
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function UnwrittenPages({ pages }: { pages: NonNullable<ItemTableProps['unwritten']> }) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="unwritten-heading" className="mb-8">
      <h2 id="unwritten-heading" className="mb-3 font-semibold">
        Not started
      </h2>
      <Form method="post" className="flex flex-wrap gap-3">
        <FormKey />
        <input type="hidden" name="intent" value="new" />
        {pages.map(({ slug, title }) => (
          <Button key={slug} type="submit" name="slug" value={slug} variant="secondary">
            <Plus aria-hidden="true" />
            Write {title}
          </Button>
        ))}
      </Form>
    </section>
  );
}
