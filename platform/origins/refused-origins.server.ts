/**
 * Remembers the addresses at which visitors' forms were refused because PUBLIC_ORIGIN names another one. They are stored in a file, so
 * that `npm run doctor` can list them even while every sign-in is refused.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Log } from '#platform/log/log.server.ts';

const FILE = 'refused-origins.json';
const MOST_NAMED = 5;
const LONGEST_ORIGIN = 200;
const KEPT_MS = 7 * 86_400_000;

const refusedOrigin = z.object({ askedAs: z.string(), configuredAs: z.string(), at: z.coerce.date() });
export type RefusedOrigin = z.infer<typeof refusedOrigin>;

/** @returns a function to call for each form whose `Origin` is not ours; it records the origin and refuses nothing */
export function noteRefusedOrigins(
  { publicOrigin, dataDir, log }: { publicOrigin: string; dataDir: string; log: Log },
  now = () => new Date(),
): (request: { origin?: string | undefined; host?: string | undefined }) => Promise<void> {
  const notedOrigins = new Set<string>();
  return async ({ origin = '', host = '' }) => {
    const askedAs = originOfOneSite(origin, host);
    if (!askedAs || askedAs === publicOrigin || notedOrigins.has(askedAs) || notedOrigins.size >= MOST_NAMED) return;
    notedOrigins.add(askedAs);
    log.warn({ askedAs, configuredAs: publicOrigin }, 'a form was refused: PUBLIC_ORIGIN names another address');
    try {
      const otherOrigins = (await findRefusedOrigins(dataDir, publicOrigin, now())).filter(
        (each) => each.askedAs !== askedAs,
      );
      const all = [{ askedAs, configuredAs: publicOrigin, at: now() }, ...otherOrigins].slice(0, MOST_NAMED);
      const draft = path.join(dataDir, `${FILE}.${process.pid}`);
      await writeFile(draft, JSON.stringify(all), { mode: 0o600 });
      await rename(draft, path.join(dataDir, FILE));
    } catch (error) {
      log.warn({ err: error }, 'the refused address could not be kept for doctor');
    }
  };
}

/** @returns addresses refused in the last week under the present setting; the latest first */
export async function findRefusedOrigins(dataDir: string, publicOrigin: string, now: Date): Promise<RefusedOrigin[]> {
  const text = await readFile(path.join(dataDir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return z
    .array(refusedOrigin)
    .parse(JSON.parse(text))
    .filter(({ configuredAs, at }) => configuredAs === publicOrigin && now.getTime() - at.getTime() < KEPT_MS);
}

/**
 * A page of another site that sends a form here names itself in `Origin`, and us in `Host`. Only if both have the same host did the visitor
 * open this site under that name. A proxy may have removed the port from `Host`.
 */
function originOfOneSite(origin: string, host: string): string | null {
  if (origin.length > LONGEST_ORIGIN || !URL.canParse(origin) || !URL.canParse(`http://${host}`)) return null;
  const url = new URL(origin);
  return url.origin !== 'null' && url.hostname === new URL(`http://${host}`).hostname ? url.origin : null;
}
