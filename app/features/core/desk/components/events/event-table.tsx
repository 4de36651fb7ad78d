/** Security events, one by one. */

import { Badge, type BadgeTone } from '#app/ui/content/badge.tsx';
import { SECURITY_EVENT_NAMES } from '#domain/account/security-events.ts';
import type { EventRow } from '../../queries/security-events.server.ts';
import { RISK_NAMES, type Risk, wordsFor } from '../../schema.ts';
import { StackedCell, StackedHead, StackedRow, StackedTable } from '../list/stacked-table.tsx';

type ShownEvent = Omit<EventRow, 'createdAt'> & { at: string };

const COLUMNS = ['When', 'Type', 'Risk', 'Person', 'Address and browser', 'Details'];
const RISK_TONES: Record<Risk, BadgeTone> = { high: 'signal', medium: 'amber', low: 'neutral' };

export function EventTable({ events }: { events: readonly ShownEvent[] }) {
  return (
    <StackedTable caption="Security events" columns={COLUMNS}>
      {events.map(({ id, at, type, risk, ip, userAgent, details, ...who }) => (
        <StackedRow key={id}>
          <StackedHead>{at}</StackedHead>
          <StackedCell label="Type">{wordsFor(SECURITY_EVENT_NAMES, type)}</StackedCell>
          <StackedCell label="Risk">
            <Badge tone={RISK_TONES[risk]}>{RISK_NAMES[risk]}</Badge>
          </StackedCell>
          <StackedCell label="Person" isLong>
            <Person {...who} />
          </StackedCell>
          <StackedCell label="Address" isLong>
            {ip ?? 'not known'}
            {userAgent && <span className="block max-w-64 text-ink-soft">{userAgent}</span>}
          </StackedCell>
          <StackedCell label="Details" isLong>
            <Details details={details} />
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}

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
  return typedEmail ? <>typed {typedEmail}</> : 'not signed in';
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
