import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY, comparable, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { someOf } from '#tests/support/form.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { fieldsFor } from '#tests/support/matrix-forms.ts';
import { inFull } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

const FORMS = {
  'request-talent': 'employer_form_submit',
  'send-your-cv': 'candidate_form_submit',
  contact: 'contact_form_submit',
  'request-coaching': 'coaching_form_submit',
} as const;
const TRIES = inFull(20, 50);
type Form = keyof typeof FORMS;
const names = Object.keys(FORMS) as Form[];

/** The same length as the known address, so that answers can be compared byte by byte. */
const newEmail = () => `other-${randomUUID()}@mail.example`;

const send = (form: Form, email: string, humanCheck: string, from = newAddress()) =>
  sendForm(site, `/${form}`, { ...fieldsFor(form), email, human_check: humanCheck }, { from });

const countEnquiries = () =>
  site.database.database.asSystem(async (t) => {
    const { count } = await t
      .selectFrom('enquiries')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  });

describe.each(names)('A06: the form %s', (form) => {
  let knownEmail: string;

  beforeAll(async () => {
    ({ email: knownEmail } = await addAccount(site.database.database, { email: `known-${randomUUID()}@mail.example` }));
  });

  const proofs: [string, (form: Form) => Promise<string>, number][] = [
    ['without human verification', async () => '', 303],
    ['with one that was solved', (form) => solveHumanCheck(site, FORMS[form]), 303],
    ['with nonsense in its place', async () => 'nonsense', 422],
    ['with one of another form', () => solveHumanCheck(site, 'sign_up'), 422],
  ];

  // The short form tries each form with one of the proofs.
  test.each(someOf(proofs, names.indexOf(form)))(
    '%s gives an address with an account the same answer as any other',
    async (_what, prove, status) => {
      const other = newEmail();
      const newReply = await send(form, other, await prove(form));
      const knownReply = await send(form, knownEmail, await prove(form));
      expect(newReply.status).toBe(status);
      expect(comparable(knownReply, knownEmail)).toEqual(comparable(newReply, other));
    },
  );
});

test('A06: of many attempts from one IP address ten are handled, over all forms, with and without human check', async () => {
  const from = newAddress();
  const before = await countEnquiries();
  const payload = await solveHumanCheck(site, 'contact_form_submit');
  const replies = await Promise.all(
    Array.from({ length: TRIES }, (_, n) =>
      send(names[n % names.length] ?? 'contact', newEmail(), n % 5 ? '' : payload, from),
    ),
  );
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(TRIES - 10);
  for (const { headers, body } of refused) {
    expect(headers['retry-after']).toBe('900');
    expect(body).toContain('Too many attempts.');
  }
  expect((await countEnquiries()) - before).toBe(replies.filter(({ status }) => status === 303).length);
});

test('A06: a human check works for one message, however many are sent with it at once', async () => {
  const payload = await solveHumanCheck(site, 'contact_form_submit');
  const replies = await Promise.all(Array.from({ length: 20 }, () => send('contact', newEmail(), payload)));
  expect(replies.map(({ status }) => status).sort()).toEqual([303, ...Array(19).fill(422)]);
});
