import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';
import { Webhooks } from './webhook.server.ts';

let receiver: WebhookReceiver;
let webhooks: Webhooks;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  webhooks = new Webhooks('a secret key of thirty-two bytes', receiver.reach);
});
afterAll(() => receiver?.close());
beforeEach(() => receiver.forget());

const BODY = JSON.stringify({ type: 'webhook.test', data: { name: 'Llŷn' } });
const send = (secrets: Buffer[], body = BODY) =>
  webhooks.send({ address: receiver.address, id: 'id-1', body, secrets });

test('the library of the specification accepts what is sent', async () => {
  const secret = webhooks.newSecret();
  expect(await send([secret])).toMatchObject({ reason: null, status: 204 });
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
  expect(new Webhook(webhooks.showSecret(secret)).verify(body, headers)).toEqual(JSON.parse(BODY));
  expect(headers).toMatchObject({ 'webhook-id': 'id-1', 'content-type': 'application/json' });
});

test('after a rotation receivers with the new or the previous secret accept it, others do not', async () => {
  const [next, previous, other] = [webhooks.newSecret(), webhooks.newSecret(), webhooks.newSecret()];
  await send([next, previous]);
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
  for (const secret of [next, previous]) new Webhook(webhooks.showSecret(secret)).verify(body, headers);
  expect(() => new Webhook(webhooks.showSecret(other)).verify(body, headers)).toThrow('No matching signature');
  expect(() => new Webhook(webhooks.showSecret(next)).verify(`${body} `, headers)).toThrow('No matching signature');
});

test('a message that is sent again much later is refused by its time', async () => {
  const secret = webhooks.newSecret();
  await send([secret]);
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
  const old = { ...headers, 'webhook-timestamp': String(Math.floor(Date.now() / 1_000) - 310) };
  expect(() => new Webhook(webhooks.showSecret(secret)).verify(body, old)).toThrow('too old');
});

test.each([
  [500, 'refused'],
  [404, 'refused'],
  [302, 'redirected'],
  [410, 'gone'],
] as const)('%d is a failure: %s', async (status, reason) => {
  receiver.answer((_, response) => response.writeHead(status, { Location: '/' }).end('why'));
  expect(await send([webhooks.newSecret()])).toMatchObject({ reason, status });
});

test('a redirect is not followed, and its address is told', async () => {
  receiver.answer((_, response) => response.writeHead(308, { Location: '/hooks/new' }).end());
  const location = new URL('/hooks/new', receiver.address).href;
  expect(await send([webhooks.newSecret()])).toMatchObject({ reason: 'redirected', status: 308, location });
  receiver.answer((_, response) => response.writeHead(302, { Location: `https://${'a'.repeat(900)}.example/` }).end());
  expect((await send([webhooks.newSecret()])).location).toHaveLength(500);
});

test('the beginning of a long answer is enough', async () => {
  receiver.answer((_, response) => response.end('x'.repeat(100_000)));
  const { reason, answer } = await send([webhooks.newSecret()]);
  expect([reason, answer.length]).toEqual([null, 2_000]);
});

test('a secret of another SECRET_KEY signs nothing', async () => {
  const foreign = new Webhooks('another secret key of the site').newSecret();
  expect(await send([foreign])).toMatchObject({ reason: 'secret_lost', status: null });
  expect(receiver.received).toEqual([]);
});
