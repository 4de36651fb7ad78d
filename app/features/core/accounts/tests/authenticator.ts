/** A passkey in software (WebAuthn level 2, ES256), so that tests can sign what a real one never would. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export type SoftPasskey = {
  id: string;
  /** COSE, as stored in the database. */
  publicKey: Buffer;
  privateKey: KeyObject;
};

/** Defaults are those of an honest answer. */
export type AnswerOptions = {
  challenge: string;
  origin: string;
  rpId?: string;
  counter?: number;
  isPresent?: boolean;
  isVerified?: boolean;
  type?: 'webauthn.get' | 'webauthn.create';
};

export function makePasskey(): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  return { id: randomBytes(32).toString('base64url'), publicKey: cose, privateKey };
}

/** @returns the JSON that a browser sends after `navigator.credentials.get()` */
export function signChallenge({ id, privateKey }: SoftPasskey, answering: AnswerOptions): string {
  const client = clientData({ type: 'webauthn.get', ...answering });
  const data = authenticatorData(answering);
  const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
  return credential(id, {
    clientDataJSON: client.toString('base64url'),
    authenticatorData: data.toString('base64url'),
    signature: signature.toString('base64url'),
  });
}

/** @returns the JSON that a browser sends after `navigator.credentials.create()`, without attestation */
export function registerPasskey({ id, publicKey }: SoftPasskey, answering: AnswerOptions): string {
  const rawId = Buffer.from(id, 'base64url');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(rawId.length);
  const attested = Buffer.concat([Buffer.alloc(16), length, rawId, publicKey]);
  const data = Buffer.concat([authenticatorData(answering, ATTESTED), attested]);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(data.length);
  const object = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    Buffer.from([0x59]),
    size,
    data,
  ]);
  return credential(id, {
    clientDataJSON: clientData({ type: 'webauthn.create', ...answering }).toString('base64url'),
    attestationObject: object.toString('base64url'),
    transports: ['usb'],
  });
}

const ATTESTED = 0x40;

function authenticatorData(
  { rpId = 'localhost', counter = 1, isPresent = true, isVerified = true }: AnswerOptions,
  more = 0,
) {
  const flagsAndCounter = Buffer.alloc(5);
  flagsAndCounter[0] = (isPresent ? 0x01 : 0) | (isVerified ? 0x04 : 0) | more;
  flagsAndCounter.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(Buffer.from(rpId)), flagsAndCounter]);
}

const clientData = ({ type, challenge, origin }: AnswerOptions) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const credential = (id: string, response: Record<string, unknown>) =>
  JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
