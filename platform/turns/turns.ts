/**
 * Limits work that takes much CPU or memory: a few run at once, a bounded queue waits, and the rest is refused. The queue is fair: senders
 * take turns, so a client that floods it delays mostly itself.
 */
export type Limits = {
  atOnce: number;
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

  /** Refuses the newest waiter of the sender with the longest queue; the newcomer, if no queue is longer than its own. */
  private refuseOne(newcomer: string, ownWaiters: Waiter[]): void {
    let [sender, longest] = [newcomer, ownWaiters];
    for (const [each, line] of this.lines) if (line.length > longest.length) [sender, longest] = [each, line];
    const refusedWaiter = longest.pop();
    if (longest.length === 0) this.lines.delete(sender);
    this.waiting -= 1;
    this.refused += 1;
    refusedWaiter?.(false);
  }

  /** Hands the place on directly, so that no newcomer takes it in between. */
  private callNext(): void {
    const [next] = this.lines;
    if (!next) {
      this.running -= 1;
      return;
    }
    const [sender, line] = next;
    // A Map keeps insertion order, so this sender moves to the end of the rotation.
    this.lines.delete(sender);
    const waiter = line.shift();
    if (line.length > 0) this.lines.set(sender, line);
    this.waiting -= 1;
    waiter?.(true);
  }

  get figures() {
    return { running: this.running, waiting: this.waiting, refused: this.refused };
  }
}
