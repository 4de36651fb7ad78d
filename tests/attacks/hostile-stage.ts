/**
 * A site with a hostile text in every field that a person can type, inserted directly into the tables. File names are excluded: their
 * columns only accept letters, digits and '._-'.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { addDataRequest } from '#tests/support/data-requests.ts';
import { addEnquiries } from '#tests/support/enquiry-desk.ts';
import { cutTo, HOSTILE_TEXTS, type HostileText } from '#tests/support/hostile-texts.ts';
import { addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { castMember } from '#tests/support/session.ts';
import type { Site } from '#tests/support/site.ts';

type HostilePlace = HostileText & {
  jobId: string;
  ownApplicationId: string;
  /** From a candidate with this name, with every field filled in. All are for the same job. */
  receivedId: string;
  /** Enquiries of an employer, a candidate and a sender of a message; together they use every field. */
  enquiryIds: string[];
  /** Postponed, refused and noted, each with this text as the reason. */
  dataRequestId: string;
  passkeyId: string;
};

export type HostileStage = { places: HostilePlace[]; busyJobId: string };

const AISHA = castMember('Aisha').id;
const TOM = castMember('Tom').id;
const MORAG = castMember('Morag').id;
/** Jobs that the candidate has passed; the others stay in the deck. */
const PASSED = HOSTILE_TEXTS.length / 2;

export async function plantHostileTexts({ database: { database } }: Site): Promise<HostileStage> {
  const jobIds = await addJobs(
    database,
    ...HOSTILE_TEXTS.map(({ text }) => ({
      title: cutTo(text, 150),
      company: cutTo(text, 100),
      location: cutTo(text, 100),
      salary: cutTo(text, 100),
      description: `${text}\n\n- ${text}\n${text}`,
      requirements: `${text}\n- ${text}`,
    })),
  );
  const [busyJobId = ''] = await addJobs(database, { title: 'Lighthouse keeper' });
  const people = await addCandidates(database, ...HOSTILE_TEXTS.map(({ text }) => cutTo(text, 100)));
  const ownApplications = HOSTILE_TEXTS.map((each, index) => ({
    ...sent(each),
    candidate_id: AISHA,
    job_id: jobIds[index] ?? '',
  }));
  const received = HOSTILE_TEXTS.map((each, index) => ({
    ...sent(each),
    candidate_id: people[index] ?? '',
    job_id: busyJobId,
  }));
  const ownIds = await addApplications(database, ...ownApplications);
  const receivedIds = await addApplications(database, ...received);
  await database.asSystem(async (transaction) => {
    await transaction
      .insertInto('application_notes')
      .values(
        HOSTILE_TEXTS.map(({ text }, index) => ({
          application_id: receivedIds[index] ?? '',
          author_id: EMPLOYER,
          body: text,
        })),
      )
      .execute();
    await transaction
      .insertInto('swiped_jobs')
      .values(jobIds.slice(0, PASSED).map((job_id) => ({ user_id: TOM, job_id, action: 'pass' })))
      .execute();
    await transaction
      .insertInto('audit_entries')
      .values(
        HOSTILE_TEXTS.map(({ text }) => ({
          actor_id: randomUUID(),
          actor_name: cutTo(text, 100),
          action: 'job_deleted',
          subject_type: 'job',
          subject_id: text,
          subject_label: cutTo(text, 150),
        })),
      )
      .execute();
    for (const { text } of HOSTILE_TEXTS) {
      const details = JSON.stringify({ note: text, [text]: text });
      await sql`SELECT log_security_event('probe', ${details}::jsonb, NULL, NULL, ${text})`.execute(transaction);
    }
  });
  await plantKeptRecords(database, busyJobId);
  const enquiryIds = await addEnquiries(database, ...HOSTILE_TEXTS.flatMap(enquiriesOf));
  const dataRequestIds = await plantDataRequests(database);
  const passkeyIds = await plantForAdministrators(database);
  return {
    busyJobId,
    places: HOSTILE_TEXTS.map((each, index) => ({
      ...each,
      jobId: jobIds[index] ?? '',
      ownApplicationId: ownIds[index] ?? '',
      receivedId: receivedIds[index] ?? '',
      enquiryIds: enquiryIds.slice(4 * index, 4 * index + 4),
      dataRequestId: dataRequestIds[index] ?? '',
      passkeyId: passkeyIds[index] ?? '',
    })),
  };
}

