import { Briefcase, FileUser, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, Link, useLocation, useRouteLoaderData } from 'react-router';
import { SiteFrame } from '#app/chrome/site-frame.tsx';
import { useViewer } from '#app/web/viewer.ts';
import { isStaffRole } from '#domain/account/account.ts';
import { addressLine, agency, hasLegalPage } from '#domain/site/site.ts';
import { DeskFrame } from './desk-frame.tsx';
import type { RailContent } from './rail.tsx';
import { findCurrent } from './sections.ts';
import { WorkFrame } from './work-frame.tsx';

type Loaded = { unread?: number; isRailNarrow: boolean };

export function EmployerFrame({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const { unread = 0, isRailNarrow = false } = useRouteLoaderData<Loaded>('routes/employer/layout') ?? {};
  if (viewer && isStaffRole(viewer.role)) return <DeskFrame>{children}</DeskFrame>;
  if (viewer?.role !== 'employer' || !viewer.isSignedIn) return <SiteFrame>{children}</SiteFrame>;
  const links = linksWith(unread);
  const rail: RailContent = {
    label: 'Your jobs',
    home: href('/employer/jobs'),
    groups: [{ heading: null, links }],
    creates: [{ label: 'Job', path: href('/employer/jobs/new') }],
    current: findCurrent(
      links.map(({ path }) => path),
      pathname,
    ),
  };
  return (
    <WorkFrame viewer={viewer} rail={rail} isNarrowAtFirst={isRailNarrow} footer={<EmployerFooter />}>
      {children}
    </WorkFrame>
  );
}

const linksWith = (unread: number) => [
  { path: href('/employer/jobs'), label: 'My jobs', icon: Briefcase },
  {
    path: href('/employer/applications'),
    label: 'Applications',
    icon: FileUser,
    count: { figure: unread, words: 'unread' },
  },
  { path: href('/employer/logo'), label: 'Your logo', icon: Image },
];

const EmployerFooter = () => (
  <footer className="no-print border-line border-t text-ink-soft text-sm">
    <div className="wrap flex flex-wrap items-center gap-x-6 py-4">
      <p>
        {agency().name}, {addressLine()}
      </p>
      <a
        href={`tel:${agency().phone.dialled}`}
        className="link figures inline-flex min-h-6 items-center pointer-coarse:min-h-11"
      >
        {agency().phone.shown}
      </a>
      <Link to={href('/contact')} className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
        Contact
      </Link>
      {hasLegalPage('privacy-policy') && (
        <Link to={href('/privacy-policy')} className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
          Privacy policy
        </Link>
      )}
    </div>
  </footer>
);
