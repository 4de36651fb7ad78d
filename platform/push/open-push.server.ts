import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webPush from 'web-push';
import { isKeyPair, type VapidKeys } from '#domain/device/vapid-keys.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { pushMessages } from '#platform/metrics/counters.server.ts';
import type { Push } from './push.ts';
import { createWebPush } from './web-push.server.ts';

type Settings = {
  isDemo: boolean;
  dataDir: string;
  pushKeys: VapidKeys | null;
};

export async function openPush(
  { isDemo, dataDir, pushKeys }: Settings,
  contact: () => string,
  log: Log,
): Promise<Push | null> {
  const keys = pushKeys ?? (isDemo ? await keepDemoKeys(dataDir) : null);
  if (keys) return withMetrics(createWebPush({ keys, contact }));
  log.info('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not set: this site sends no notifications');
  return null;
}

const withMetrics = (push: Push): Push => ({
  ...push,
  send: async (...message) => {
    try {
      const outcome = await push.send(...message);
      pushMessages.inc({ outcome });
      return outcome;
    } catch (error) {
      pushMessages.inc({ outcome: 'failed' });
      throw error;
    }
  },
});

/** Created at the first start and kept, because browsers subscribe for one pair of keys. */
async function keepDemoKeys(dataDir: string): Promise<VapidKeys> {
  const file = path.join(dataDir, 'vapid-keys.json');
  const storedKeys = await readKeys(file);
  if (storedKeys) return storedKeys;
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' });
  try {
    // If two processes start at once, the first one's keys win: `link` never overwrites.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft);
  }
  const linkedKeys = await readKeys(file);
  if (!linkedKeys) throw new Error(`${file} holds no pair of keys; delete it, and new ones are made`);
  return linkedKeys;
}

async function readKeys(file: string): Promise<VapidKeys | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const keys = parse(text);
  return keys && isKeyPair(keys) ? keys : null;
}

function parse(text: string): VapidKeys | null {
  try {
    const { publicKey, privateKey } = JSON.parse(text);
    return { publicKey: String(publicKey), privateKey: String(privateKey) };
  } catch {
    return null;
  }
}
