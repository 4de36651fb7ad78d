/** Work that takes the processor or much memory: so many at once, so many more in turn, and nobody beyond. */
type Limits = {
  atOnce: number;
  /** How many more may wait. */
  queue: number;
};

export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly limits: Limits;
  private refused = 0;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** In the order of asking. @returns 'busy' at once when too many wait already: then nothing was done */
  async take<Result>(work: () => Promise<Result>): Promise<Result | 'busy'> {
    if (this.running >= this.limits.atOnce) {
      if (this.waiting.length >= this.limits.queue) {
        this.refused += 1;
        return 'busy';
      }
      // Whoever leaves gives their place to the first of these, so that nobody slips in between.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** `refused` counts from the start. */
  get figures() {
    return { running: this.running, waiting: this.waiting.length, refused: this.refused };
  }
}
