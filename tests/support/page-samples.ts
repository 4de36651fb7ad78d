/**
 * Data for the pages that tests visit: a job, a draft, an application with a CV, an assignment, an enquiry, a data request, a record, a
 * colleague, an invitation and a picture (all without files), and private links of an interview, an introduction and a shortlist.
 */
import { createHash } from 'node:crypto';
import { hashToken } from '#platform/token/token.server.ts';
import { addApplications, addCv } from './applications.ts';
import { addAssignment, addDocument } from './assignments.ts';
import { addClient, addPlacement, addShortlist } from './clients.ts';
import { addDataRequest, addKeptRecord } from './data-requests.ts';
import { addEnquiry } from './enquiries.ts';
import { asSuperuser } from './faults.ts';
import { addInterview } from './interviews.ts';
import { addJobs, hoursFromNow } from './jobs.ts';
import {
  SAMPLE_APPLICATION,
  SAMPLE_ASSIGNMENT,
  SAMPLE_CLIENT,
  SAMPLE_COLLEAGUE,
  SAMPLE_DATA_REQUEST,
  SAMPLE_DRAFT,
  SAMPLE_ENQUIRY,
  SAMPLE_INTERVIEW,
  SAMPLE_INTRODUCTION,
  SAMPLE_INVITATION,
  SAMPLE_KEY_INFORMATION,
  SAMPLE_PERSON,
  SAMPLE_PICTURE,
  SAMPLE_PLACEMENT,
  SAMPLE_SHORTLIST,
  SAMPLE_TOKENS,
} from './page-routes.ts';
import { castMember } from './session.ts';
import type { Site } from './site.ts';

/** @returns the id of the job */
export async function addPageSamples({ database: owned }: Pick<Site, 'database'>): Promise<string> {
  const { database } = owned;
  const [jobId = ''] = await addJobs(
    database,
    { title: 'Lighthouse keeper' },
    { id: SAMPLE_DRAFT, title: 'Lighthouse draft', company: '', status: 'draft' },
  );
  const { id: candidateId } = castMember('Aisha');
  const cvId = await addCv(database, candidateId);
  await database.asSystem((transaction) =>
    transaction.updateTable('profiles').set({ cv_id: cvId }).where('id', '=', candidateId).execute(),
  );
  await addApplications(database, {
    id: SAMPLE_APPLICATION,
    candidate_id: candidateId,
    job_id: jobId,
    cv_id: cvId,
    job_title: 'Lighthouse keeper',
    cover_note: 'I keep lights.',
  });
  await addInterview(database, [hoursFromNow(48)], { id: SAMPLE_INTERVIEW, application_id: SAMPLE_APPLICATION });
  await asSuperuser(
    owned,
    `INSERT INTO introductions (id, application_id, client_name, purpose, engagement)
     VALUES ('${SAMPLE_INTRODUCTION}', '${SAMPLE_APPLICATION}', 'Northern Lights Trust', 'Keeper', 'temporary')`,
    `INSERT INTO people (id, full_name, email, source) VALUES ('${SAMPLE_PERSON}', 'Isla Skerry', 'isla@mail.example', 'desk')`,
  );
  const client = await addClient(database, { id: SAMPLE_CLIENT, name: 'Skerryvore Trust' });
  await addShortlist(database, client, jobId, [SAMPLE_APPLICATION], { id: SAMPLE_SHORTLIST });
  const hashOf = (token: string) => `'\\x${hashToken(token).toString('hex')}'`;
  await asSuperuser(
    owned,
    `UPDATE emailed_links SET token_hash = ${hashOf(SAMPLE_TOKENS.interview)} WHERE purpose = 'interview'`,
    `UPDATE emailed_links SET token_hash = ${hashOf(SAMPLE_TOKENS.shortlist)} WHERE purpose = 'shortlist'`,
    `INSERT INTO emailed_links (token_hash, purpose, introduction_id, expires_at)
     VALUES (${hashOf(SAMPLE_TOKENS.introduction)}, 'introduction', '${SAMPLE_INTRODUCTION}', now() + interval '9 days')`,
  );
  await addPlacement(database, client, SAMPLE_APPLICATION, { id: SAMPLE_PLACEMENT });
  const [{ id: personId = '' } = {}] = await database.asSystem((transaction) =>
    transaction.selectFrom('people').select('id').where('account_id', '=', candidateId).execute(),
  );
  const documentId = await addDocument(database, personId, { id: SAMPLE_KEY_INFORMATION, isGiven: true });
  await addAssignment(database, personId, { id: SAMPLE_ASSIGNMENT, documentId });
  await addEnquiry(database, { id: SAMPLE_ENQUIRY });
  await addDataRequest(database, { id: SAMPLE_DATA_REQUEST });
  await addKeptRecord(database);
  await database.asSystem(async (transaction) => {
    await transaction
      .insertInto('profiles')
      .values({
        id: SAMPLE_COLLEAGUE,
        email: 'jo@tidewell.example',
        full_name: 'Jo Bell',
        role: 'consultant',
        status: 'approved',
      })
      .execute();
    await transaction
      .insertInto('staff_invitations')
      .values({
        id: SAMPLE_INVITATION,
        email: 'robin@tidewell.example',
        full_name: 'Robin Vale',
        role: 'editor',
        invited_by: castMember('Morag').id,
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .execute();
    await transaction
      .insertInto('pictures')
      .values({
        id: SAMPLE_PICTURE,
        sha256: createHash('sha256').update(SAMPLE_PICTURE).digest(),
        kind: 'png',
        width: 800,
        height: 600,
        alt: 'A lighthouse at dusk',
        added_by: 'Jo Bell',
      })
      .execute();
  });
  return jobId;
}
