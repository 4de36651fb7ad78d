import { CHECK_KINDS, type CheckOutcome, CONSENT_NAMES, RULE_KINDS } from '#domain/introduction/introduction.ts';
import { OWN_CONSENT_METHODS } from '#domain/introduction/rules/consent.ts';
import { INTRODUCTION_RULES } from '#domain/introduction/rules.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatCalendarDay, formatDateAndTime, formatLongDate, formatShortDate } from '#domain/time/dates.ts';
import type { ShownEntry, ShownIntroduction, ShownRule } from '../schema.ts';
import { CHECK_OUTCOME_NAMES } from '../texts.ts';
import type { EntryRow, IntroductionRow } from './introductions.server.ts';

export function showIntroduction({ openedAt, madeAt, ...row }: IntroductionRow): ShownIntroduction {
  const { id, applicationId, candidate, clientName, purpose, engagement, consent, state, gaps } = row;
  return {
    id,
    applicationId,
    candidate: candidate || 'Erased',
    clientName,
    purpose,
    engagement,
    consent,
    state,
    gaps,
    openedOn: formatShortDate(openedAt),
    madeOn: madeAt && formatLongDate(madeAt),
  };
}

/** @param entries of the application, oldest first */
export function showChecklist(row: IntroductionRow, entries: readonly EntryRow[], now: Date): ShownRule[] {
  return RULE_KINDS.map((kind) => {
    const isShared = kind !== 'consent' && kind !== 'suitability';
    const last = entries.findLast((entry) => entry.kind === kind && (isShared || entry.introductionId === row.id));
    return {
      kind,
      isMissing: row.gaps.includes(kind),
      isNeeded: INTRODUCTION_RULES[kind].isNeeded(row.engagement, londonDay(now)),
      said: last ? describeEntry(last) : null,
      note: last?.note ?? null,
    };
  });
}

/** Describes an entry, such as 'Met on 26 Nov 2026, document seen in person, by Jo Bell'. */
function describeEntry({ kind, outcome, method, checkedOn, followUpOn, madeAt, by }: EntryRow): string {
  const isConsent = kind === 'consent';
  const name = isConsent
    ? CONSENT_NAMES[outcome as keyof typeof CONSENT_NAMES]
    : CHECK_OUTCOME_NAMES[outcome as CheckOutcome];
  const day = checkedOn ? formatCalendarDay(checkedOn) : formatShortDate(madeAt);
  const { methods } =
    INTRODUCTION_RULES[isConsent ? 'consent' : (CHECK_KINDS.find((each) => each === kind) ?? 'identity')];
  const methodName = method ? (OWN_CONSENT_METHODS[method] ?? methods[method] ?? method) : null;
  const parts = [
    `${name}, ${day}`,
    ...(methodName ? [lowerFirst(methodName)] : []),
    by === null ? 'details erased' : `by ${by}`,
    ...(followUpOn ? [`check again by ${formatCalendarDay(followUpOn)}`] : []),
  ];
  return parts.join(', ');
}

const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

export const showHistory = (id: string, entries: readonly EntryRow[]): ShownEntry[] =>
  entries
    .filter(({ introductionId }) => introductionId === id)
    .map((entry) => ({
      sequence: entry.sequence,
      at: formatDateAndTime(entry.madeAt),
      words: nameEntry(entry),
      note: entry.note,
      hash: entry.hash,
    }))
    .reverse();

function nameEntry(entry: EntryRow): string {
  const by = entry.by === null ? 'details erased' : `by ${entry.by}`;
  if (entry.kind === 'opened') return `Started ${by}`;
  if (entry.kind === 'introduced') return `Introduced ${by}`;
  return `${INTRODUCTION_RULES[entry.kind].name}: ${describeEntry(entry)}`;
}
