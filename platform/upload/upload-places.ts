/**
 * Decides who may upload now. A sender holds a place for 30 seconds, so that few files are in memory at once. A slower sender then frees
 * the place and continues, as long as slow senders are few and hold little.
 */
import { performance } from 'node:perf_hooks';

export const MOST_UPLOADS_AT_ONCE = 4;
/** Prevents one sender from blocking all others. */
export const MOST_FROM_ONE_SENDER = 2;
export const PLACE_MS = 30_000;
export const MOST_SLOW = 16;
export const MOST_SLOW_BYTES = 20 * 1_048_576;

export type Place = {
  receive(bytes: number): void;
  leave(): void;
};

type Upload = { sender: string; since: number; bytes: number; giveWay: () => void };

export class UploadPlaces {
  private readonly quick = new Set<Upload>();
  private readonly slow = new Set<Upload>();

  get size(): number {
    return this.quick.size + this.slow.size;
  }

  /**
   * @param sender an account, or an address @param giveWay called if there are too many slow uploads and this one is the slowest; its place
   * is already free @returns null if no place is free
   */
  take(sender: string, giveWay: () => void): Place | null {
    const heldBySender = [...this.quick, ...this.slow].filter((each) => each.sender === sender).length;
    if (heldBySender >= MOST_FROM_ONE_SENDER || this.quick.size >= MOST_UPLOADS_AT_ONCE) return null;
    const upload: Upload = { sender, since: performance.now(), bytes: 0, giveWay };
    this.quick.add(upload);
    const becomingSlow = setTimeout(() => {
      this.quick.delete(upload);
      this.slow.add(upload);
      this.makeRoom();
    }, PLACE_MS);
    becomingSlow.unref();
    return {
      receive: (bytes) => {
        upload.bytes += bytes;
        if (this.slow.has(upload)) this.makeRoom();
      },
      leave: () => {
        clearTimeout(becomingSlow);
        this.quick.delete(upload);
        this.slow.delete(upload);
      },
    };
  }

  /** Stops the slowest sender first, so that an attacker can only displace others by sending faster than they do. */
  private makeRoom(): void {
    const now = performance.now();
    const rateOf = ({ bytes, since }: Upload) => bytes / (now - since);
    const heldBytes = () => [...this.slow].reduce((sum, { bytes }) => sum + bytes, 0);
    while (this.slow.size > MOST_SLOW || heldBytes() > MOST_SLOW_BYTES) {
      const [slowest] = [...this.slow].sort((a, b) => rateOf(a) - rateOf(b));
      if (!slowest) return;
      this.slow.delete(slowest);
      slowest.giveWay();
    }
  }
}
