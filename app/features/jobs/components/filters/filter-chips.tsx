/** What opens the sheet of the filters: one button on tablets, and on phones the three choices that are made most. */
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { DialogButton } from '#app/ui/dialog/dialog.tsx';
import { formatPounds } from '#domain/pay/money.ts';
import { type BoardSearch, listFilters } from '../../schema.ts';
import { SHEET_ID } from './filter-sheet.tsx';

export function FilterChips({ search }: { search: BoardSearch }) {
  const inUse = listFilters(search).filter(({ name }) => name !== 'search').length;
  const chips = [
    {
      name: 'Where',
      chosen: search.where || search.location,
      control: search.where ? 'board-where' : 'board-location',
    },
    { name: 'Pay', chosen: search.salary && `${formatPounds(search.salary)}+`, control: 'board-salary' },
    { name: 'Type', chosen: search.type, control: 'board-type' },
  ];
  return (
    <div className="board-chips">
      <DialogButton dialogId={SHEET_ID} variant="secondary" className="max-md:hidden">
        <SlidersHorizontal aria-hidden="true" />
        More filters{inUse > 0 && ` (${inUse} in use)`}
      </DialogButton>
      {chips.map(({ name, chosen, control }) => (
        <DialogButton
          key={name}
          dialogId={SHEET_ID}
          variant="secondary"
          data-chosen={chosen ? '' : undefined}
          data-focuses={control}
          className="md:hidden"
        >
          <span>
            {chosen ? <span className="sr-only">{`${name}: `}</span> : name}
            {chosen}
          </span>
          <ChevronDown aria-hidden="true" />
        </DialogButton>
      ))}
    </div>
  );
}
