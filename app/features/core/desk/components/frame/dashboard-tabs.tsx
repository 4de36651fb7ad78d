import { href, useLocation } from 'react-router';
import { TabLinks } from '#app/ui/content/tabs.tsx';

/** spec: accounts §2 "Admin dashboard". */
const TABS = [
  { to: href('/admin'), label: 'Today' },
  { to: href('/admin/accounts'), label: 'Profiles' },
];

export function DashboardTabs() {
  const { pathname } = useLocation();
  return (
    <div className="mb-6">
      <TabLinks label="Dashboard" tabs={TABS.map((tab) => ({ ...tab, isCurrent: pathname === tab.to }))} />
    </div>
  );
}
