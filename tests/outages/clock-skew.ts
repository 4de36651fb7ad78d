/** Shifts the clock of a site's process. Timers keep the right speed. */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { preload } from '#tests/support/preload.ts';

export type SkewedClock = {
  env: Record<string, string>;
  set(shiftMs: number): Promise<void>;
};

/** @param shiftMs milliseconds ahead of the right time */
export function prepareSkewedClock(shiftMs: number): SkewedClock {
  const shiftFile = path.join(inject('cluster').folder, `clock-${randomUUID()}`);
  const script = `
    import { readFileSync } from 'node:fs';
    const RealDate = Date;
    let shift = ${shiftMs};
    const now = () => RealDate.now() + shift;
    globalThis.Date = new Proxy(RealDate, {
      construct: (_, args) => (args.length === 0 ? new RealDate(now()) : new RealDate(...args)),
      apply: () => new RealDate(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
    setInterval(() => {
      try { shift = Number(readFileSync(${JSON.stringify(shiftFile)}, 'utf8')); } catch {}
    }, 20).unref();`;
  return {
    env: preload(script),
    set: (shift) => writeFile(shiftFile, String(shift)),
  };
}
