/** A button and the menu that it opens, without scripts. */
import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '#app/ui/class-names.ts';

const PLACES = {
  'down-left': 'supports-[position-area:bottom]:[position-area:bottom_span-left]',
  'down-right': 'supports-[position-area:bottom]:[position-area:bottom_span-right]',
  'up-right': 'supports-[position-area:bottom]:[position-area:top_span-right]',
};

type MenuProps = { button: ReactNode; buttonClass: string; opens: keyof typeof PLACES; children: ReactNode };

/** `children`: links and buttons with MENU_ITEM. */
export function Menu({ button, buttonClass, opens, children }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClass}>
        {button}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after its links and buttons */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        // Closing first returns the focus to the button, so that a dialog opened now returns it there too.
        onClick={() => menu.current?.hidePopover()}
        className={classNames(
          'fixed inset-0 m-auto h-fit min-w-44 rounded-lg border border-line bg-surface p-1.5 shadow-raised',
          'supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:m-0',
          'supports-[position-area:bottom]:[position-try-fallbacks:flip-block]',
          PLACES[opens],
        )}
      >
        {children}
      </div>
    </>
  );
}

export const MENU_ITEM =
  'flex min-h-9 w-full items-center rounded-md px-3 text-left text-sm no-underline hover:bg-sunken pointer-coarse:min-h-11';
