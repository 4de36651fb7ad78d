/** The pages in the desk's rail and on the page Settings. Each is shown to those who may open it. */
import {
  Briefcase,
  Building2,
  CalendarCheck,
  CalendarClock,
  ChartColumn,
  ClipboardList,
  Handshake,
  Image,
  Inbox,
  type LucideIcon,
  PenLine,
  Radio,
  Settings,
  SquareKanban,
  Users,
} from 'lucide-react';
import { isInAudience } from '#app/features/core/accounts/policy.ts';
import { DESK_READERS } from '#app/pages/lists/desk-readers.at-build.ts';
import { type UnlistedPath, unlistedText } from '#app/pages/unlisted-text.ts';
import type { Role } from '#domain/account/account.ts';
import type { RailCounts } from '../../texts.ts';

/** `letter`: after G, the key that goes there. */
type RailPage = {
  path: UnlistedPath;
  letter: string;
  icon: LucideIcon;
  label?: string;
  count?: [keyof RailCounts, string];
};

export const SETTINGS_PATH = '/admin/settings';

const RAIL: readonly { heading: string | null; pages: readonly RailPage[] }[] = [
  // spec: accounts §2 names the page itself.
  { heading: null, pages: [{ path: '/admin', letter: 't', icon: CalendarCheck, label: 'Today' }] },
  {
    heading: 'Candidates',
    pages: [
      { path: '/admin/people', letter: 'p', icon: Users },
      { path: '/admin/pipeline', letter: 'l', icon: SquareKanban, count: ['applications', 'unread'] },
      { path: '/admin/interviews', letter: 'i', icon: CalendarClock },
      { path: '/admin/introductions', letter: 'o', icon: Handshake },
    ],
  },
  {
    heading: 'Work',
    pages: [
      { path: '/admin/jobs', letter: 'j', icon: Briefcase },
      { path: '/admin/clients', letter: 'c', icon: Building2 },
      { path: '/admin/assignments', letter: 'a', icon: ClipboardList },
      { path: '/admin/enquiries', letter: 'e', icon: Inbox, count: ['enquiries', 'new'] },
    ],
  },
  {
    heading: 'Site',
    pages: [
      { path: '/admin/studio', letter: 's', icon: PenLine },
      { path: '/admin/media', letter: 'm', icon: Image },
      { path: '/admin/channels', letter: 'h', icon: Radio },
    ],
  },
  {
    heading: null,
    pages: [
      { path: '/admin/reports', letter: 'r', icon: ChartColumn },
      { path: SETTINGS_PATH, letter: 'x', icon: Settings, count: ['dataRequests', 'open data requests'] },
    ],
  },
];

/** `name` if a card has several pages; a card of one page has its name. */
type Card = { name?: string; sentence: string; paths: readonly UnlistedPath[] };

const CARDS: readonly Card[] = [
  { paths: ['/admin/staff'], sentence: 'Invite colleagues, change their roles, suspend or remove them.' },
  { paths: ['/admin/settings/sign-in'], sentence: 'Choose whether colleagues need a second factor.' },
  {
    paths: ['/admin/settings/applications'],
    sentence: 'Choose who may apply, when you reply, and what the first review hides.',
  },
  { paths: ['/admin/settings/stages'], sentence: 'Add your own stages to the pipeline.' },
  { paths: ['/admin/messages'], sentence: 'Edit the emails that candidates get at each step.' },
  { paths: ['/admin/templates'], sentence: 'Keep texts to reuse in messages to candidates.' },
  { paths: ['/admin/imports'], sentence: 'Bring in jobs from a file, or follow another job board.' },
  { paths: ['/admin/settings/keys'], sentence: 'Let other programs post jobs and read data.' },
  { paths: ['/admin/settings/webhooks'], sentence: 'Tell other systems about jobs, applications and placements.' },
  { paths: ['/admin/settings/health'], sentence: 'Check the texts, email, storage and backups.' },
  {
    name: 'Data',
    paths: ['/admin/data-requests', '/admin/kept-records', '/admin/consent-receipts', '/admin/equality'],
    sentence: 'Answer data requests, and see what is kept and who agreed to what.',
  },
  { paths: ['/admin/audit-trail'], sentence: 'See who changed what, and when.' },
  {
    name: 'Security',
    paths: ['/admin/security-events', '/admin/csp-reports'],
    sentence: 'See sign-ins, blocked attempts and what browsers refused to load.',
  },
  { paths: ['/admin/measurement'], sentence: 'See visits, page views and speed. Staff are never counted.' },
];

/** `letter`: after C, the key that goes there. */
const CREATES = [
  { label: 'Job', letter: 'j', path: '/employer/jobs/new' },
  { label: 'Person', letter: 'p', path: '/admin/people/new' },
  { label: 'Client', letter: 'c', path: '/admin/clients/new' },
  { label: 'Interview', letter: 'i', path: '/admin/search?for=interview' },
  { label: 'Note', letter: 'n', path: '/admin/search?for=note' },
];

const mayOpen = (role: Role, path: string): boolean => isInAudience(role, DESK_READERS[path]);

function groupsFor(role: Role, counts: RailCounts | null) {
  const cards = settingsCardsFor(role);
  return RAIL.map(({ heading, pages }) => ({
    heading,
    links: pages
      .filter(({ path }) => (path === SETTINGS_PATH ? cards.length > 0 : mayOpen(role, path)))
      .map(({ path, letter, icon, label = unlistedText(path).title, count }) => ({
        path,
        letter,
        icon,
        label,
        ...(count && counts && { count: { figure: counts[count[0]], words: count[1] } }),
      })),
  })).filter(({ links }) => links.length > 0);
}

export const deskRail = (role: Role, counts: RailCounts | null) => ({
  groups: groupsFor(role, counts),
  creates: isInAudience(role, 'consultants') ? CREATES : [],
});

/** The cards of the page Settings, with the pages that this role may open. */
export const settingsCardsFor = (role: Role): Card[] =>
  CARDS.map((card) => ({ ...card, paths: card.paths.filter((path) => mayOpen(role, path)) })).filter(
    ({ paths }) => paths.length > 0,
  );

const SETTINGS_PAGES = CARDS.flatMap(({ paths }) => paths);

/** The page of the rail to which another page belongs. */
export const PARENTS: Readonly<Record<string, UnlistedPath>> = {
  ...Object.fromEntries(SETTINGS_PAGES.map((path) => [path, SETTINGS_PATH])),
  '/admin/accounts': '/admin',
  '/admin/imports': '/admin/jobs',
};

export const SECTION_PATHS: readonly string[] = [
  '/admin/search',
  ...RAIL.flatMap(({ pages }) => pages.map(({ path }) => path)),
  ...Object.keys(PARENTS),
];
