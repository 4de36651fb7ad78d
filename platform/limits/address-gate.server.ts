/** Allows a limited number of events per address and minute (or day) and counts the rest, so that a flood only affects its own address. */
import { refusals } from '#platform/metrics/counters.server.ts';
import { networkOf } from './network.server.ts';

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
/** Bounds memory to a few megabytes, however many addresses an attacker has. */
const MOST_ADDRESSES = 10_000;

type Window = { start: number; passed: number };

export class AddressGate {
  private readonly windows = new Map<string, Window>();
  private readonly most: number;
  private readonly windowMs: number;

  /** @param most events in a window, which starts with the first event */
  constructor(most: number, windowMs = MINUTE_MS) {
    this.most = most;
    this.windowMs = windowMs;
  }

  /**
   * Counts a request, and refusals in the metrics. Each process counts separately; limits across processes are counted in the database.
   * @param ip an IPv6 /64 counts as one; anything but an address, such as an account's id, is used as it is @param now in milliseconds
   */
  lets(ip: string, now: number): boolean {
    const isWithin = this.isWithin(ip, now);
    if (!isWithin) refusals.inc({ limit: 'of_one_address' });
    return isWithin;
  }

  isWithin(ip: string, now: number): boolean {
    const network = networkOf(ip);
    const current = this.windows.get(network);
    const window = current && now - current.start < this.windowMs ? current : this.open(network, now);
    if (window.passed >= this.most) return false;
    window.passed += 1;
    return true;
  }

  /** Undoes the count of an admitted event that had no effect. */
  takeBack(ip: string): void {
    const window = this.windows.get(networkOf(ip));
    if (window && window.passed > 0) window.passed -= 1;
  }

  private open(network: string, start: number): Window {
    this.windows.delete(network);
    const [oldest] = this.windows.keys();
    if (oldest !== undefined && this.windows.size >= MOST_ADDRESSES) this.windows.delete(oldest);
    const window = { start, passed: 0 };
    this.windows.set(network, window);
    return window;
  }
}
