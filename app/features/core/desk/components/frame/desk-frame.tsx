import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { SiteFrame } from '#app/chrome/site-frame.tsx';
import { FocusKeeper } from '#app/web/form/typed/focus-keeper.tsx';
import { KeepTyped } from '#app/web/form/typed/keep-typed.tsx';
import { useViewer } from '#app/web/viewer.ts';
import { isStaffRole } from '#domain/account/account.ts';
import type { RailCounts } from '../../texts.ts';
import { DeskRail } from './desk-rail.tsx';

type Loaded = { counts?: RailCounts | null };

/** A refusal is shown in the site's frame, not the desk's. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const onDesk = useRouteLoaderData<Loaded>('routes/admin/layout');
  const elsewhere = useRouteLoaderData<Loaded>('routes/employer/layout');
  if (!viewer?.isSignedIn || !isStaffRole(viewer.role)) return <SiteFrame>{children}</SiteFrame>;
  return (
    <div
      data-desk
      data-unasked=""
      className="flex flex-1 flex-col [--gutter:max(1rem,env(safe-area-inset-left),env(safe-area-inset-right))] lg:[--gutter:max(2rem,env(safe-area-inset-left),env(safe-area-inset-right))] xl:flex-row [&>main]:min-w-0 [&>main]:flex-1"
    >
      <DeskRail viewer={viewer} counts={(onDesk ?? elsewhere)?.counts ?? null} />
      {children}
      <KeepTyped />
      <FocusKeeper />
    </div>
  );
}
