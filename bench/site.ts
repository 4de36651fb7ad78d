/** Starts a web process of the production build as a demo, on a migrated database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#scripts/free-port.ts';

export type Urls = { appUrl: string; ownerUrl: string };
export type BenchSite = { origin: string; pid: number; stop(): Promise<void> };

/** @param firstAnswer the address whose first answer ends the start */
export async function startSite(
  { appUrl, ownerUrl }: Urls,
  {
    env = {},
    firstAnswer = '/readyz',
    cwd = process.cwd(),
  }: {
    env?: Record<string, string>;
    firstAnswer?: string;
    /** The checkout whose build is started. */
    cwd?: string;
  } = {},
): Promise<BenchSite> {
  const port = await freePort();
  const child = spawn(process.execPath, ['server/main.mjs'], {
    cwd,
    env: {
      ...process.env,
      PORT: `${port}`,
      DATABASE_URL: appUrl,
      MIGRATION_DATABASE_URL: ownerUrl,
      LOG_LEVEL: 'warn',
      DEMO: '1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  const { pid } = child;
  if (!pid) throw new Error('The site did not start');
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  try {
    await untilReady(origin + firstAnswer);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, pid, stop };
}

export async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} did not answer within a minute`);
}
