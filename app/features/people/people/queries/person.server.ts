import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { StaffFacts } from '#domain/person/changes.ts';
import type { PersonSource } from '#domain/person/person.ts';
import { isUuid } from '#domain/uuid.ts';
import { noteOpening } from '../commands/open-person.server.ts';
import type { PersonStep } from '../schema.ts';
import { listSteps } from './timeline.server.ts';

export type Person = StaffFacts & {
  id: string;
  fullName: string;
  email: string | null;
  phone: string | null;
  location: string | null;
  skills: string[];
  tags: string[];
  source: PersonSource;
  origin: string | null;
  agreement: string | null;
  accountId: string | null;
  isColleague: boolean;
  createdAt: Date;
  lastContactAt: Date;
  bio: string | null;
  experience: string | null;
  /** Numbers of notes, calls and tasks that the reader has written here. A change resets the form of its kind. */
  written: { notes: number; calls: number; tasks: number };
};

type PersonTask = {
  id: string;
  title: string;
  /** YYYY-MM-DD. */
  dueOn: string;
  assignee: string | null;
  doneAt: Date | null;
};

type SentCv = { id: string; name: string; at: Date };
export type OpenedPerson = {
  person: Person;
  steps: PersonStep[];
  hasOlderSteps: boolean;
  tasks: PersonTask[];
  cvs: SentCv[];
  /** Other records with the same email address or phone number. */
  alike: { id: string; fullName: string }[];
};

const MOST_TASKS = 50;
const MOST_DONE = 5;

/** Records in the audit trail that the record was opened. @returns null if it does not exist, or the reader may not see it */
export function openPerson({ asActor }: Database, consultant: Consultant, id: string): Promise<OpenedPerson | null> {
  if (!isUuid(id)) return Promise.resolve(null);
  return asActor(consultant.id, async (transaction) => {
    const person = await findPerson(transaction, consultant, id);
    if (!person) return null;
    await noteOpening(transaction, consultant, person);
    const { steps, isMore } = await listSteps(transaction, consultant, id);
    return {
      person,
      steps,
      hasOlderSteps: isMore,
      tasks: await listTasks(transaction, id),
      cvs: await listCvs(transaction, person),
      alike: await listAlike(transaction, person),
    };
  });
}

/** The details for their form. Records in the audit trail that the record was opened. */
export function openFacts({ asActor }: Database, consultant: Consultant, id: string): Promise<Person | null> {
  if (!isUuid(id)) return Promise.resolve(null);
  return asActor(consultant.id, async (transaction) => {
    const person = await findPerson(transaction, consultant, id);
    if (person) await noteOpening(transaction, consultant, person);
    return person;
  });
}

async function findPerson(
  transaction: Transaction<DB>,
  { id: reader }: Consultant,
  id: string,
): Promise<Person | null> {
  const { rows } = await sql<Person>`
    SELECT p.id, p.full_name AS "fullName", p.email, p.phone, p.location, p.headline, p.skills, p.tags,
           p.available_from::text AS "availableFrom", p.pay_wish::float8 AS "payWish", p.pay_wish_period AS "payWishPeriod",
           p.right_to_work AS "rightToWork", p.right_to_work_method AS method, p.right_to_work_checked_on::text AS "checkedOn",
           p.right_to_work_follow_up_on::text AS "followUpOn", p.may_email_since::text AS "mayEmailSince",
           p.may_email_words AS "mayEmailWords", p.source, p.origin, p.agreement, p.account_id AS "accountId",
           coalesce(p.account_id = ANY ((SELECT app.staff_ids())::uuid[]), false) AS "isColleague", p.created_at AS "createdAt",
           p.last_contact_at AS "lastContactAt", a.bio, a.experience,
           json_build_object(
             'notes', (SELECT count(*) FROM person_notes AS n WHERE n.person_id = p.id AND n.author_id = ${reader} AND n.kind = 'note'),
             'calls', (SELECT count(*) FROM person_notes AS n WHERE n.person_id = p.id AND n.author_id = ${reader} AND n.kind = 'call'),
             'tasks', (SELECT count(*) FROM person_tasks AS t WHERE t.person_id = p.id AND t.created_by = ${reader})) AS written
    FROM people AS p LEFT JOIN app.profile_of_person(p.id) AS a ON true
    WHERE p.id = ${id}`.execute(transaction);
  return rows[0] ?? null;
}

async function listTasks(transaction: Transaction<DB>, id: string): Promise<PersonTask[]> {
  const { rows } = await sql<PersonTask>`
    (SELECT t.id, t.title, t.due_on::text AS "dueOn", c.full_name AS assignee, t.done_at AS "doneAt"
     FROM person_tasks AS t LEFT JOIN profiles AS c ON c.id = t.assigned_to
     WHERE t.person_id = ${id} AND t.done_at IS NULL ORDER BY t.due_on, t.created_at LIMIT ${MOST_TASKS})
    UNION ALL
    (SELECT t.id, t.title, t.due_on::text, c.full_name, t.done_at
     FROM person_tasks AS t LEFT JOIN profiles AS c ON c.id = t.assigned_to
     WHERE t.person_id = ${id} AND t.done_at IS NOT NULL ORDER BY t.done_at DESC LIMIT ${MOST_DONE})`.execute(
    transaction,
  );
  return rows;
}

async function listCvs(transaction: Transaction<DB>, { id, accountId }: Person): Promise<SentCv[]> {
  const { rows } = await sql<SentCv>`
    SELECT DISTINCT c.id, c.name, c.uploaded_at AS at FROM cvs AS c
    WHERE (c.user_id = ${accountId} OR c.id IN (SELECT a.cv_id FROM applications AS a WHERE a.person_id = ${id}))
      AND (SELECT bool_and(app.is_unnamed(a.id, a.status)) FROM applications AS a WHERE a.cv_id = c.id) IS NOT TRUE
    ORDER BY c.uploaded_at DESC LIMIT 10`.execute(transaction);
  return rows;
}

async function listAlike(transaction: Transaction<DB>, { id }: Person): Promise<OpenedPerson['alike']> {
  const { rows } = await sql<OpenedPerson['alike'][number]>`
    SELECT p.id, p.full_name AS "fullName"
    FROM unnest(app.find_people_of_address(${id})) WITH ORDINALITY AS found (id, place) JOIN people AS p ON p.id = found.id
    ORDER BY found.place`.execute(transaction);
  return rows;
}
