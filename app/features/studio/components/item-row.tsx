/** Parts of a row in the list of a collection. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import type { StatusShape } from '#app/ui/content/status.tsx';
import type { ItemState } from '../schema.ts';

export const ITEM_SHAPES: Record<ItemState, StatusShape> = {
  published: 'tick',
  changed: 'half',
  draft: 'ring',
  scheduled: 'disc',
  removed: 'cross',
};

type MoveButtonsProps = { id: string; version: number; title: string; isFirst: boolean; isLast: boolean };

export function MoveButtons({ id, version, title, isFirst, isLast }: MoveButtonsProps) {
  return (
    <form method="post" className="flex gap-1">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {(['up', 'down'] as const).map((direction) => (
        <Button
          key={direction}
          type="submit"
          name="intent"
          value={direction}
          variant="secondary"
          size="sm"
          disabled={direction === 'up' ? isFirst : isLast}
          aria-label={`Move ${title} ${direction}`}
          className="size-11 px-0"
        >
          {direction === 'up' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
        </Button>
      ))}
    </form>
  );
}
