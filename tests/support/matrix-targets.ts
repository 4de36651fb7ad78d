/** Creates the things that `:id` stands for in the matrix. */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { demoLogo } from '#db/seed/seed-logo.server.ts';
import { renditionKey } from '#domain/picture/picture.ts';
import { renditionName } from '#domain/picture/rendition.ts';
import { addJobs, EMPLOYER, hoursFromNow, OTHER_EMPLOYER } from './jobs.ts';
import { addLogo } from './logo-upload.ts';
import type { Target } from './matrix.ts';
import { addSecretApplications } from './matrix-applications.ts';
import { addSecretAssignment } from './matrix-assignments.ts';
import { addSecretClient, addSecretIntroduction } from './matrix-clients.ts';
import { addSecretDataRequest } from './matrix-data-requests.ts';
import { addSecretEnquiry } from './matrix-enquiries.ts';
import { addSecretInterview } from './matrix-interviews.ts';
import { addSecretPerson } from './matrix-people.ts';
import { addColleague, addInvitation } from './matrix-staff.ts';
import { addSecretWebhook } from './matrix-webhooks.ts';
import type { Site } from './site.ts';

export type CreatedTargets = {
  targets: Record<Target, string>;
  version: string;
};

/** Targets that are created together because they refer to each other. */
type Group = { holds: readonly Target[]; make(site: Site): Promise<Partial<Record<Target, string>>> };

const GROUPS: readonly Group[] = [
  {
    holds: ['open_job', 'draft_of_employer', 'job_of_employer', 'application_of_candidate', 'cv_of_candidate'],
    make: addJobTargets,
  },
  { holds: ['waiting_account'], make: addWaitingAccount },
  {
    holds: ['enquiry', 'enquiry_file'],
    make: async (site) => {
      const { enquiryId, fileId } = await addSecretEnquiry(site);
      return { enquiry: enquiryId, enquiry_file: fileId };
    },
  },
  { holds: ['data_request'], make: async (site) => ({ data_request: await addSecretDataRequest(site) }) },
  { holds: ['person'], make: async (site) => ({ person: await addSecretPerson(site) }) },
  { holds: ['logo_of_employer'], make: async (site) => ({ logo_of_employer: await addLogo(site, EMPLOYER) }) },
  { holds: ['picture', 'rendition'], make: addLibraryPicture },
  { holds: ['colleague'], make: async (site) => ({ colleague: await addColleague(site) }) },
  { holds: ['webhook'], make: async (site) => ({ webhook: await addSecretWebhook(site) }) },
  { holds: ['invitation'], make: async (site) => ({ invitation: await addInvitation(site) }) },
  {
    holds: [
      'application_of_agency',
      'interview',
      'introduction',
      'client',
      'shortlist',
      'placement',
      'assignment',
      'key_information',
    ],
    make: addAgencyTargets,
  },
];

export async function addTargets(site: Site, only?: Target, known?: CreatedTargets): Promise<CreatedTargets> {
  const targets = { ...known?.targets } as Record<Target, string>;
  for (const { holds, make } of GROUPS) {
    if (!only || holds.includes(only)) Object.assign(targets, await make(site));
  }
  const { rows } = await site.database.database.asSystem((transaction) =>
    sql<{ version: string }>`
      SELECT (extract(epoch FROM updated_at) * 1000000)::bigint::text AS version FROM jobs WHERE id = ${targets.draft_of_employer}`.execute(
      transaction,
    ),
  );
  return { targets, version: rows[0]?.version ?? '' };
}

async function addJobTargets(site: Site): Promise<Partial<Record<Target, string>>> {
  const { database } = site.database;
  // A copy that an administrator made belongs to the agency, so consultants would see it.
  await database.asSystem((transaction) =>
    transaction.deleteFrom('jobs').where('title', '=', 'Quartzmere keeper').where('user_id', '!=', EMPLOYER).execute(),
  );
  const [open = '', applied = '', draft = ''] = await addJobs(
    database,
    { title: 'Lighthouse keeper' },
    { title: 'Lighthouse keeper' },
    { title: 'Quartzmere keeper', user_id: EMPLOYER, status: 'draft', closes_at: hoursFromNow(500) },
    { title: 'Basaltwick keeper', user_id: OTHER_EMPLOYER, status: 'draft' },
  );
  const { applicationId, cvId } = await addSecretApplications(site, applied);
  return {
    open_job: open,
    draft_of_employer: draft,
    job_of_employer: applied,
    application_of_candidate: applicationId,
    cv_of_candidate: cvId,
  };
}

async function addWaitingAccount(site: Site): Promise<Partial<Record<Target, string>>> {
  const { id } = await site.database.database.asSystem(async (transaction) => {
    await transaction.deleteFrom('profiles').where('email', '=', 'peregrine@hollowbrook.example').execute();
    return transaction
      .insertInto('profiles')
      .values({ email: 'peregrine@hollowbrook.example', full_name: 'Peregrine Hollowbrook' })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  return { waiting_account: id };
}

/** Targets of the agency's own jobs: interviews, introductions, clients, assignments. */
async function addAgencyTargets(site: Site): Promise<Partial<Record<Target, string>>> {
  const ofAgency = await addSecretInterview(site);
  const interview = await addSecretInterview(site);
  return {
    ...ofAgency,
    introduction: await addSecretIntroduction(site, ofAgency.application_of_agency),
    ...interview,
    ...(await addSecretClient(site, interview.application_of_agency)),
    ...(await addSecretInterview(site)),
    ...(await addSecretAssignment(site)),
  };
}

async function addLibraryPicture({ database: { database }, dataDir }: Site) {
  const { id } = await database.asSystem(async (transaction) => {
    await transaction.deleteFrom('pictures').execute();
    // The daily and minutely tasks are stopped, so files of earlier pictures stay listed.
    await transaction.deleteFrom('loose_files').where('storage_key', 'like', 'pictures/%').execute();
    const picture = { sha256: randomBytes(32), kind: 'png', width: 192, height: 192, alt: 'Feldspar quay' } as const;
    const added = await transaction
      .insertInto('pictures')
      .values({ ...picture, added_by: 'Test Person' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const file = { width: 192, format: 'webp', size_bytes: demoLogo.length, sha256: randomBytes(32) } as const;
    await transaction
      .insertInto('picture_files')
      .values({ ...file, picture_id: added.id })
      .execute();
    return added;
  });
  const rendition = { id, width: 192, format: 'webp' } as const;
  const file = path.join(dataDir, 'files', renditionKey(rendition));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, demoLogo);
  return { picture: id, rendition: renditionName(rendition) };
}
