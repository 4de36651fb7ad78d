/** The menu of a work area: a rail on wide screens; elsewhere a button opens it, without scripts. */

import { ChevronsLeft, ChevronsRight, type LucideIcon, Menu as MenuIcon, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Logo } from '#app/chrome/header/logo.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { MENU_ITEM, Menu } from '#app/ui/dialog/menu.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import type { ShownViewer } from '#app/web/viewer.ts';
import { railFigure } from '../../texts.ts';
import { PersonMenu } from './person-menu.tsx';
import { useNarrowRail } from './rail-width.ts';

type RailLink = { path: string; label: string; icon: LucideIcon; count?: { figure: number; words: string } };
type RailGroup = { heading: string | null; links: readonly RailLink[] };
export type RailContent = {
  /** Names the navigation for screen readers. */
  label: string;
  home: string;
  groups: readonly RailGroup[];
  current: string | undefined;
  /** Pages that create something, behind the button New. */
  creates: readonly { label: string; path: string }[];
  /** The link to the search, if there is one. */
  search?: ReactNode;
};

const ID = 'desk-menu';
export const RAIL_ROW =
  'flex min-h-7.5 w-full items-center gap-2.5 rounded-md px-2.5 text-left no-underline hover:bg-sunken max-xl:min-h-11 xl:group-data-narrow/rail:justify-center xl:group-data-narrow/rail:px-0';
const CURRENT = 'bg-brand-soft font-semibold text-ink';
/** Hides a label in the narrow rail, but not from screen readers. */
export const WIDE_ONLY = 'xl:group-data-narrow/rail:sr-only';

type RailProps = RailContent & { viewer: ShownViewer; isNarrowAtFirst: boolean };

export function Rail({ viewer, label, home, groups, current, creates, search, isNarrowAtFirst }: RailProps) {
  const menu = useCloseOnNavigation();
  const [isNarrow, setIsNarrow] = useNarrowRail(isNarrowAtFirst);
  return (
    <header data-narrow={isNarrow || undefined} className="group/rail no-print text-sm">
      <div className="flex h-14 items-center justify-between gap-4 border-line border-b px-(--gutter) xl:hidden">
        <RailLogo to={home} />
        <button
          type="button"
          popoverTarget={ID}
          className="-mr-2.5 inline-flex min-h-11 items-center gap-2 rounded-md px-2.5 font-semibold hover:bg-sunken"
        >
          <MenuIcon aria-hidden="true" className="size-5" />
          Menu
        </button>
      </div>
      <div
        ref={menu}
        id={ID}
        popover="auto"
        className={classNames(
          'inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(20rem,calc(100vw-2.5rem))] flex-col border-line border-l',
          'bg-surface p-3 shadow-raised open:flex xl:sticky xl:top-0 xl:flex xl:w-54 xl:py-2 xl:border-r xl:border-l-0 xl:shadow-none',
          'xl:group-data-narrow/rail:w-14 xl:group-data-narrow/rail:px-2',
        )}
      >
        <div className="mb-1 flex items-center justify-between gap-2 max-xl:hidden xl:group-data-narrow/rail:flex-col">
          <span className={classNames('pl-2.5', 'xl:group-data-narrow/rail:hidden')}>
            <RailLogo to={home} />
          </span>
          <NarrowSwitch isNarrow={isNarrow} onChange={setIsNarrow} />
        </div>
        {creates.length > 0 && <NewMenu creates={creates} />}
        {search}
        <nav aria-label={label} className="-mx-1 min-h-0 flex-1 space-y-1 overflow-y-auto px-1 py-0.5">
          {groups.map(({ heading, links }) => (
            <div key={heading ?? links[0]?.path}>
              {/* No heading: it would come before the one of the page. */}
              {heading && (
                <p id={`desk-${heading}`} className={classNames('px-2.5 pb-0.5 text-ink-faint text-sm', WIDE_ONLY)}>
                  {heading}
                </p>
              )}
              <ul aria-labelledby={heading ? `desk-${heading}` : undefined}>
                {links.map(({ path, label: name, icon: Icon, count }) => (
                  <li key={path}>
                    <Link
                      to={path}
                      title={isNarrow ? name : undefined}
                      aria-current={current === path ? 'page' : undefined}
                      className={classNames(RAIL_ROW, 'relative', current === path && CURRENT)}
                    >
                      <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
                      <span className={WIDE_ONLY}>{name}</span>
                      {count && count.figure > 0 && <RailCount {...count} />}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <PersonMenu viewer={viewer} nameClass={WIDE_ONLY} />
      </div>
    </header>
  );
}

function RailLogo({ to }: { to: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center rounded-sm no-underline xl:min-h-9">
      <Logo className="h-5.5 w-auto" />
    </Link>
  );
}

function NewMenu({ creates }: { creates: RailContent['creates'] }) {
  return (
    <div className="mb-2">
      <Menu
        opens="down-right"
        buttonClass={buttonClass({ size: 'sm', className: 'w-full xl:group-data-narrow/rail:px-0' })}
        button={
          <>
            <Plus aria-hidden="true" />
            <span className={WIDE_ONLY}>New</span>
          </>
        }
      >
        <ul aria-label="New">
          {creates.map(({ label, path }) => (
            <li key={path}>
              <Link to={path} className={MENU_ITEM}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Menu>
    </div>
  );
}

function NarrowSwitch({ isNarrow, onChange }: { isNarrow: boolean; onChange: (isNarrow: boolean) => void }) {
  if (!useIsHydrated()) return null;
  const Icon = isNarrow ? ChevronsRight : ChevronsLeft;
  const name = isNarrow ? 'Widen the menu' : 'Narrow the menu';
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={() => onChange(!isNarrow)}
      className="grid size-8 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink pointer-coarse:size-11"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}

function RailCount({ figure, words }: { figure: number; words: string }) {
  return (
    <span className="figures ml-auto min-w-6 rounded-sm bg-sand px-1.5 text-center font-semibold text-ink xl:group-data-narrow/rail:absolute xl:group-data-narrow/rail:top-0 xl:group-data-narrow/rail:right-0 xl:group-data-narrow/rail:min-w-0 xl:group-data-narrow/rail:px-0.5">
      {railFigure(figure)}
      <span className="sr-only"> {words}</span>
    </span>
  );
}

/** A client navigation does not reload the page, so an open menu must be closed. */
function useCloseOnNavigation() {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the navigation itself
  useEffect(() => {
    for (const open of document.querySelectorAll<HTMLElement>(`#${ID}:popover-open, #${ID} :popover-open`))
      open.hidePopover();
  }, [key]);
  return menu;
}
