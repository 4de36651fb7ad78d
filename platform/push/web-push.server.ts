/** Sends to push services of browsers. `web-push` encrypts and signs; this file sends. */
import { ECDH } from 'node:crypto';
import webPush from 'web-push';
import type { VapidKeys } from '#domain/device/vapid-keys.server.ts';
import { UnlikelyToSucceed } from '#platform/tasks/unlikely-to-succeed.ts';
import type { Push, PushAddress, PushDelivery, PushMessage } from './push.ts';
import { isPushService } from './push-services.ts';

type WebPushSettings = {
  keys: VapidKeys;
  contact: () => string;
  limitMs?: number;
};

const LIMIT_MS = 10_000;

export function createWebPush({ keys, contact, limitMs = LIMIT_MS }: WebPushSettings): Push {
  const accepts = (address: PushAddress) => isPushService(address.endpoint) && canBeWrittenTo(address);
  return {
    publicKey: keys.publicKey,
    accepts,
    send: async (address, message, delivery, signal) => {
      if (!accepts(address)) throw new UnlikelyToSucceed('The endpoint is not at a push service of a browser');
      const { origin } = new URL(address.endpoint);
      const { publicKey, privateKey } = keys;
      const signature = webPush.getVapidHeaders(origin, contact(), publicKey, privateKey, 'aes128gcm');
      const { headers, body } = seal(address, message, delivery);
      const answer = await fetch(address.endpoint, {
        method: 'POST',
        headers: { ...headers, Authorization: signature.Authorization },
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
      });
      await answer.body?.cancel();
      return readStatus(answer.status);
    },
  };
}

/** False if its key is not a point on the curve, because no message can be encrypted for it. */
function canBeWrittenTo({ p256dh, auth }: PushAddress): boolean {
  if (!/^[A-Za-z0-9_-]{87}$/.test(p256dh) || !/^[A-Za-z0-9_-]{22}$/.test(auth)) return false;
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'compressed');
    return true;
  } catch {
    return false;
  }
}

function seal({ endpoint, p256dh, auth }: PushAddress, message: PushMessage, delivery: PushDelivery) {
  const { lifetimeSeconds: TTL, urgency, topic } = delivery;
  const subscription = { endpoint, keys: { p256dh, auth } };
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    TTL,
    urgency,
    topic,
    contentEncoding: 'aes128gcm',
  });
  const { 'Content-Length': _length, ...sent } = headers;
  return { headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])), body };
}

function readStatus(status: number): 'sent' | 'gone' | 'refused' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403) return 'refused';
  const message = `The push service answered with status ${status}`;
  // Too many requests or a failure of the service may pass, so retry; other errors are caused by the message.
  throw status === 429 || status >= 500 ? new Error(message) : new UnlikelyToSucceed(message);
}
