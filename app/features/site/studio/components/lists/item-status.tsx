import { Link } from 'react-router';
import { Badge } from '#app/ui/content/badge.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { THE_SITE_NAME } from '#domain/account/the-site.ts';
import type { ItemState } from '../../schema.ts';
import { PLACING } from '../../texts.ts';

type ItemStatusProps = {
  state: ItemState;
  fault: string | null;
  /** Address of the page with the item's revisions. */
  revisions?: string;
  /** A task is placing the jobs that name this place. */
  isPlacing?: boolean;
};

export function ItemBadges({
  state: { isPublished, hasDraft, isNew, scheduledFor },
  fault,
}: Pick<ItemStatusProps, 'state' | 'fault'>) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {isPublished && <Badge tone="brand">Published</Badge>}
      {!isPublished && !hasDraft && <Badge>{isNew ? 'Not started' : 'Removed'}</Badge>}
      {hasDraft && <Badge tone="amber">Draft</Badge>}
      {scheduledFor && <Badge tone="slate">Scheduled for {scheduledFor}</Badge>}
      {fault && <Badge tone="signal">Fault</Badge>}
    </span>
  );
}

export function ItemStatus({ state, fault, revisions, isPlacing }: ItemStatusProps) {
  return (
    <div className="grid gap-2 text-sm text-ink-soft">
      <ItemBadges state={state} fault={fault} />
      {!state.isNew && (
        <p>
          {changeOf(state)}
          {revisions && (
            <>
              {' · '}
              <Link to={revisions} className="link touch-target">
                Revisions
              </Link>
            </>
          )}
        </p>
      )}
      {fault && <Notice tone="danger">{fault}</Notice>}
      {isPlacing && <Notice>{PLACING}</Notice>}
    </div>
  );
}

export const changeOf = ({ updatedAt, updatedBy }: Pick<ItemState, 'updatedAt' | 'updatedBy'>): string =>
  updatedBy === THE_SITE_NAME ? 'Starter content' : `Edited on ${updatedAt} by ${updatedBy}`;
