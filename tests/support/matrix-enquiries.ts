import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addEnquiry, addEnquiryFile } from './enquiries.ts';
import { DESK, type MatrixActor } from './matrix.ts';
import type { Site } from './site.ts';

export const ENQUIRY_SECRETS: Record<string, readonly MatrixActor[]> = {
  'Fennimore Enquirer': DESK,
  'fennimore@asked.example': DESK,
  'larkspur-message': DESK,
  'gneiss-page': DESK,
};

const CV = 'gneiss-page\n'.padEnd(2_048);

export async function addSecretEnquiry({ database: { database }, dataDir }: Pick<Site, 'database' | 'dataDir'>) {
  const enquiryId = await addEnquiry(database, {
    name: 'Fennimore Enquirer',
    email: 'fennimore@asked.example',
    message: 'larkspur-message',
  });
  const file = await addEnquiryFile(database, { enquiry_id: enquiryId, name: 'Fennimore.txt', size_bytes: CV.length });
  const folder = path.join(dataDir, 'files', path.dirname(file.storageKey));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(dataDir, 'files', file.storageKey), CV);
  return { enquiryId, fileId: file.id };
}
