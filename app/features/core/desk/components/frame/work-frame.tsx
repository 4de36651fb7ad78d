/** Surrounds the pages of staff and of employers: the rail beside the page, without the site's header and footer. */
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { noteSearch } from '#app/desk/last-searches.ts';
import { FocusKeeper } from '#app/web/form/typed/focus-keeper.tsx';
import { KeepTyped } from '#app/web/form/typed/keep-typed.tsx';
import type { ShownViewer } from '#app/web/viewer.ts';
import { Rail, type RailContent } from './rail.tsx';

type WorkFrameProps = {
  viewer: ShownViewer;
  rail: RailContent;
  isNarrowAtFirst: boolean;
  footer?: ReactNode;
  children: ReactNode;
};

export function WorkFrame({ viewer, rail, isNarrowAtFirst, footer, children }: WorkFrameProps) {
  const { pathname, search } = useLocation();
  useEffect(() => noteSearch(pathname, search), [pathname, search]);
  return (
    <div
      data-desk
      className="flex flex-1 flex-col [--gutter:max(1rem,env(safe-area-inset-left),env(safe-area-inset-right))] lg:[--gutter:max(2rem,env(safe-area-inset-left),env(safe-area-inset-right))] xl:flex-row"
    >
      <Rail {...rail} viewer={viewer} isNarrowAtFirst={isNarrowAtFirst} />
      <div className="flex min-w-0 flex-1 flex-col [&>main]:flex-1">
        {children}
        {footer}
      </div>
      <KeepTyped />
      <FocusKeeper />
    </div>
  );
}
