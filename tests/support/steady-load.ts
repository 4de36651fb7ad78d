/** Sends requests at a fixed rate regardless of earlier answers, up to a number of open requests. */
import type { Answer } from './request.ts';

export type Ask = {
  name: string;
  send(): Promise<Pick<Answer, 'status' | 'headers'>>;
};

export type Outcome = {
  name: string;
  status: number;
  retryAfter: string | null;
  /** By `performance.now()`. */
  beganAt: number;
  milliseconds: number;
};

export type SteadyLoad = {
  outcomes: Outcome[];
  /** Stops sending and resolves after the last answer. */
  stop(): Promise<void>;
};

/**
 * @param asks sent in turn
 * @param most open requests at a time, so that a slow machine is not overloaded
 */
export function askSteadily(asks: Ask[], perSecond: number, most = Number.POSITIVE_INFINITY): SteadyLoad {
  const outcomes: Outcome[] = [];
  const underway = new Set<Promise<void>>();
  const startedAt = performance.now();
  let sent = 0;
  let turn = 0;

  const timer = setInterval(() => {
    // A late timer catches up.
    const due = Math.floor(((performance.now() - startedAt) * perSecond) / 1_000);
    for (; sent < due; sent += 1) {
      if (underway.size >= most) continue;
      const ask = asks[turn % asks.length];
      if (!ask) return;
      turn += 1;
      const one = note(ask).finally(() => underway.delete(one));
      underway.add(one);
    }
  }, 1_000 / perSecond);

  async function note({ name, send }: Ask): Promise<void> {
    const beganAt = performance.now();
    const answer = await send().catch(() => null);
    const retryAfter = answer?.headers['retry-after'] ?? null;
    const milliseconds = performance.now() - beganAt;
    outcomes.push({ name, status: answer?.status ?? 0, retryAfter, beganAt, milliseconds });
  }

  return {
    outcomes,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underway);
    },
  };
}

/** The time within which this percentage of requests were answered; 0 without any. */
export function percentile(outcomes: readonly Outcome[], percent: number): number {
  const times = outcomes.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor((times.length * percent) / 100))] ?? 0;
}
