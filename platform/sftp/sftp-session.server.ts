/** An open SFTP connection. Each method throws an SftpError; after one, the session can only be closed. */
import type { Client, FileEntry, SFTPWrapper } from 'ssh2';
import { SftpError, type SftpFailure } from './sftp-failure.ts';

export type RemoteFile = { name: string; bytes: number; changedAt: Date };

const PARTIAL_SUFFIX = '.part';
const MOST_LISTED = 5_000;
const PIECE_BYTES = 32_768;
const REGULAR_FILE = 0o100000;
const FILE_TYPE_MASK = 0o170000;

export class SftpSession {
  readonly #client: Client;
  readonly #sftp: SFTPWrapper;
  readonly #signal: AbortSignal;
  #fault: Error | undefined;

  constructor(client: Client, sftp: SFTPWrapper, signal: AbortSignal) {
    this.#client = client;
    this.#sftp = sftp;
    this.#signal = signal;
    client.on('error', (error) => {
      this.#fault ??= error;
    });
  }

  /** Writes under a temporary name, checks that all has arrived, and then renames: the final name never belongs to an incomplete file. */
  async put(folder: string, name: string, texts: AsyncIterable<string>): Promise<number> {
    const place = placeOf(folder, name);
    let bytes = 0;
    const handle = await this.#call<Buffer>((done) => this.#sftp.open(place + PARTIAL_SUFFIX, 'w', done));
    for await (const text of texts) {
      const piece = Buffer.from(text);
      const at = bytes;
      await this.#call((done) => this.#sftp.write(handle, piece, 0, piece.length, at, done));
      bytes += piece.length;
    }
    await this.#call((done) => this.#sftp.close(handle, done));
    const { size } = await this.#call<{ size: number }>((done) => this.#sftp.stat(place + PARTIAL_SUFFIX, done));
    if (size !== bytes) throw new SftpError('size_differs');
    await this.#call((done) => this.#sftp.rename(place + PARTIAL_SUFFIX, place, done));
    return bytes;
  }

  /** Lists the regular files of a folder, at most MOST_LISTED. */
  async list(folder: string): Promise<RemoteFile[]> {
    const handle = await this.#call<Buffer>((done) => this.#sftp.opendir(folder, done));
    const files: RemoteFile[] = [];
    for (let count = 0; count < MOST_LISTED; ) {
      const entries = await this.#readNext(handle);
      if (!entries || entries.length === 0) break;
      count += entries.length;
      files.push(...entries.filter(isPlainFile).map(toRemoteFile));
    }
    await this.#call((done) => this.#sftp.close(handle, done));
    return files;
  }

  /** @throws 'too_large' without having read more than `mostBytes` */
  async read(folder: string, name: string, mostBytes: number): Promise<Buffer> {
    const handle = await this.#call<Buffer>((done) => this.#sftp.open(placeOf(folder, name), 'r', done));
    const parts: Buffer[] = [];
    let bytes = 0;
    for (;;) {
      const piece = Buffer.alloc(PIECE_BYTES);
      const count = await this.#readPiece(handle, piece, bytes);
      if (count === 0) break;
      parts.push(piece.subarray(0, count));
      bytes += count;
      if (bytes > mostBytes) throw new SftpError('too_large');
    }
    await this.#call((done) => this.#sftp.close(handle, done));
    return Buffer.concat(parts);
  }

  /** Also removes an incomplete file of this name. A missing file is no error: the server has imported it. */
  async remove(folder: string, name: string): Promise<void> {
    for (const place of [placeOf(folder, name), placeOf(folder, name) + PARTIAL_SUFFIX]) {
      try {
        await this.#call((done) => this.#sftp.unlink(place, done));
      } catch (error) {
        if (!(error instanceof SftpError) || error.reason !== 'no_folder') throw error;
      }
    }
  }

  close(): void {
    this.#client.on('error', () => undefined).end();
    this.#client.destroy();
  }

  async #readNext(handle: Buffer): Promise<FileEntry[] | null> {
    return this.#call<FileEntry[] | null>((done) =>
      this.#sftp.readdir(handle, (error, entries) =>
        isEnd(error) ? done(undefined, null) : done(error, entries as FileEntry[]),
      ),
    );
  }

  async #readPiece(handle: Buffer, piece: Buffer, at: number): Promise<number> {
    return this.#call<number>((done) =>
      this.#sftp.read(handle, piece, 0, piece.length, at, (error, count) =>
        isEnd(error) ? done(undefined, 0) : done(error, count),
      ),
    );
  }

  #call<Value = void>(begin: (done: (error?: Error | null, value?: Value) => void) => unknown): Promise<Value> {
    return this.#ask(
      () =>
        new Promise<Value>((resolve, reject) => {
          begin((error, value) => (error ? reject(error) : resolve(value as Value)));
        }),
    );
  }

  /** Also listens for the end of the connection: ssh2 does not always answer pending requests when it breaks. */
  async #ask<Value>(ask: () => Promise<Value>): Promise<Value> {
    const ended = Promise.withResolvers<never>();
    const onClose = () => ended.reject(this.#fault ?? new SftpError('broken_off'));
    const onAbort = () => ended.reject(this.#signal.reason);
    this.#client.once('close', onClose);
    this.#signal.addEventListener('abort', onAbort, { once: true });
    try {
      this.#signal.throwIfAborted();
      return await Promise.race([ask(), ended.promise]);
    } catch (error) {
      this.#signal.throwIfAborted();
      throw error instanceof SftpError ? error : new SftpError(reasonOfStatus(error), error);
    } finally {
      this.#client.off('close', onClose);
      this.#signal.removeEventListener('abort', onAbort);
    }
  }
}

/** SSH_FX_EOF */
const isEnd = (error: unknown): boolean => Object(error).code === 1;

/** Refuses names with a path: names come from the server too, and could lead elsewhere. */
function placeOf(folder: string, name: string): string {
  if (!isPlainName(name)) throw new SftpError('server_refused');
  return `${folder.replace(/\/+$/, '')}/${name}`;
}

const isPlainName = (name: string): boolean => /^[^/\\\p{C}]{1,200}$/u.test(name) && !name.startsWith('.');
const isPlainFile = ({ filename, attrs }: FileEntry): boolean =>
  isPlainName(filename) && (attrs.mode & FILE_TYPE_MASK) === REGULAR_FILE && !filename.endsWith(PARTIAL_SUFFIX);
const toRemoteFile = ({ filename, attrs }: FileEntry): RemoteFile => ({
  name: filename,
  bytes: attrs.size,
  changedAt: new Date(attrs.mtime * 1_000),
});

/** Only SSH_FX_NO_SUCH_FILE and SSH_FX_PERMISSION_DENIED are specific. */
function reasonOfStatus(error: unknown): SftpFailure {
  const { code } = Object(error);
  if (code === 2) return 'no_folder';
  if (code === 3) return 'not_allowed';
  return typeof code === 'number' && code > 3 && code < 6 ? 'server_refused' : 'broken_off';
}
