/**
 * Passwords of test accounts, hashed in a thousandth of the work: the site compares by the cost that a hash names. What it
 * hashes itself has the full cost, and platform/password-hash/password-hasher.server.test.ts asserts that.
 */
import { argon2Sync, randomBytes } from 'node:crypto';

const COST = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };

/** @returns a PHC string */
export function hashCheaply(password: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: Buffer.from(password, 'utf8'), nonce, ...COST });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${salt}$${hash}`;
}
