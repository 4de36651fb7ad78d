/**
 * From 1200 px the filters are a column beside the list, on tablets a sheet at the side, on phones one at the bottom. All three are the
 * same element, so that each filter exists once (board-filters.css). It is a popover because a `<dialog>` would be announced as a dialog
 * even as a column.
 */
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { href, Link } from 'react-router';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { useModalPopover } from '#app/ui/dialog/modal-popover.ts';
import { describeCount, type JobCount } from '../../schema.ts';
import type { SheetCount } from './sheet-count.ts';

export const SHEET_ID = 'board-sheet';

type FilterSheetProps = {
  ref: RefObject<HTMLElement | null>;
  count: SheetCount;
  onClose: () => void;
  children: ReactNode;
};

export function FilterSheet({ ref, count, onClose, children }: FilterSheetProps) {
  const isOpen = useModalPopover(ref, onClose);
  return (
    <section
      ref={ref}
      id={SHEET_ID}
      popover="auto"
      role={isOpen ? 'dialog' : 'group'}
      aria-labelledby="board-sheet-title"
      className="board-sheet"
    >
      <div className="board-sheet-head">
        <h2 id="board-sheet-title">Filters</h2>
        <button
          type="button"
          popoverTarget={SHEET_ID}
          popoverTargetAction="hide"
          aria-label="Close"
          className="board-sheet-close"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="board-sheet-choices">{children}</div>
      <div data-toasts-above className="board-sheet-foot">
        <Link
          to={href('/jobs')}
          onClick={() => ref.current?.hidePopover()}
          className={buttonClass({ variant: 'quiet' })}
        >
          Clear all
        </Link>
        <Button type="submit" className="flex-1">
          {showLabel(count.found)}
        </Button>
        <p role="status" className="sr-only">
          {count.isChanged && count.found && describeCount(count.found)}
        </p>
      </div>
    </section>
  );
}

/** 'Show 13 jobs', or 'Show jobs' if they could not be counted. */
const showLabel = (count: JobCount | null) =>
  count ? `Show ${describeCount(count).replace(/^More/, 'more')}` : 'Show jobs';