/** Deletes accounts with viewed applications, because only a trigger can write kept records. */
async function plantKeptRecords(database: Database, jobId: string): Promise<void> {
  const deletedCandidates = await addCandidates(database, ...HOSTILE_TEXTS.map(({ text }) => cutTo(text, 100)));
  const applications = HOSTILE_TEXTS.map((each, index) => ({
    ...sent(each),
    candidate_id: deletedCandidates[index] ?? '',
    job_id: jobId,
  }));
  const ids = await addApplications(database, ...applications);
  await database.asSystem(async (transaction) => {
    await transaction.updateTable('applications').set({ status: 'viewed' }).where('id', 'in', ids).execute();
    await sql`DELETE FROM profiles WHERE id = ANY (${deletedCandidates}::uuid[])`.execute(transaction);
  });
}

const enquiriesOf = ({ text }: HostileText) => {
  const both = {
    name: cutTo(text, 100),
    phone: cutTo(text, 20),
    role: cutTo(text, 100),
    industry: cutTo(text, 100),
    location: cutTo(text, 100),
    pay: cutTo(text, 50),
    message: `${text}\n\n${text}`,
  };
  const enquiryFields = {
    job_title: cutTo(text, 150),
    job_company: cutTo(text, 100),
    job_location: cutTo(text, 100),
  };
  return [
    { ...both, kind: 'employer' as const, company: cutTo(text, 100), email: cutTo(text, 200) },
    {
      ...both,
      ...enquiryFields,
      kind: 'candidate' as const,
      current_position: cutTo(text, 100),
      experience: cutTo(text, 50),
      skills: text,
    },
    { kind: 'contact' as const, name: both.name, email: cutTo(text, 200), message: both.message },
    {
      kind: 'coaching' as const,
      name: both.name,
      email: cutTo(text, 200),
      message: both.message,
      purpose: 'other' as const,
      times: cutTo(text, 200),
    },
  ];
};

async function plantDataRequests(database: Database): Promise<string[]> {
  const ids: string[] = [];
  for (const { text } of HOSTILE_TEXTS) {
    const id = await addDataRequest(database, {
      name: cutTo(text, 100),
      email: cutTo(text, 200),
      message: `${text}\n\n${text}`,
      status: 'refused',
      refusal: text,
      extended_at: new Date(),
      extension_reason: text,
    });
    ids.push(id);
  }
  await database.asSystem((transaction) =>
    transaction
      .insertInto('data_request_notes')
      .values(HOSTILE_TEXTS.map(({ text }, index) => ({ request_id: ids[index] ?? '', author_id: AISHA, body: text })))
      .execute(),
  );
  return ids;
}

async function plantForAdministrators({ asSystem }: Database): Promise<string[]> {
  const passkeys = HOSTILE_TEXTS.map(({ name, text }) => ({
    id: `key-${name}`,
    user_id: MORAG,
    public_key: randomBytes(77),
    counter: 0,
    name: cutTo(text, 60),
  }));
  await asSystem(async (transaction) => {
    await transaction.insertInto('passkeys').values(passkeys).execute();
    const reports = HOSTILE_TEXTS.map(({ text }) => ({
      day: new Date().toISOString().slice(0, 10),
      page: text,
      directive: text,
      blocked: text,
    }));
    await transaction.insertInto('csp_reports').values(reports).execute();
  });
  return passkeys.map(({ id }) => id);
}

export async function plantInProfile({ database: { database } }: Site, { text }: HostileText): Promise<void> {
  await database.asSystem(async (transaction) => {
    await transaction
      .updateTable('profiles')
      .set({ ...aboutPerson(text), full_name: cutTo(text, 100) })
      .where('id', '=', AISHA)
      .execute();
    await sql`
      INSERT INTO application_messages (status, subject, body)
      SELECT status, ${cutTo(text, 200)}, ${text}
      FROM unnest(ARRAY['sent', 'shortlisted', 'interview', 'offered', 'not_taken_forward']) AS status
      ON CONFLICT (status) DO UPDATE SET subject = excluded.subject, body = excluded.body`.execute(transaction);
  });
}

const aboutPerson = (text: string) => ({
  phone: cutTo(text, 20),
  location: cutTo(text, 100),
  bio: text,
  experience: text,
  skills: [cutTo(text, 50), cutTo(`2 ${text}`, 50)],
});

const sent = ({ text }: HostileText) => ({
  ...aboutPerson(text),
  full_name: cutTo(text, 100),
  email: cutTo(text, 200),
  cover_note: text,
  job_title: cutTo(text, 150),
  job_company: cutTo(text, 100),
  job_location: cutTo(text, 100),
  message_subject: cutTo(text, 200),
  message: `${text}\n\n${text}`,
});
