import { formatPence } from '#domain/client/terms.ts';
import { formatCalendarDay, formatDateAndTime } from '#domain/time/dates.ts';
import type { DescribedPlacement, PlacementStep } from '../schema.ts';
import type { TermsRow } from './clients.server.ts';
import type { PlacementRow } from './placements.server.ts';
import { showPlacement, showTerms } from './shown-client.server.ts';

type PlacementFacts = { placement: PlacementRow; steps: readonly PlacementStep[]; terms: TermsRow | null };

/** Writes pounds as the form does: '5250' or '5250.50'. */
const toPounds = (pence: number | null): string =>
  pence === null ? '' : (pence / 100).toFixed(pence % 100 === 0 ? 0 : 2);

export function describePlacement({ placement, steps, terms }: PlacementFacts): DescribedPlacement {
  const { applicationId, clientId, payPence, feePence, endedOn, startsOn, rebateEndsOn } = placement;
  return {
    placement: {
      ...showPlacement(placement),
      applicationId,
      clientId,
      pay: payPence === null ? null : formatPence(payPence),
      ended: endedOn && formatCalendarDay(endedOn),
    },
    terms: terms && showTerms(terms),
    steps: steps.map(({ at, ...step }) => ({ ...step, at: formatDateAndTime(at) })),
    values: {
      starts_on: startsOn,
      pay: toPounds(payPence),
      fee: toPounds(feePence),
      rebate_ends_on: rebateEndsOn ?? '',
      ended_on: endedOn ?? '',
    },
  };
}
