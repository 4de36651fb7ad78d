/** Allows a bounded number of events a minute and counts the rest, for reports that every visitor can send. */
import { refusals } from '#platform/metrics/counters.server.ts';

export class FloodGate {
  private windowStart = 0;
  private passed = 0;
  private readonly perMinute: number;

  constructor(perMinute: number) {
    this.perMinute = perMinute;
  }

  /** @param now in milliseconds */
  lets(now: number): boolean {
    if (now - this.windowStart >= 60_000) {
      this.windowStart = now;
      this.passed = 0;
    }
    this.passed += 1;
    if (this.passed <= this.perMinute) return true;
    refusals.inc({ limit: 'of_everybody' });
    return false;
  }
}
