import { z } from 'zod';
import { choice, email, hidden, hiddenChoice, line, tickBox } from '#app/web/form/fields.server.ts';
import { ALERT_FREQUENCIES, type AlertFrequency, type AlertState, LONGEST_NAME } from '#domain/alert/alert.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';

const frequency = choice(ALERT_FREQUENCIES, 'Choose how often we email you');
const search = hidden(1_500);

export const newAlertForm = z.strictObject({
  search,
  email: email(),
  frequency,
  [HUMAN_CHECK_FIELD]: z.string().default(''),
});
export type NewAlert = z.infer<typeof newAlertForm>;

export const savedSearchForm = z.strictObject({
  search,
  name: line({ name: 'Name', least: 1, most: LONGEST_NAME, missing: 'Enter a name for this search', isPlain: true }),
  frequency,
  by_email: tickBox,
  by_push: tickBox,
});
export type NewSavedSearch = z.infer<typeof savedSearchForm>;

const token = hidden(100);

/** The form has a field `alert-<id>` for each ticked alert. */
export const confirmForm = z
  .object({ token })
  .catchall(hiddenChoice(['yes']))
  .transform(({ token, ...ticks }) => ({
    token,
    ids: Object.keys(ticks).flatMap((name) => (name.startsWith('alert-') ? [name.slice('alert-'.length)] : [])),
  }));

const alert = z.uuid();

export const manageForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('frequency'), token, alert, frequency }),
  z.strictObject({ intent: z.enum(['pause', 'resume', 'keep', 'stop']), token, alert }),
  z.strictObject({ intent: z.literal('stop-all'), token }),
]);
export type ManageForm = z.infer<typeof manageForm>;

export const ownSearchForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('save'), alert, frequency, by_email: tickBox, by_push: tickBox }),
  z.strictObject({ intent: z.enum(['pause', 'resume', 'keep', 'stop']), alert }),
]);
export type OwnSearchForm = z.infer<typeof ownSearchForm>;

/** Sent by a mail program (RFC 8058) or by the button of the page. */
export const stopForm = z.strictObject({
  token,
  'List-Unsubscribe': z.string().max(100).optional(),
});

export type ShownAlert = {
  id: string;
  name: string | null;
  description: string;
  /** The board's query string. */
  search: string;
  frequency: AlertFrequency;
  state: AlertState;
  endsOn: string | null;
  /** The alert ends within two months. Earlier, extending it for another year adds little. */
  isEnding: boolean;
  byEmail: boolean;
  byPush: boolean;
  /** Open jobs that matched in the last seven days. */
  newJobs: number;
};
