import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import type { JobQuestion } from '#domain/job/search/job-question.ts';
import { formatPounds } from '#domain/pay/money.ts';
import { listFilters } from '../../schema.ts';
import { SHEET_ID } from './filter-sheet.tsx';

/** Works without JavaScript, so also before hydration. */
const OPENS_SHEET = {
  type: 'button',
  variant: 'secondary',
  popoverTarget: SHEET_ID,
  popoverTargetAction: 'show',
  'aria-haspopup': 'dialog',
} as const;

export function FilterChips({ search }: { search: JobQuestion }) {
  const inUse = listFilters(search).filter(({ name }) => name !== 'search').length;
  const chips = [
    { name: 'Where', chosen: search.where, control: 'board-where' },
    { name: 'Pay', chosen: search.salary && `${formatPounds(search.salary)}+`, control: 'board-salary' },
    { name: 'Type', chosen: search.type, control: 'board-type' },
  ];
  return (
    <div className="board-chips">
      <Button {...OPENS_SHEET} data-focuses="board-category" className="max-md:hidden">
        <SlidersHorizontal aria-hidden="true" />
        More filters{inUse > 0 && ` (${inUse} in use)`}
      </Button>
      {chips.map(({ name, chosen, control }) => (
        <Button
          key={name}
          {...OPENS_SHEET}
          data-chosen={chosen ? '' : undefined}
          data-focuses={control}
          className="md:hidden"
        >
          <span>
            {chosen ? <span className="sr-only">{`${name}: `}</span> : name}
            {chosen}
          </span>
          <ChevronDown aria-hidden="true" />
        </Button>
      ))}
    </div>
  );
}
