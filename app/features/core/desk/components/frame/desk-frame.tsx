import type { ReactNode } from 'react';
import { href, useLocation, useRouteLoaderData } from 'react-router';
import { SiteFrame } from '#app/chrome/site-frame.tsx';
import { useViewer } from '#app/web/viewer.ts';
import { isStaffRole } from '#domain/account/account.ts';
import type { RailCounts } from '../../texts.ts';
import { PaletteHost } from '../palette/palette-host.tsx';
import { SearchLink } from '../palette/search-link.tsx';
import { deskRail } from './desk-pages.ts';
import { findCurrent } from './sections.ts';
import { WorkFrame } from './work-frame.tsx';

type Loaded = { counts?: RailCounts | null; isRailNarrow: boolean };

/** A refusal is shown in the site's frame, not the desk's. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const onDesk = useRouteLoaderData<Loaded>('routes/admin/layout');
  const elsewhere = useRouteLoaderData<Loaded>('routes/employer/layout');
  if (!viewer?.isSignedIn || !isStaffRole(viewer.role)) return <SiteFrame>{children}</SiteFrame>;
  const frameData = onDesk ?? elsewhere;
  const { groups, creates } = deskRail(viewer.role, frameData?.counts ?? null);
  const paths = groups.flatMap(({ links }) => links.map(({ path }) => path));
  return (
    <WorkFrame
      viewer={viewer}
      isNarrowAtFirst={frameData?.isRailNarrow ?? false}
      rail={{
        label: 'Admin Dashboard',
        home: paths[0] ?? href('/'),
        groups,
        creates,
        current: findCurrent(paths, pathname),
        search: <SearchLink />,
      }}
    >
      {children}
      <PaletteHost role={viewer.role} />
    </WorkFrame>
  );
}
