import { href, useLocation } from 'react-router';
import { TabLinks } from '#app/ui/content/tabs.tsx';

/** spec: accounts §2 "Admin dashboard". */
const TABS = [
  { to: href('/admin'), label: 'Today' },
  { to: href('/admin/accounts'), label: 'Profiles' },
];

const JOB_TABS = [
  { to: href('/admin/jobs'), label: 'All jobs' },
  { to: href('/employer/jobs'), label: 'My jobs' },
];

export const DashboardTabs = () => <PageTabs label="Dashboard" tabs={TABS} />;
export const JobTabs = () => <PageTabs label="Jobs" tabs={JOB_TABS} />;

function PageTabs({ label, tabs }: { label: string; tabs: typeof TABS }) {
  const { pathname } = useLocation();
  return (
    <div className="mb-4">
      <TabLinks label={label} tabs={tabs.map((tab) => ({ ...tab, isCurrent: pathname === tab.to }))} />
    </div>
  );
}
