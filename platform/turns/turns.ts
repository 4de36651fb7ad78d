/**
 * Work that takes the processor or much memory: a few at once, a bounded queue behind them, and a refusal beyond. The queue
 * is fair: senders take turns, however much each of them sends, so one client in a flood delays mostly itself.
 */
export type Limits = {
  atOnce: number;
  /** Most waiting turns, of all senders together. */
  queue: number;
};

type Waiter = (hasTurn: boolean) => void;

export class Turns {
  private running = 0;
  /** Waiting turns by sender; the first is served next. */
  private readonly lines = new Map<string, Waiter[]>();
  private waiting = 0;
  private readonly limits: Limits;
  private refused = 0;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /**
   * @param sender its requests share one place in the round: a network address, for instance
   * @returns 'busy' if too many wait already: then nothing was done
   */
  async take<Result>(work: () => Promise<Result>, sender = ''): Promise<Result | 'busy'> {
    if (this.running < this.limits.atOnce) this.running += 1;
    else if (!(await this.wait(sender))) return 'busy';
    try {
      return await work();
    } finally {
      this.callNext();
    }
  }

  private wait(sender: string): Promise<boolean> {
    return new Promise((resolve) => {
      const line = this.lines.get(sender) ?? [];
      this.lines.set(sender, line);
      line.push(resolve);
      this.waiting += 1;
      if (this.waiting > this.limits.queue) this.refuseOne(sender, line);
    });
  }

  /** The newest waiter of the sender with the longest line; the newcomer, if no line is longer than its own. */
  private refuseOne(newcomer: string, ownWaiters: Waiter[]): void {
    let [sender, longest] = [newcomer, ownWaiters];
    for (const [each, line] of this.lines) if (line.length > longest.length) [sender, longest] = [each, line];
    const refusedWaiter = longest.pop();
    if (longest.length === 0) this.lines.delete(sender);
    this.waiting -= 1;
    this.refused += 1;
    refusedWaiter?.(false);
  }

  /** Passes the place on directly, so that no newcomer slips in between. */
  private callNext(): void {
    const [next] = this.lines;
    if (!next) {
      this.running -= 1;
      return;
    }
    const [sender, line] = next;
    // A Map keeps the order of insertion: this sender goes to the end of the round.
    this.lines.delete(sender);
    const waiter = line.shift();
    if (line.length > 0) this.lines.set(sender, line);
    this.waiting -= 1;
    waiter?.(true);
  }

  /** `refused` counts from the start. */
  get figures() {
    return { running: this.running, waiting: this.waiting, refused: this.refused };
  }
}
