/** Only the server may import this: zod is heavy. */
import { z } from 'zod';
import { hiddenChoice, line, tickBox } from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import { API_SCOPES, type ApiScope, KEY_DAYS, LONGEST_KEY_NAME, REQUESTS_A_MINUTE } from '#domain/api-key/api-key.ts';

const REQUEST_RATE = `Enter requests per minute as a whole number from ${REQUESTS_A_MINUTE.least} to ${REQUESTS_A_MINUTE.most}`;

/** Each checkbox is a separate field. */
const scopeBoxes = Object.fromEntries(API_SCOPES.map((scope) => [`scope-${scope}`, tickBox]));

const listTicked = (sent: object): ApiScope[] =>
  API_SCOPES.filter((scope) => (sent as Record<string, unknown>)[`scope-${scope}`] === 'yes');

const makeKeyForm = z
  .strictObject({
    intent: z.literal('make'),
    // Chosen by the form, so that sending it twice makes one key.
    id: z.uuid(BAD_FORM),
    name: line({ name: 'Name', least: 1, most: LONGEST_KEY_NAME, missing: 'Enter a name' }),
    account: z.uuid('Choose a colleague'),
    days: hiddenChoice(KEY_DAYS.map(String) as [string, ...string[]]).transform(Number),
    rate: z
      .string(REQUEST_RATE)
      .trim()
      .regex(/^\d{1,5}$/, REQUEST_RATE)
      .transform(Number)
      .refine((rate) => rate >= REQUESTS_A_MINUTE.least && rate <= REQUESTS_A_MINUTE.most, REQUEST_RATE),
    ...scopeBoxes,
  })
  // Reported even while other fields are invalid.
  .refine((sent) => listTicked(sent).length > 0, {
    path: ['scopes'],
    message: 'Select at least one permission',
    when: () => true,
  })
  .transform((sent) => {
    const { intent, id, name, account, days, rate } = sent;
    return { intent, id, name, account, days, rate, scopes: listTicked(sent) };
  });

const revokeKeyForm = z.strictObject({ intent: z.literal('revoke'), key: z.uuid(BAD_FORM) });

export const keysForm = z.discriminatedUnion('intent', [makeKeyForm, revokeKeyForm]);
export type MakeKey = z.output<typeof makeKeyForm>;

export type ListedKey = {
  id: string;
  name: string;
  beginning: string;
  scopes: ApiScope[];
  accountName: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  state: 'works' | 'expired' | 'revoked';
};
