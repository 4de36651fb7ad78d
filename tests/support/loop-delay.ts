/** Measures delays of a site's event loop under load. */
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject } from 'vitest';
import { preload } from './preload.ts';
import type { Site } from './site.ts';
import { eventually } from './task-queue.ts';

export type LoopWatch = {
  env: Record<string, string>;
  begin(site: Pick<Site, 'pid'>): Promise<void>;
  end(site: Pick<Site, 'pid'>): Promise<LoopDelay>;
};

/**
 * Milliseconds since `begin`: the 99th percentile and the longest delay, by the clock; and `busiest`, the most processor time of one turn
 * (± 5 ms), which other load does not affect.
 */
type LoopDelay = { p99: number; longest: number; busiest: number };

export function watchLoop(): LoopWatch {
  const file = path.join(inject('cluster').folder, `loop-delay-${randomUUID()}`);
  const begun = `${file}-begun`;
  const script = `
    import { writeFileSync } from 'node:fs';
    import { monitorEventLoopDelay } from 'node:perf_hooks';
    let delay;
    let looking;
    let busiest = 0;
    process.on('SIGUSR2', () => {
      if (!delay) {
        (delay = monitorEventLoopDelay({ resolution: 10 })).enable();
        busiest = 0;
        let last = process.threadCpuUsage();
        looking = setInterval(() => {
          const now = process.threadCpuUsage();
          busiest = Math.max(busiest, (now.user - last.user + now.system - last.system) / 1e3);
          last = now;
        }, 5);
        return writeFileSync(${JSON.stringify(begun)}, '');
      }
      // Without this turn, a delay at this moment would not be recorded.
      setTimeout(() => {
        const [p99, longest] = [delay.percentile(99), delay.max].map((each) => Math.max(0, each - 10e6) / 1e6);
        writeFileSync(${JSON.stringify(file)}, JSON.stringify({ p99, longest, busiest }));
        clearInterval(looking);
        delay.disable();
        delay = undefined;
      }, 20);
    });`;
  return {
    env: preload(script),
    begin: async ({ pid }) => {
      await Promise.all([rm(file, { force: true }), rm(begun, { force: true })]);
      process.kill(pid, 'SIGUSR2');
      await eventually(() => readFile(begun));
    },
    end: async ({ pid }) => {
      process.kill(pid, 'SIGUSR2');
      const text = await eventually(async () => {
        const written = await readFile(file, 'utf8');
        expect(written).not.toBe('');
        return written;
      });
      return JSON.parse(text);
    },
  };
}
