/** Rare or irreversible actions of a row, behind a button that prevents accidents. */
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';

/** `children`: links and buttons with ROW_MENU_ITEM. `label` names the row: 'More for Siân Pritchard'. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="touch-target grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <Ellipsis aria-hidden="true" className="size-5" />
        <span className="sr-only">{label}</span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after its links and buttons */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        // Closing first returns the focus to the button, so that a dialog opened now returns it there too.
        onClick={() => menu.current?.hidePopover()}
        className="fixed inset-0 m-auto h-fit min-w-44 rounded-lg border border-line bg-surface p-1.5 shadow-raised supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:m-0 supports-[position-area:bottom]:[position-area:bottom_span-left] supports-[position-area:bottom]:[position-try-fallbacks:flip-block]"
      >
        {children}
      </div>
    </>
  );
}

export const ROW_MENU_ITEM =
  'flex min-h-9 w-full items-center rounded-md px-3 text-left text-sm no-underline hover:bg-sunken pointer-coarse:min-h-11';
