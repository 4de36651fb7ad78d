/** The two halves of the dashboard (spec: accounts §2 "Admin dashboard"), for administrators. */
import { href, Link, useLocation } from 'react-router';

const TABS = [
  { to: href('/admin'), label: 'Today' },
  { to: href('/admin/accounts'), label: 'Profiles' },
];

export function DashboardTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Dashboard" className="mb-6 border-line border-b">
      <ul className="flex gap-x-6">
        {TABS.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 font-semibold text-ink-soft no-underline hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
