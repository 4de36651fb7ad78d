import { addIntroduction, recordCheck } from './introductions.ts';
import type { MatrixActor } from './matrix.ts';
import type { Site } from './site.ts';

const READERS = ['owner', 'admin', 'consultant'] as const;

export const INTRODUCTION_SECRETS: Record<string, readonly MatrixActor[]> = {
  'Hornblende Shipping': READERS,
  'tourmaline-note': READERS,
};

export async function addSecretIntroduction({ database: { database } }: Pick<Site, 'database'>, applicationId: string) {
  const id = await addIntroduction(database, applicationId, { client: 'Hornblende Shipping' });
  await recordCheck(database, id, { kind: 'identity', note: 'tourmaline-note' });
  return id;
}
