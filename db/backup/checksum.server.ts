/** Counts and hashes the bytes of a stream, and passes them on unchanged. */
import { createHash, hash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** Checksum of bytes in order. */
export class Checksum extends Transform {
  bytes = 0;
  private readonly sha256 = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.bytes += chunk.length;
    this.sha256.update(chunk);
    done(null, chunk);
  }

  /** Call once, at the end. */
  digest(): string {
    return this.sha256.digest('hex');
  }
}

const LANES = 8;
const NEWLINE = 0x0a;

/**
 * Checksum of a table's rows in any order (COPY in text format, one line each): the sum of the rows' hashes, which is
 * the same on every server whatever its storage order or collation.
 */
export class RowSum extends Transform {
  rows = 0;
  private readonly sums = new Uint32Array(LANES);
  private rest: Buffer = Buffer.alloc(0);

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      const line = chunk.subarray(from, end);
      this.add(this.rest.length > 0 ? Buffer.concat([this.rest, line]) : line);
      this.rest = Buffer.alloc(0);
      from = end + 1;
    }
    if (from < chunk.length) this.rest = Buffer.concat([this.rest, chunk.subarray(from)]);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    done(this.rest.length > 0 ? new Error('The last row is cut off') : null);
  }

  private add(row: Buffer): void {
    const digest = hash('sha256', row, 'buffer');
    for (let lane = 0; lane < LANES; lane += 1) {
      this.sums[lane] = (this.sums[lane] ?? 0) + digest.readUInt32LE(4 * lane);
    }
    this.rows += 1;
  }

  digest(): string {
    return Buffer.from(this.sums.buffer).toString('hex');
  }
}
