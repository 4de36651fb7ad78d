import { dayFilter } from '#app/desk/list/day-filter.ts';
import type { DeskList } from '#app/desk/list/desk-list.ts';
import { choiceFilter, searchReader, wordsFilter } from '#app/desk/list/filters.ts';
import { Badge, type BadgeTone } from '#app/ui/content/badge.tsx';
import { SECURITY_EVENT_NAMES } from '#domain/account/security-events.ts';
import {
  type EventRow,
  type EventSearch,
  MOST_EVENTS,
  RISK_NAMES,
  RISKS,
  type Risk,
  readKey,
  wordsFor,
} from '../../schema/lists.ts';

type ShownEvent = Omit<EventRow, 'createdAt'> & { at: string };

const RISK_TONES: Record<Risk, BadgeTone> = { high: 'signal', medium: 'amber', low: 'neutral' };

const FILTERS = {
  person: wordsFilter('Person, by name or email'),
  type: { label: 'Type', all: 'All types', read: readKey },
  risk: choiceFilter('Risk', 'Any risk', RISKS, RISK_NAMES),
  from: dayFilter('From'),
  to: dayFilter('To'),
};

export const SECURITY_EVENTS: DeskList<EventSearch, ShownEvent> = {
  path: '/admin/security-events',
  label: 'Security events',
  nouns: ['event', 'events'],
  filters: FILTERS,
  read: searchReader(FILTERS),
  countedUpTo: MOST_EVENTS,
  empty: 'No events match these filters.',
  loading: 'Loading security events...',
  failed: 'Failed to load security events',
  columns: [
    { head: 'When', cell: ({ at }) => at },
    { head: 'Type', cell: ({ type }) => nameOfType(type) },
    { head: 'Risk', cell: ({ risk }) => <Badge tone={RISK_TONES[risk]}>{RISK_NAMES[risk]}</Badge> },
    { head: 'Person', isLong: true, cell: (event) => <Person {...event} /> },
    {
      head: 'IP address and browser',
      label: 'IP address',
      isLong: true,
      cell: ({ ip, userAgent }) => (
        <>
          {ip ?? 'unknown'}
          {userAgent && <span className="block max-w-64 text-ink-soft">{userAgent}</span>}
        </>
      ),
    },
    { head: 'Details', isLong: true, cell: ({ details }) => <Details details={details} /> },
  ],
};

const nameOfType = (type: string) => wordsFor(SECURITY_EVENT_NAMES, type);

export const typeChoices = (types: readonly string[]) =>
  types.map((value) => ({ value, label: nameOfType(value) })).sort((a, b) => a.label.localeCompare(b.label, 'en-GB'));

function Person({ fullName, accountEmail, typedEmail }: Pick<ShownEvent, 'fullName' | 'accountEmail' | 'typedEmail'>) {
  if (fullName) {
    return (
      <>
        <span translate="no">{fullName}</span>
        <span translate="no" className="block text-ink-soft">
          {accountEmail}
        </span>
      </>
    );
  }
  return typedEmail ? <>entered {typedEmail}</> : 'not signed in';
}

/** The details of an event are small and flat; a nested value is shown as JSON. */
function Details({ details }: { details: unknown }) {
  const pairs = typeof details === 'object' && details !== null ? Object.entries(details) : [];
  if (pairs.length === 0) return 'none';
  return (
    <dl>
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt className="inline text-ink-soft">{name.replaceAll('_', ' ')}: </dt>
          <dd className="inline">{typeof value === 'object' ? JSON.stringify(value) : String(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
