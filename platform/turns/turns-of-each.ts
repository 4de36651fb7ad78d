import { type Limits, Turns } from './turns.ts';

export class TurnsOfEach {
  private readonly turnsOf = new Map<string, Turns>();
  private readonly limits: Limits;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** @returns 'busy' if this sender has too much waiting; then nothing was done */
  async take<Result>(work: () => Promise<Result>, sender: string): Promise<Result | 'busy'> {
    const turns = this.turnsOf.get(sender) ?? new Turns(this.limits);
    this.turnsOf.set(sender, turns);
    try {
      return await turns.take(work);
    } finally {
      if (turns.figures.running === 0) this.turnsOf.delete(sender);
    }
  }

  get senders(): number {
    return this.turnsOf.size;
  }
}
