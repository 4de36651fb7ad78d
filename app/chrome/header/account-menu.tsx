import { ChevronDown } from 'lucide-react';
import { initialsOf, type ShownViewer } from '#app/web/viewer.ts';
import { ROLE_NAMES } from '#domain/account/account.ts';
import { accountLinks, jobSeekerLinks, type NavigationLink } from './navigation.ts';
import { SignOutForm } from './sign-out-form.tsx';

const ID = 'menu-account';
const ROW = 'flex min-h-11 w-full items-center rounded-md px-3 text-left transition-colors hover:bg-sunken';

export function AccountMenu({ viewer }: { viewer: ShownViewer }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        className="hidden min-h-11 items-center gap-1.5 rounded-md px-2.5 hover:bg-sunken md:inline-flex"
      >
        <Avatar name={viewer.name} />
        <span className="sr-only">Your account: {viewer.name}</span>
        <ChevronDown aria-hidden="true" className="size-3.5 text-ink-faint" />
      </button>
      <div id={ID} popover="auto" className="drop-down is-at-end no-print">
        <div className="w-64 max-w-[calc(100vw-2rem)]">
          <AccountName viewer={viewer} />
          <AccountLinks viewer={viewer} />
        </div>
      </div>
    </>
  );
}

export const AccountLinks = ({ viewer }: { viewer: ShownViewer }) => (
  <>
    <MenuLinks links={accountLinks(viewer)} />
    <MenuLinks links={jobSeekerLinks(viewer)} />
    <SignOutForm className={ROW} />
  </>
);

const MenuLinks = ({ links }: { links: readonly NavigationLink[] }) => (
  <ul className="mb-1 border-line border-b pb-1 empty:hidden">
    {links.map((link) => (
      <li key={link.href}>
        <a href={link.href} className={ROW}>
          {link.label}
        </a>
      </li>
    ))}
  </ul>
);

export function AccountName({ viewer }: { viewer: ShownViewer }) {
  return (
    <p className="mb-1 border-line border-b px-3 pt-1.5 pb-3">
      <span translate="no" className="block truncate font-semibold">
        {viewer.name}
      </span>
      <span className="block text-ink-soft text-sm">
        {viewer.isSignedIn ? ROLE_NAMES[viewer.role] : 'Finish signing in'}
      </span>
    </p>
  );
}

function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-full bg-brand font-semibold text-on-brand text-xs"
    >
      {initialsOf(name)}
    </span>
  );
}
