import { generateKeyPairSync } from 'node:crypto';

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
export const GOOGLE_PUBLIC_KEY = pair.publicKey;
export const GOOGLE_EMAIL = 'jobs@harbour.iam.gserviceaccount.com';
export const GOOGLE_KEY_FILE = JSON.stringify({
  type: 'service_account',
  client_email: GOOGLE_EMAIL,
  private_key_id: 'key-1',
  private_key: pair.privateKey,
  token_uri: 'https://elsewhere.test/token',
});
