/**
 * A stand-in for push services and browsers: it verifies the sender of a message (RFC 8292) and decrypts it with the device's key (RFC
 * 8291).
 */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import webPush from 'web-push';
import type { PushAddress, PushMessage } from '#platform/push/push.ts';
import { detourSite } from './detour.ts';
import { startLocalServer } from './local-server.ts';

export type Device = PushAddress & { secret: ECDH };

/** Firefox's push service. Tests never reach it; the stand-in answers instead. */
export const PUSH_ORIGIN = 'https://updates.push.services.mozilla.com';

export function newDevice(origin = PUSH_ORIGIN): Device {
  const secret = createECDH('prime256v1');
  return {
    endpoint: `${origin}/push/${randomUUID()}`,
    p256dh: secret.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
    secret,
  };
}

type Choice = 'yes' | 'no';

/** The form with which a browser registers a device. */
export const savedDevice = ({ endpoint, p256dh, auth }: Device, choice: Record<string, Choice> = {}) => ({
  intent: 'save',
  endpoint,
  p256dh,
  auth,
  general: 'yes',
  jobs: 'yes',
  messages: 'yes',
  marketing: 'no',
  ...choice,
});

export const newVapidKeys = () => webPush.generateVAPIDKeys();

type DeliveredMessage = { endpoint: string; message: PushMessage; headers: IncomingHttpHeaders };

export type PushService = {
  url: string;
  env: Record<string, string>;
  subscribe(): Device;
  delivered: DeliveredMessage[];
  faults: string[];
  asked(): number;
  /** Sets the answer to later requests; null restores the correct one. */
  answer(answering: ((response: ServerResponse) => void) | null): void;
  close(): Promise<void>;
};

/** @param publicKey of the permitted sender; null: any */
export async function startPushService(publicKey: string | null = null): Promise<PushService> {
  const devices = new Map<string, Device>();
  const delivered: DeliveredMessage[] = [];
  const faults: string[] = [];
  let requestCount = 0;
  let answering: ((response: ServerResponse) => void) | null = null;
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    requestCount += 1;
    if (answering) return answering(response);
    const device = devices.get(request.url ?? '');
    if (!device) return void response.writeHead(410).end();
    const fault = findFault(request.headers, publicKey);
    if (fault) {
      faults.push(fault);
      return void response.writeHead(403).end();
    }
    const message = JSON.parse(decrypt(await buffer(request), device));
    delivered.push({ endpoint: device.endpoint, message, headers: request.headers });
    response.writeHead(201).end();
  };
  const { origin: url, close } = await startLocalServer((request, response) => {
    receive(request, response).catch((error: unknown) => {
      faults.push(String(error));
      response.writeHead(400).end();
    });
  });
  return {
    url,
    env: detourSite({ from: PUSH_ORIGIN, to: url }),
    subscribe: () => {
      const device = newDevice();
      devices.set(new URL(device.endpoint).pathname, device);
      return device;
    },
    delivered,
    faults,
    asked: () => requestCount,
    answer: (next) => {
      answering = next;
    },
    close,
  };
}

export const withStatus =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end();

const DAY_S = 24 * 3600;

function findFault(headers: IncomingHttpHeaders, publicKey: string | null): string | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]{87})$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (!signature) return `no signature: ${headers.authorization}`;
  if (publicKey !== null && key !== publicKey) return 'signed by another site';
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url'));
  if (!isSigned) return 'the signature is wrong';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const seconds = Date.now() / 1000;
  if (aud !== PUSH_ORIGIN) return `signed for ${aud}`;
  if (!(exp > seconds && exp <= seconds + DAY_S)) return `signed until ${exp}`;
  if (!/^mailto:\S+@\S+$/.test(sub)) return `no contact address: ${sub}`;
  if (headers['content-encoding'] !== 'aes128gcm') return `encoded as ${headers['content-encoding']}`;
  return /^\d+$/.test(headers['ttl']?.toString() ?? '') ? null : `kept for ${headers['ttl']}`;
}

/** One record (RFC 8188): salt, size, the sender's key, ciphertext. */
function decrypt(body: Buffer, { secret, auth }: Device): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const derive = (from: Buffer, with_: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, with_, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), secret.getPublicKey(), sender]);
  const shared = derive(secret.computeSecret(sender), Buffer.from(auth, 'base64url'), about, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // Everything after the last-record delimiter is padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
