/**
 * Hashes passwords with argon2id as OWASP recommends (19 MiB, two passes, one lane). Each hash takes memory and CPU for tens of
 * milliseconds, so only a few run at once and few wait: a flood of sign-ins must not slow down the site.
 */
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Turns } from '#platform/turns/turns.ts';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;

export class PasswordHasher {
  private readonly turns: Turns;
  computed = 0;

  constructor({ atOnce = 2, queue = 16 } = {}) {
    this.turns = new Turns({ atOnce, queue });
  }

  /**
   * Runs work that hashes when its turn comes; senders (networks) take turns. @returns 'busy' at once if too many wait: nothing was done,
   * and the person should try again (503)
   */
  inTurn<T>(work: (hashing: Hashing) => Promise<T>, sender?: string): Promise<T | 'busy'> {
    return this.turns.take(
      () => work({ hash: (password) => this.hash(password), verify: (...pair) => this.verify(...pair) }),
      sender,
    );
  }

  get figures() {
    return { ...this.turns.figures, computed: this.computed };
  }

  private async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    return encode(salt, await this.compute(password, salt, COST));
  }

  /** Verifies against a random hash for an unknown account and returns false, so that timing does not reveal who has an account. */
  private async verify(password: string, hash: string | null): Promise<boolean> {
    const { salt, tag, cost } = decode(hash) ?? NO_ACCOUNT;
    const computedTag = await this.compute(password, salt, cost);
    return timingSafeEqual(computedTag, tag) && hash !== null;
  }

  private compute(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
    this.computed += 1;
    return derive('argon2id', { message: Buffer.from(password, 'utf8'), nonce, ...cost });
  }
}

export type Hashing = {
  /** @returns a PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$tag` */
  hash(password: string): Promise<string>;
  /** @param hash null for an account that does not exist */
  verify(password: string, hash: string | null): Promise<boolean>;
};

const NO_ACCOUNT = { salt: randomBytes(SALT_BYTES), tag: randomBytes(COST.tagLength), cost: COST };

const toText = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function encode(salt: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toText(salt)}$${toText(tag)}`;
}

function decode(hash: string | null): typeof NO_ACCOUNT | null {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? '');
  if (!parts) return null;
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  const bytes = Buffer.from(tag, 'base64');
  return {
    salt: Buffer.from(salt, 'base64'),
    tag: bytes,
    cost: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: bytes.length,
    },
  };
}
