/** How long the turns of a site's event loop are late while it is asked for something. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject } from 'vitest';
import { preload } from './preload.ts';
import type { Site } from './site.ts';
import { eventually } from './task-queue.ts';

export type LoopWatch = {
  /** For the site to be started with. */
  env: Record<string, string>;
  begin(site: Pick<Site, 'pid'>): void;
  /** @returns the delay of most turns (99 %) since it began, in milliseconds */
  end(site: Pick<Site, 'pid'>): Promise<number>;
};

export function watchLoop(): LoopWatch {
  const file = path.join(inject('cluster').folder, `loop-delay-${randomUUID()}`);
  const script = `
    import { writeFileSync } from 'node:fs';
    import { monitorEventLoopDelay } from 'node:perf_hooks';
    let delay;
    process.on('SIGUSR2', () => {
      if (delay) writeFileSync(${JSON.stringify(file)}, String((delay.percentile(99) - 10e6) / 1e6));
      else (delay = monitorEventLoopDelay({ resolution: 10 })).enable();
    });`;
  return {
    env: preload(script),
    begin: ({ pid }) => void process.kill(pid, 'SIGUSR2'),
    end: async ({ pid }) => {
      process.kill(pid, 'SIGUSR2');
      const text = await eventually(async () => {
        const written = await readFile(file, 'utf8');
        expect(written).not.toBe('');
        return written;
      });
      return Number(text);
    },
  };
}
