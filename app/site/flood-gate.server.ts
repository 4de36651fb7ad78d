/** Lets a bounded number of events a minute through, and counts the rest: for reports that anybody can send. */
export class FloodGate {
  private windowStart = 0;
  private passed = 0;
  private readonly perMinute: number;

  constructor(perMinute: number) {
    this.perMinute = perMinute;
  }

  /** `now` in milliseconds. */
  lets(now: number): boolean {
    if (now - this.windowStart >= 60_000) {
      this.windowStart = now;
      this.passed = 0;
    }
    this.passed += 1;
    return this.passed <= this.perMinute;
  }
}
