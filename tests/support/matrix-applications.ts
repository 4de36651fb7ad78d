/** Applications with a CV, a withdrawal and a private note, and who may read each. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addApplications, addCv } from './applications.ts';
import { ADMIN, EMPLOYER } from './jobs.ts';
import type { MatrixActor } from './matrix.ts';
import { castMember } from './session.ts';
import type { Site } from './site.ts';

const SENT = ['candidate', 'employer', 'owner', 'admin'] as const;
const WITHDRAWN = ['other_candidate', 'owner', 'admin'] as const;

export const APPLICATION_SECRETS: Record<string, readonly MatrixActor[]> = {
  'Ravenglass Applicant': SENT,
  'ravenglass@sent.example': SENT,
  '0131 496 0777': SENT,
  'velvet-anchorage': SENT,
  'Kittiwake-Ashgrove.pdf': SENT,
  'tourmaline-page': SENT,
  'brackenmoor-note': ['employer'],
  'heatherfell-note': ['owner', 'admin'],
  'whinstone@sent.example': WITHDRAWN,
  '0131 496 0888': WITHDRAWN,
  'sapphire-withdrawal': WITHDRAWN,
};

const CV = '%PDF-1.4\n% tourmaline-page\n'.padEnd(20_480);

export async function addSecretApplications({ database: { database }, dataDir }: Site, jobId: string) {
  const [candidate, other] = [castMember('Aisha').id, castMember('Tom').id];
  const cvId = await addCv(database, candidate, 'Kittiwake-Ashgrove.pdf');
  const job = { job_id: jobId, job_title: 'Lighthouse keeper' };
  const [applicationId = ''] = await addApplications(
    database,
    {
      ...job,
      candidate_id: candidate,
      cv_id: cvId,
      full_name: 'Ravenglass Applicant',
      email: 'ravenglass@sent.example',
      phone: '0131 496 0777',
      cover_note: 'velvet-anchorage',
    },
    {
      ...job,
      candidate_id: other,
      status: 'withdrawn',
      full_name: 'Whinstone Applicant',
      email: 'whinstone@sent.example',
      phone: '0131 496 0888',
      cover_note: 'sapphire-withdrawal',
    },
  );
  await database.asSystem(async (transaction) => {
    await transaction.updateTable('profiles').set({ cv_id: cvId }).where('id', '=', candidate).execute();
    const note = { application_id: applicationId, author_id: EMPLOYER, body: 'brackenmoor-note' };
    const shared = { ...note, author_id: ADMIN, body: 'heatherfell-note', is_shared: true };
    await transaction
      .insertInto('application_notes')
      .values([{ ...note, is_shared: false }, shared])
      .execute();
  });
  const folder = path.join(dataDir, 'files', candidate);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `cv-${cvId}.pdf`), CV);
  return { applicationId, cvId };
}
