/** One record, and all that happened with the person. Row-level security decides which applications are among it. */
import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { ApplicationStatus } from '#domain/application/application.ts';
import type { EnquiryStatus } from '#domain/enquiry/enquiry.ts';
import type { SalaryPeriod } from '#domain/job/job.ts';
import type { PersonSource, RightToWork } from '#domain/person/person.ts';
import { isUuid } from '#domain/uuid.ts';
import { noteOpening } from '../commands/open-person.server.ts';

export type Person = {
  id: string;
  fullName: string;
  email: string | null;
  phone: string | null;
  location: string | null;
  headline: string | null;
  skills: string[];
  tags: string[];
  /** Days are written YYYY-MM-DD. */
  availableFrom: string | null;
  payWish: number | null;
  payWishPeriod: SalaryPeriod | null;
  rightToWork: RightToWork;
  checkedOn: string | null;
  followUpOn: string | null;
  mayEmailSince: string | null;
  mayEmailWords: string | null;
  source: PersonSource;
  accountId: string | null;
  createdAt: Date;
  lastContactAt: Date;
  bio: string | null;
  experience: string | null;
};

/** What happened, the newest first. */
export type PersonStep = { id: string; at: Date } & (
  | {
      kind: 'application';
      applicationId: string;
      job: string;
      company: string;
      status: ApplicationStatus;
      subject: string | null;
    }
  | { kind: 'enquiry'; enquiryId: string; role: string | null; status: EnquiryStatus; message: string | null }
);

export type SentCv = { id: string; name: string; at: Date };
export type OpenedPerson = {
  person: Person;
  steps: PersonStep[];
  cvs: SentCv[];
  /** Other records with the same email address or telephone number. */
  alike: { id: string; fullName: string }[];
};

const MOST_STEPS = 200;

/** @returns null if there is no such record, or the reader may not see it. Writes down that it was opened. */
export function openPerson({ asActor }: Database, consultant: Consultant, id: string): Promise<OpenedPerson | null> {
  if (!isUuid(id)) return Promise.resolve(null);
  return asActor(consultant.id, async (transaction) => {
    const person = await findPerson(transaction, id);
    if (!person) return null;
    await noteOpening(transaction, consultant, person);
    return {
      person,
      steps: await listSteps(transaction, id),
      cvs: await listCvs(transaction, person),
      alike: await listAlike(transaction, person),
    };
  });
}

async function findPerson(transaction: Transaction<DB>, id: string): Promise<Person | null> {
  const { rows } = await sql<Person>`
    SELECT p.id, p.full_name AS "fullName", p.email, p.phone, p.location, p.headline, p.skills, p.tags,
           p.available_from::text AS "availableFrom", p.pay_wish::float8 AS "payWish", p.pay_wish_period AS "payWishPeriod",
           p.right_to_work AS "rightToWork", p.right_to_work_checked_on::text AS "checkedOn",
           p.right_to_work_follow_up_on::text AS "followUpOn", p.may_email_since::text AS "mayEmailSince",
           p.may_email_words AS "mayEmailWords", p.source, p.account_id AS "accountId", p.created_at AS "createdAt",
           p.last_contact_at AS "lastContactAt", a.bio, a.experience
    FROM people AS p LEFT JOIN app.profile_of_person(p.id) AS a ON true
    WHERE p.id = ${id}`.execute(transaction);
  return rows[0] ?? null;
}

/** Each step of each application, and each form. What is read without a name is not listed under one. */
async function listSteps(transaction: Transaction<DB>, id: string): Promise<PersonStep[]> {
  const { rows: applied } = await sql<Extract<PersonStep, { kind: 'application' }>>`
    SELECT 'application' AS kind, 'step-' || e.id AS id, e.created_at AS at, a.id AS "applicationId", a.job_title AS job,
           a.job_company AS company, e.status, e.message_subject AS subject
    FROM applications AS a JOIN application_events AS e ON e.application_id = a.id
    WHERE a.person_id = ${id} AND NOT app.is_unnamed(a.id, a.status) ORDER BY e.created_at DESC, e.id DESC LIMIT ${MOST_STEPS}`.execute(
    transaction,
  );
  const { rows: asked } = await sql<Extract<PersonStep, { kind: 'enquiry' }>>`
    SELECT 'enquiry' AS kind, 'form-' || e.id AS id, e.confirmed_at AS at, e.id AS "enquiryId", e.role, e.status, e.message
    FROM enquiries AS e WHERE e.person_id = ${id} ORDER BY e.confirmed_at DESC, e.id DESC LIMIT ${MOST_STEPS}`.execute(
    transaction,
  );
  return [...applied, ...asked].sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** Those that the reader may open: sent with an application, the newest first. */
async function listCvs(transaction: Transaction<DB>, { id, accountId }: Person): Promise<SentCv[]> {
  const { rows } = await sql<SentCv>`
    SELECT DISTINCT c.id, c.name, c.uploaded_at AS at FROM cvs AS c
    WHERE (c.user_id = ${accountId} OR c.id IN (SELECT a.cv_id FROM applications AS a WHERE a.person_id = ${id}))
      AND (SELECT bool_and(app.is_unnamed(a.id, a.status)) FROM applications AS a WHERE a.cv_id = c.id) IS NOT TRUE
    ORDER BY c.uploaded_at DESC LIMIT 10`.execute(transaction);
  return rows;
}

async function listAlike(transaction: Transaction<DB>, { id, email, phone }: Person): Promise<OpenedPerson['alike']> {
  const { rows } = await sql<OpenedPerson['alike'][number]>`
    SELECT id, full_name AS "fullName" FROM people
    WHERE id <> ${id} AND (email = ${email}::citext OR phone = ${phone}) ORDER BY lower(full_name), id LIMIT 5`.execute(
    transaction,
  );
  return rows;
}
