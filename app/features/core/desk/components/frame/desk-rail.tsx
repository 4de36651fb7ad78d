/** The desk's menu: a rail on wide screens; elsewhere a button opens it, without scripts. */

import { Menu } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { href, Link, useLocation } from 'react-router';
import { Logo } from '#app/chrome/header/logo.tsx';
import { accountLinks } from '#app/chrome/header/navigation.ts';
import { SignOutForm } from '#app/chrome/header/sign-out-form.tsx';
import { classNames } from '#app/ui/class-names.ts';
import type { ShownViewer } from '#app/web/viewer.ts';
import { type RailCounts, railFigure } from '../../texts.ts';
import { findCurrent, groupsFor } from './sections.ts';

const ID = 'desk-menu';
const ROW =
  'flex min-h-8 w-full items-center gap-3 rounded-md px-2.5 text-left no-underline hover:bg-sunken pointer-coarse:min-h-11';
const CURRENT = 'bg-brand-soft font-semibold text-ink';

const COUNTED: Readonly<Record<string, { key: keyof RailCounts; words: string }>> = {
  '/admin/accounts': { key: 'people', words: 'waiting' },
  '/admin/pipeline': { key: 'applications', words: 'unread' },
  '/admin/enquiries': { key: 'enquiries', words: 'new' },
  '/admin/data-requests': { key: 'dataRequests', words: 'open' },
};

type DeskRailProps = { viewer: ShownViewer; counts: RailCounts | null };

export function DeskRail({ viewer, counts }: DeskRailProps) {
  const menu = useCloseOnNavigation();
  const { pathname } = useLocation();
  const groups = groupsFor(viewer.role);
  const userLinks = accountLinks(viewer).filter((link) => link.href !== href('/admin'));
  const paths = [
    ...groups.flatMap(({ sections }) => sections.map(({ path }) => path)),
    ...userLinks.map((link) => link.href),
  ];
  const current = findCurrent(paths, pathname);
  return (
    <header className="no-print text-sm">
      <div className="flex h-14 items-center justify-between gap-4 border-line border-b px-(--gutter) xl:hidden">
        <DeskLogo />
        <button
          type="button"
          popoverTarget={ID}
          className="-mr-2.5 inline-flex min-h-11 items-center gap-2 rounded-md px-2.5 font-semibold hover:bg-sunken"
        >
          <Menu aria-hidden="true" className="size-5" />
          Menu
        </button>
      </div>
      <div
        ref={menu}
        id={ID}
        popover="auto"
        className={classNames(
          'inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(20rem,calc(100vw-2.5rem))] overflow-y-auto border-line',
          'border-l bg-surface p-4 shadow-raised xl:sticky xl:top-0 xl:block xl:w-60 xl:border-r xl:border-l-0 xl:shadow-none',
        )}
      >
        <div className="mb-4 px-2.5 max-xl:hidden">
          <DeskLogo />
        </div>
        <nav aria-label="Admin Dashboard" className="space-y-4">
          {groups.map(({ heading, sections }) => (
            <div key={heading}>
              {/* No heading: it would come before the one of the page. */}
              {heading && (
                <p id={`desk-${heading}`} className="mb-1 px-2.5 text-ink-faint text-sm">
                  {heading}
                </p>
              )}
              <ul aria-labelledby={heading ? `desk-${heading}` : undefined} className="space-y-px">
                {sections.map(({ path, label }) => (
                  <li key={path}>
                    <Link
                      to={path}
                      aria-current={current === path ? 'page' : undefined}
                      className={classNames(ROW, current === path && CURRENT)}
                    >
                      {label}
                      <RailCount path={path} counts={counts} />
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <nav aria-label="Your account" className="mt-4 border-line border-t pt-3">
          <p className="truncate px-2.5 pb-1 text-ink-faint">{viewer.name}</p>
          <ul className="space-y-px">
            {[...userLinks, { label: 'View the site', href: href('/') }].map((link) => (
              <li key={link.href}>
                <Link
                  to={link.href}
                  aria-current={current === link.href ? 'page' : undefined}
                  className={classNames(ROW, current === link.href && CURRENT)}
                >
                  {link.label}
                </Link>
              </li>
            ))}
            <li>
              <SignOutForm className={ROW} />
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

function DeskLogo() {
  return (
    <Link to={href('/admin')} className="inline-flex min-h-11 items-center rounded-sm no-underline">
      <Logo className="h-5.5 w-auto" />
    </Link>
  );
}

function RailCount({ path, counts }: { path: string; counts: RailCounts | null }) {
  const counted = COUNTED[path];
  const count = counted && counts ? counts[counted.key] : 0;
  if (!counted || count === 0) return null;
  return (
    <span className="figures ml-auto min-w-6 rounded-sm bg-sand px-1.5 text-center font-semibold text-ink">
      {railFigure(count)}
      <span className="sr-only"> {counted.words}</span>
    </span>
  );
}

/** A client navigation does not reload the page, so an open menu must be closed. */
function useCloseOnNavigation() {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the navigation itself
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);
  return menu;
}
