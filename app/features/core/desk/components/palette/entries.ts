/** The pages and actions that the palette and the page Search offer. */
import { isInAudience } from '#app/features/core/accounts/policy.ts';
import { DESK_READERS } from '#app/pages/lists/desk-readers.at-build.ts';
import type { Audience } from '#app/pages/row.ts';
import { isUnlistedPath, unlistedText } from '#app/pages/unlisted-text.ts';
import type { Role } from '#domain/account/account.ts';
import type { FoundKind, FoundRecord } from '../../schema/found.ts';

export type PaletteEntry = { id: string; to: string; label: string; detail?: string };
export type PaletteGroup = { heading: string; entries: readonly PaletteEntry[] };

type Action = { label: string; to: string; readers: Audience; words: string };

const ACTIONS: readonly Action[] = [
  { label: 'Post a job', to: '/employer/jobs/new', readers: 'consultants', words: 'new create add advert vacancy' },
  { label: 'Add a person', to: '/admin/people/new', readers: 'consultants', words: 'new create candidate' },
  { label: 'Add a client', to: '/admin/clients/new', readers: 'consultants', words: 'new create company' },
  { label: 'Offer an interview', to: '/admin/search?for=interview', readers: 'consultants', words: 'new book times' },
  { label: 'Add a note', to: '/admin/search?for=note', readers: 'consultants', words: 'new write call' },
  { label: 'Advance or reject applications', to: '/admin/pipeline', readers: 'consultants', words: 'decide move' },
  { label: 'Invite a colleague', to: '/admin/staff/invite', readers: 'admins', words: 'add new staff user' },
  { label: 'Change your password', to: '/account/password', readers: 'staff', words: 'account' },
  { label: 'View the site', to: '/', readers: 'staff', words: 'home public' },
];

/** Pages that need something selected, or offer what an action offers. */
const LEFT_OUT = [
  '/admin/search',
  '/admin/pipeline/decide',
  '/admin/people/email',
  '/admin/people/new',
  '/admin/accounts',
];

const PAGES = Object.entries(DESK_READERS).flatMap(([path, readers]) =>
  isUnlistedPath(path) && !LEFT_OUT.includes(path) ? [{ path, readers }] : [],
);

const RECORD_GROUPS: Record<FoundKind, { heading: string; pathOf: (id: string) => string }> = {
  person: { heading: 'People', pathOf: (id) => `/admin/people/${id}` },
  job: { heading: 'Jobs', pathOf: (id) => `/employer/jobs/${id}/applications` },
  client: { heading: 'Clients', pathOf: (id) => `/admin/clients/${id}` },
  enquiry: { heading: 'Enquiries', pathOf: (id) => `/admin/enquiries/${id}` },
};

/** True if each typed word begins a word of the text. */
export function hasWords(text: string, typed: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.some((each) => each.startsWith(word)));
}

/** Actions and pages that this role may use. Without a typed text, the actions. */
export function groupEntries(role: Role, typed: string): PaletteGroup[] {
  const actions = ACTIONS.filter(
    ({ readers, label, words }) => isInAudience(role, readers) && hasWords(`${label} ${words}`, typed),
  );
  const pages = typed
    ? PAGES.filter(({ path, readers }) => isInAudience(role, readers) && hasWords(unlistedText(path).title, typed))
    : [];
  return withEntries([
    { heading: 'Actions', entries: actions.map(({ label, to }) => ({ id: to, to, label })) },
    { heading: 'Pages', entries: pages.map(({ path }) => ({ id: path, to: path, label: unlistedText(path).title })) },
  ]);
}

export const groupRecords = (records: readonly FoundRecord[]): PaletteGroup[] =>
  withEntries(
    Object.entries(RECORD_GROUPS).map(([kind, { heading, pathOf }]) => ({
      heading,
      entries: records
        .filter((record) => record.kind === kind)
        .map(({ id, label, detail }) => ({ id, to: pathOf(id), label, detail })),
    })),
  );

export const withEntries = (groups: PaletteGroup[]): PaletteGroup[] =>
  groups.filter(({ entries }) => entries.length > 0);
