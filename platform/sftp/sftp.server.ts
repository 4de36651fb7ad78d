/**
 * Transfers files to and from an SFTP server that a person entered. Nothing is sent, not even a user name, before the server has shown the
 * confirmed host key. Connections go to the public internet only.
 */
import { createHash } from 'node:crypto';
import type { Client, ConnectConfig, SFTPWrapper } from 'ssh2';
import { connectOutside } from '#platform/outbound/connect-outside.server.ts';
import type { OutsideServer } from '#platform/outbound/outside-address.ts';
import type { Reach } from '#platform/outbound/reach.server.ts';
import { SecretBox } from '#platform/secret-box/secret-box.server.ts';
import { SftpError, type SftpFailure } from './sftp-failure.ts';
import { SftpSession } from './sftp-session.server.ts';

/** `sealedSecret` is encrypted, as the database stores it; `hostKey` has the format of ssh-keygen: 'SHA256:' and 43 characters. */
export type SftpAccount = OutsideServer & { user: string; usesKey: boolean; sealedSecret: Buffer; hostKey: string };

type Failed = { ok: false; reason: SftpFailure };

const HANDSHAKE_MS = 20_000;
/** Closes a connection that stays silent for this long. */
const KEEPALIVE = { keepaliveInterval: 10_000, keepaliveCountMax: 3 };
/** RSA, because some servers of public bodies accept no newer kind of key. */
const KEY_BITS = 3_072;

export class Sftp {
  readonly #box: SecretBox;
  readonly #reach: Reach | undefined;

  constructor(secretKey: string, reach?: Reach) {
    this.#box = new SecretBox(secretKey, 'sftp');
    this.#reach = reach;
  }

  sealPassword(password: string): Buffer {
    return this.#box.seal(Buffer.from(password));
  }

  async makeKey(comment: string): Promise<{ publicKey: string; sealed: Buffer }> {
    const { default: ssh2 } = await loadSsh();
    const pair = await new Promise<{ public: string; private: string }>((resolve, reject) => {
      ssh2.utils.generateKeyPair('rsa', { bits: KEY_BITS, comment }, (error, keys) =>
        error ? reject(error) : resolve(keys),
      );
    });
    return { publicKey: pair.public, sealed: this.#box.seal(Buffer.from(pair.private)) };
  }

  /** Reads a server's host key without sending anything. @throws only if `signal` aborts */
  async meet(server: OutsideServer, signal: AbortSignal): Promise<{ ok: true; hostKey: string } | Failed> {
    let hostKey: string | null = null;
    const verify = (key: Buffer) => {
      hostKey = fingerprintOf(key);
      return false;
    };
    try {
      const client = await this.#connect(server, { username: 'guest', hostVerifier: verify }, signal);
      client.destroy();
    } catch (error) {
      signal.throwIfAborted();
      if (hostKey !== null) return { ok: true, hostKey };
      if (error instanceof SftpError) return { ok: false, reason: error.reason };
      throw error;
    }
    return { ok: false, reason: 'no_ssh' };
  }

  /** @throws SftpError, or the reason of `signal` */
  async open(account: SftpAccount, signal: AbortSignal): Promise<SftpSession> {
    let presentedKey: string | null = null;
    const verify = (key: Buffer) => {
      presentedKey = fingerprintOf(key);
      return presentedKey === account.hostKey;
    };
    const secret = this.#openSecret(account.sealedSecret);
    const login = account.usesKey ? { privateKey: secret } : { password: secret };
    let client: Client;
    try {
      client = await this.#connect(account, { username: account.user, hostVerifier: verify, ...login }, signal);
    } catch (error) {
      signal.throwIfAborted();
      throw presentedKey !== null && presentedKey !== account.hostKey
        ? new SftpError('other_host_key', error, presentedKey)
        : error;
    }
    try {
      const sftp = await new Promise<SFTPWrapper>((resolve, reject) => {
        client.once('close', () => reject(new SftpError('broken_off')));
        client.sftp((error, wrapper) => (error ? reject(new SftpError('no_sftp', error)) : resolve(wrapper)));
      });
      return new SftpSession(client, sftp, signal);
    } catch (error) {
      client.destroy();
      throw error;
    }
  }

  #openSecret(sealed: Buffer): string {
    try {
      return this.#box.open(sealed).toString();
    } catch (error) {
      throw new SftpError('secret_lost', error);
    }
  }

  async #connect({ host, port }: OutsideServer, login: ConnectConfig, signal: AbortSignal): Promise<Client> {
    const { default: ssh2 } = await loadSsh();
    const socket = await connectOutside({ host, port }, signal, this.#reach);
    if ('reason' in socket) throw new SftpError(socket.reason);
    const client = new ssh2.Client();
    const abort = () => client.destroy();
    signal.addEventListener('abort', abort, { once: true });
    try {
      await new Promise<void>((resolve, reject) => {
        client.once('ready', resolve).on('error', (error) => reject(new SftpError(reasonOfLogin(error), error)));
        client.once('close', () => reject(new SftpError('broken_off')));
        client.connect({ sock: socket, readyTimeout: HANDSHAKE_MS, ...KEEPALIVE, ...login });
      });
      return client;
    } catch (error) {
      client.destroy();
      socket.destroy();
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }
}

/** Loaded on demand, because most sites have no such account. */
const loadSsh = () => import('ssh2');

const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

function reasonOfLogin(error: Error & { level?: string }): SftpFailure {
  if (error.level === 'client-authentication') return 'login_refused';
  if (error.level === 'client-timeout') return 'no_answer_in_time';
  if (error.level === 'handshake' || error.level === 'protocol') return 'no_ssh';
  return 'broken_off';
}
