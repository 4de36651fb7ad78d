/** How long the turns of a site's event loop are late while it is asked for something. */
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject } from 'vitest';
import { preload } from './preload.ts';
import type { Site } from './site.ts';
import { eventually } from './task-queue.ts';

export type LoopWatch = {
  /** For the site to be started with. */
  env: Record<string, string>;
  begin(site: Pick<Site, 'pid'>): Promise<void>;
  end(site: Pick<Site, 'pid'>): Promise<LoopDelay>;
};

/** Since it began, in milliseconds: the delay of most turns (99 %), and the longest. */
export type LoopDelay = { p99: number; longest: number };

export function watchLoop(): LoopWatch {
  const file = path.join(inject('cluster').folder, `loop-delay-${randomUUID()}`);
  const script = `
    import { writeFileSync } from 'node:fs';
    import { monitorEventLoopDelay } from 'node:perf_hooks';
    let delay;
    process.on('SIGUSR2', () => {
      if (!delay) return void (delay = monitorEventLoopDelay({ resolution: 10 })).enable();
      // Otherwise a turn that is late at this moment would not count.
      setTimeout(() => {
        const [p99, longest] = [delay.percentile(99), delay.max].map((each) => Math.max(0, each - 10e6) / 1e6);
        writeFileSync(${JSON.stringify(file)}, JSON.stringify({ p99, longest }));
        delay.disable();
        delay = undefined;
      }, 20);
    });`;
  return {
    env: preload(script),
    begin: async ({ pid }) => {
      await rm(file, { force: true });
      process.kill(pid, 'SIGUSR2');
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
