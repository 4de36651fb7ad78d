import { candidateLetter, shortlistState } from '#domain/client/shortlist.ts';
import { RULE_KINDS } from '#domain/introduction/introduction.ts';
import { INTRODUCTION_RULES } from '#domain/introduction/rules.ts';
import { formatDateAndTime, formatLongDate } from '#domain/time/dates.ts';
import type {
  ClientShortlist,
  DescribedEntry,
  DescribedShortlist,
  EntryOfApplication,
  ReadShortlist,
  ShownEntry,
} from '../schema.ts';
import type { ShortlistRow } from './shortlists.server.ts';

export function describeShortlist(
  { shortlist, entries }: { shortlist: ShortlistRow; entries: readonly ShownEntry[] },
  now: Date,
): DescribedShortlist {
  const { id, jobId, jobTitle, clientId, client, contact, message, sender, createdAt, expiresAt } = shortlist;
  return {
    shortlist: {
      id,
      jobId,
      jobTitle,
      clientId,
      client,
      contact,
      message,
      sender,
      sentOn: formatDateAndTime(createdAt),
      until: formatLongDate(expiresAt),
      state: shortlistState(shortlist, now),
    },
    entries: entries.map(({ position, answeredAt, fullName, gaps, ...entry }) => ({
      ...entry,
      gaps: RULE_KINDS.filter((kind) => gaps.includes(kind)).map((kind) => INTRODUCTION_RULES[kind].name),
      letter: candidateLetter(position),
      isNamed: fullName !== null,
      answeredOn: answeredAt && formatDateAndTime(answeredAt),
    })),
  };
}

export const describeForClient = ({ expiresAt, entries, ...shortlist }: ReadShortlist): ClientShortlist => ({
  ...shortlist,
  until: formatLongDate(new Date(expiresAt)),
  entries: entries.map(({ answeredAt, fullName, ...entry }) => ({
    ...entry,
    name: fullName ?? candidateLetter(entry.position),
    isNamed: fullName !== null,
    answeredOn: answeredAt && formatDateAndTime(new Date(answeredAt)),
  })),
});

export const describeEntry = ({ sentAt, answeredAt, ...entry }: EntryOfApplication): DescribedEntry => ({
  ...entry,
  sentOn: formatLongDate(sentAt),
  answeredOn: answeredAt && formatDateAndTime(answeredAt),
});
