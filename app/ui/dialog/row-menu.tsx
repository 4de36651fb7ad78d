/** Rare or irreversible actions of a row, behind a button that prevents accidents. */
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu } from './menu.tsx';

/** `children`: links and buttons with MENU_ITEM. `label` names the row: 'More for Siân Pritchard'. */
export const RowMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <Menu
    opens="down-left"
    buttonClass="touch-target grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
    button={
      <>
        <Ellipsis aria-hidden="true" className="size-5" />
        <span className="sr-only">{label}</span>
      </>
    }
  >
    {children}
  </Menu>
);
