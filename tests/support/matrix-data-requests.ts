import { addDataRequest, addKeptRecord } from './data-requests.ts';
import type { MatrixActor } from './matrix.ts';
import type { Site } from './site.ts';

const READERS = ['owner', 'admin'] as const;

export const DATA_REQUEST_SECRETS: Record<string, readonly MatrixActor[]> = {
  'Hesper Complainant': READERS,
  'hesper@asked.example': READERS,
  'selenite-words': READERS,
  'Corvin Keptrecord': READERS,
};

export async function addSecretDataRequest({ database: { database } }: Pick<Site, 'database'>): Promise<string> {
  await addKeptRecord(database, 'Corvin Keptrecord');
  return addDataRequest(database, {
    name: 'Hesper Complainant',
    email: 'hesper@asked.example',
    message: 'selenite-words',
  });
}
