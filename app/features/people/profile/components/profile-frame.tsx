/** The tabs around the parts of a profile (spec: accounts §2 "Profile page"). */
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { TabLinks } from '#app/ui/content/tabs.tsx';
import { FocusKeeper } from '#app/web/form/typed/focus-keeper.tsx';

/** `likedCount` is undefined if unknown. */
type ProfileFrameProps = { current: 'profile' | 'liked'; likedCount: number | undefined; children: ReactNode };

export function ProfileFrame({ current, likedCount, children }: ProfileFrameProps) {
  const tabs = [
    { label: 'Profile', to: href('/profile'), isCurrent: current === 'profile' },
    { label: 'Liked Jobs', to: href('/profile/liked'), isCurrent: current === 'liked', count: likedCount },
  ];
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: 'My Profile' }]} title="My Profile" />
      <TabLinks label="Your profile" tabs={tabs} />
      <div className="mt-6 sm:mt-8">{children}</div>
      <FocusKeeper />
    </div>
  );
}
