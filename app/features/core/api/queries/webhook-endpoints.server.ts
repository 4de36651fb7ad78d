import { changedWebhookBody, newWebhookBody } from '../form.ts';
import { noQuestion, secretWebhookShape, webhookShape, webhooksShape, webhookTestShape } from '../schema.ts';
import { endpoint } from './endpoint.server.ts';

const PATH = '/api/v1/webhooks';
const ONE = `${PATH}/{id}`;
const parts = { id: { description: 'The `id` of a webhook.' } };
const commonFacts = { question: noQuestion, sample: '' } as const;

export const listWebhooksEndpoint = endpoint({
  ...commonFacts,
  path: PATH,
  method: 'get',
  id: 'listWebhooks',
  scope: 'webhooks:read',
  summary: 'List webhooks',
  description: 'All of them, the oldest first. The key acts as an administrator. No answer has a secret.',
  answer: webhooksShape,
});

export const readWebhookEndpoint = endpoint({
  ...commonFacts,
  path: ONE,
  method: 'get',
  id: 'readWebhook',
  scope: 'webhooks:read',
  summary: 'Read one webhook',
  description: 'Whether it is on, and how many messages wait or have failed.',
  answer: webhookShape,
  parts,
});

export const WEBHOOK_ENDPOINTS = [
  listWebhooksEndpoint,
  readWebhookEndpoint,
  endpoint({
    ...commonFacts,
    path: PATH,
    method: 'post',
    id: 'addWebhook',
    scope: 'webhooks:write',
    summary: 'Add a webhook',
    description: 'At most 20. The signing secret is in this answer, and in no other.',
    body: newWebhookBody,
    answer: secretWebhookShape,
  }),
  endpoint({
    ...commonFacts,
    path: ONE,
    method: 'patch',
    id: 'changeWebhook',
    scope: 'webhooks:write',
    summary: 'Change a webhook, or switch it off or on',
    description: 'What happens while it is off is not sent later.',
    body: changedWebhookBody,
    answer: webhookShape,
    parts,
  }),
  endpoint({
    ...commonFacts,
    path: ONE,
    method: 'delete',
    id: 'removeWebhook',
    scope: 'webhooks:write',
    summary: 'Remove a webhook',
    description: 'Its log goes with it.',
    answer: null,
    parts,
  }),
  endpoint({
    ...commonFacts,
    path: `${ONE}/test`,
    method: 'post',
    id: 'testWebhook',
    scope: 'webhooks:write',
    summary: 'Send a test to the receiver',
    description: 'A message of the type `webhook.test`, at once. It waits for the answer for at most ten seconds.',
    answer: webhookTestShape,
    status: 200,
    parts,
  }),
  endpoint({
    ...commonFacts,
    path: `${ONE}/secret`,
    method: 'post',
    id: 'renewWebhookSecret',
    scope: 'webhooks:write',
    summary: 'Make a new signing secret',
    description: 'For 24 hours messages are signed with both. The new one is in this answer, and in no other.',
    answer: secretWebhookShape,
    status: 200,
    parts,
  }),
];
