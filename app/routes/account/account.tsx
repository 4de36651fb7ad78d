import { href, Link } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { AccountPage } from '#app/features/core/accounts/components/sign-in/sign-in-page.tsx';
import { requireActor } from '#app/features/core/accounts/gates.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { DataList } from '#app/ui/content/data-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { isStaffRole, ROLE_NAMES, STATUS_NAMES } from '#domain/account/account.ts';
import type { Route } from './+types/account';

export async function loader(args: Route.LoaderArgs) {
  const { fullName, email, role, status } = await requireActor(args);
  return { fullName, email, role, status };
}

const page = unlistedText('/account');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function AccountSettings({ loaderData: { fullName, email, role, status } }: Route.ComponentProps) {
  const security = [
    { to: href('/account/password'), label: 'Change your password', text: 'Signs you out on your other devices.' },
    { to: href('/account/email'), label: 'Change your email address', text: 'We’ll email a link to confirm it.' },
    ...(isStaffRole(role)
      ? [
          {
            to: href('/account/passkeys'),
            label: 'Passkeys',
            text: 'A second check each time you sign in.',
          },
          {
            to: href('/account/app-codes'),
            label: 'Authenticator app',
            text: 'Codes from your phone, if you can’t use a passkey.',
          },
        ]
      : []),
  ];
  const logo = {
    to: href('/employer/logo'),
    label: 'Your logo',
    text: 'The logo shown beside your jobs.',
  };
  const calendar = {
    to: href('/account/calendar'),
    label: 'Your calendar',
    text: 'Interviews and job closing dates in your calendar app.',
  };
  const notifications = [
    {
      to: href('/account/notifications'),
      label: 'Notifications',
      text: 'Choose what your devices notify you about.',
    },
  ];
  const data = [
    {
      to: href('/account/introductions'),
      label: 'Who has my details',
      text: 'The clients we’ve introduced you to or asked you about.',
    },
    { to: href('/account/data'), label: 'Your data', text: 'See and download what we hold about you.' },
    { to: href('/account/delete'), label: 'Delete your account', text: 'What we’ll delete, what we’ll keep and why.' },
  ];
  return (
    <AccountPage title="Account settings">
      <DataList
        items={[
          { label: 'Name', value: <span className="break-words">{fullName}</span> },
          { label: 'Email', value: <span className="break-all">{email}</span> },
          { label: 'Role', value: ROLE_NAMES[role] },
          { label: 'Status', value: STATUS_NAMES[status] },
        ]}
      />
      <LinkList title="Security" links={security} />
      {role !== 'job_seeker' && role !== 'editor' && (
        <LinkList title="Your jobs" links={role === 'employer' ? [logo] : [logo, calendar]} />
      )}
      {role !== 'job_seeker' && <LinkList title="Looking for work" links={APPLICANT_LINKS} />}
      <LinkList title="Notifications" links={notifications} />
      <LinkList title="Your data" links={data} />
    </AccountPage>
  );
}

/** Pages for applicants, listed for employers and colleagues, whose menus begin with their own work. */
const APPLICANT_LINKS = [
  { to: href('/profile'), label: 'My Profile', text: 'Your details and your CV, for applications.' },
  { to: href('/profile/liked'), label: 'Liked jobs', text: 'The jobs you liked, newest first.' },
  { to: href('/applications'), label: 'My applications', text: 'The jobs you’ve applied for, and their status.' },
  { to: href('/job-swipe'), label: 'Job Swipe', text: 'Open jobs, one card at a time.' },
];

type LinkListProps = { title: string; links: { to: string; label: string; text: string }[] };

function LinkList({ title, links }: LinkListProps) {
  return (
    <>
      <Heading level={2} size="item" className="mt-10">
        {title}
      </Heading>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {links.map(({ to, label, text }) => (
          <li key={to} className="py-3.5">
            <Link to={to} className="link font-semibold">
              {label}
            </Link>
            <p className="mt-0.5 text-ink-soft text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
