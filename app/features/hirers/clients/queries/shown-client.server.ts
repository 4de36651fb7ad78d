import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { describeAnswers, shortlistState } from '#domain/client/shortlist.ts';
import { describeFee, describeRebate, formatPence } from '#domain/client/terms.ts';
import { countOf } from '#domain/text/counts.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatCalendarDay, formatLongDate } from '#domain/time/dates.ts';
import type { ShownClient, ShownPlacement, ShownShortlist, ShownTerms } from '../schema.ts';
import { selectClient, type TermsRow } from './clients.server.ts';
import { type PlacementRow, selectPlacements } from './placements.server.ts';
import { type ShortlistRow, selectShortlists } from './shortlists.server.ts';

/** @returns null if the client does not exist */
export function openClient(
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  consultant: Consultant,
  id: string,
): Promise<ShownClient | null> {
  return database.asActor(consultant.id, async (transaction) => {
    const client = await selectClient(transaction, id);
    if (!client) return null;
    const { terms, ...rest } = client;
    const shortlists = await selectShortlists(transaction, id);
    const placements = await selectPlacements(transaction, id);
    return {
      ...rest,
      terms: terms.map(showTerms),
      shortlists: shortlists.map((row) => showShortlist(row, now)),
      placements: placements.map(showPlacement),
      today: londonDay(now),
    };
  });
}

export const showTerms = ({
  id,
  version,
  fee,
  rebateWeeks,
  paymentDays,
  agreedOn,
  recordedBy,
}: TermsRow): ShownTerms => ({
  id,
  version,
  fee: describeFee(fee),
  rebate: describeRebate(rebateWeeks),
  payment: countOf(paymentDays, 'day'),
  agreed: formatCalendarDay(agreedOn),
  recordedBy,
});

const showShortlist = (row: ShortlistRow, now: Date): ShownShortlist => ({
  id: row.id,
  jobTitle: row.jobTitle,
  contact: row.contact,
  sentOn: formatLongDate(row.createdAt),
  state: shortlistState(row, now),
  answers: describeAnswers(row),
});

export const showPlacement = (row: PlacementRow): ShownPlacement => ({
  id: row.id,
  candidate: row.candidate,
  client: row.client,
  jobTitle: row.jobTitle,
  startsOn: formatCalendarDay(row.startsOn),
  fee: formatPence(row.feePence),
  rebate: row.rebateEndsOn && formatCalendarDay(row.rebateEndsOn),
  hasEnded: row.endedOn !== null,
});
