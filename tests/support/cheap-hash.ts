/**
 * Hashes passwords of test accounts at a thousandth of the usual cost; the site reads the cost from the hash.
 * platform/password-hash/password-hasher.server.test.ts asserts the real cost.
 */
import { argon2Sync, randomBytes } from 'node:crypto';

const CHEAP_PARAMETERS = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };

export function hashCheaply(password: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: Buffer.from(password, 'utf8'), nonce, ...CHEAP_PARAMETERS });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${CHEAP_PARAMETERS.memory},t=${CHEAP_PARAMETERS.passes},p=${CHEAP_PARAMETERS.parallelism}$${salt}$${hash}`;
}
