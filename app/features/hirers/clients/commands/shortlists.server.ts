import { sql, type Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { IS_OF_OTHERS, IS_UNNAMED } from '#app/features/people/applications/queries/fair-view.server.ts';
import { askForIntroduction } from '#app/features/people/introductions/commands/ask-for-introduction.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { findIdentity, findName, type Identity } from '#domain/client/anonymous.ts';
import { USUAL_SHORTLIST_DAYS } from '#domain/client/shortlist.ts';
import { isUuid } from '#domain/uuid.ts';
import { revokeLinks } from '#platform/token/emailed-links.server.ts';
import type { NewShortlist, ShortlistChange } from '../schema.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'>;

export type SendResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'not_found' | 'no_client' | 'bad_contact' | 'bad_candidate' }
  /** Text in this field identifies a candidate who may not be named. */
  | { ok: false; reason: 'names_candidate'; field: string; words: string };

type Candidate = Identity & { id: string; skills: string[] };

export function sendShortlist(
  { database, tasks }: Services,
  consultant: Consultant,
  { job: jobId, contact, days, message, entries }: NewShortlist,
): Promise<SendResult> {
  return database.asActor(consultant.id, async (transaction): Promise<SendResult> => {
    const job = await selectJob(transaction, jobId);
    if (!job) return { ok: false, reason: 'not_found' };
    if (!job.clientId) return { ok: false, reason: 'no_client' };
    if (!(await hasEmail(transaction, contact, job.clientId))) return { ok: false, reason: 'bad_contact' };
    const candidates = await selectCandidates(
      transaction,
      jobId,
      entries.map(({ applicationId }) => applicationId),
    );
    if (candidates.size !== entries.length) return { ok: false, reason: 'bad_candidate' };
    const identifyingText = findIdentifyingText(entries, message, candidates);
    if (identifyingText) return { ok: false, reason: 'names_candidate', ...identifyingText };
    const { id } = await transaction
      .insertInto('shortlists')
      .values({
        job_id: jobId,
        client_id: job.clientId,
        contact_id: contact,
        message,
        expires_at: sql<Date>`now() + make_interval(days => ${days}::integer)`,
        created_by: consultant.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('shortlist_entries')
      .values(
        entries.map(({ applicationId, headline, place, note }, index) => ({
          shortlist_id: id,
          application_id: applicationId,
          position: index + 1,
          headline,
          place,
          note,
          skills: shownSkills(candidates.get(applicationId), candidates),
        })),
      )
      .execute();
    const { client: clientName, title: purpose, basis: engagement } = job;
    for (const { applicationId } of entries) {
      const introduction = { applicationId, clientId: job.clientId, clientName, purpose, engagement };
      await askForIntroduction(transaction, tasks, introduction);
    }
    await tasks.send(transaction, 'send-mail', { mail: 'shortlist', shortlistId: id });
    await writeAudit(transaction, consultant, 'shortlist_sent', { type: 'job', id: jobId, label: job.title });
    return { ok: true, id };
  });
}

type ShortlistJob = { title: string; basis: 'permanent' | 'temporary'; clientId: string | null; client: string };

async function selectJob(transaction: Transaction<DB>, id: string): Promise<ShortlistJob | null> {
  const { rows } = await sql<ShortlistJob>`
    SELECT j.title, j.basis, c.id AS "clientId", coalesce(c.name, '') AS client
    FROM jobs AS j LEFT JOIN clients AS c ON c.id = app.client_of_job(j.id) WHERE j.id = ${id}`.execute(transaction);
  return rows[0] ?? null;
}

async function hasEmail(transaction: Transaction<DB>, contact: string, clientId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('client_contacts')
    .select('email')
    .where('id', '=', contact)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return Boolean(row?.email);
}

async function selectCandidates(
  transaction: Transaction<DB>,
  jobId: string,
  ids: string[],
): Promise<Map<string, Candidate>> {
  const { rows } = await sql<Candidate>`
    SELECT a.id, a.full_name AS "fullName", a.email::text AS email, a.skills FROM applications AS a
    WHERE a.id = ANY (${ids}::uuid[]) AND a.job_id = ${jobId} AND a.status <> 'withdrawn'
      AND ${IS_OF_OTHERS} AND NOT ${IS_UNNAMED}`.execute(transaction);
  return new Map(rows.map((row) => [row.id, row]));
}

function findIdentifyingText(
  entries: NewShortlist['entries'],
  message: string | null,
  candidates: ReadonlyMap<string, Candidate>,
): { field: string; words: string } | null {
  for (const candidate of candidates.values()) {
    const words = findName(message ?? '', candidate);
    if (words) return { field: 'message', words };
  }
  for (const { applicationId, ...texts } of entries) {
    for (const name of ['headline', 'place', 'note'] as const) {
      // A note may compare two candidates: it must name none of them.
      for (const candidate of candidates.values()) {
        const words = findIdentity(texts[name] ?? '', candidate);
        if (words) return { field: `${name}-${applicationId}`, words };
      }
    }
  }
  return null;
}

/** Candidates type their skills, so a name may be among them. */
const shownSkills = (candidate: Candidate | undefined, all: ReadonlyMap<string, Candidate>): string[] =>
  (candidate?.skills ?? []).filter((skill) => [...all.values()].every((each) => findIdentity(skill, each) === null));

export type ChangeResult = { ok: true } | { ok: false; reason: 'not_found' | 'no_contact' };

export async function changeShortlist(
  { database, tasks }: Services,
  consultant: Consultant,
  id: string,
  change: ShortlistChange,
): Promise<ChangeResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  return database.asActor(consultant.id, async (transaction): Promise<ChangeResult> => {
    const { rows } = await sql<{ jobId: string; title: string; email: string | null }>`
      SELECT s.job_id AS "jobId", j.title, t.email::text AS email
      FROM shortlists AS s JOIN jobs AS j ON j.id = s.job_id LEFT JOIN client_contacts AS t ON t.id = s.contact_id
      WHERE s.id = ${id} FOR NO KEY UPDATE OF s`.execute(transaction);
    const [shortlist] = rows;
    if (!shortlist) return { ok: false, reason: 'not_found' };
    if (change.intent === 'seen') return markSeen(transaction, id, change.application);
    const isResent = change.intent === 'resend';
    if (isResent && !shortlist.email) return { ok: false, reason: 'no_contact' };
    const until = sql<Date>`greatest(expires_at, now() + make_interval(days => ${USUAL_SHORTLIST_DAYS}::integer))`;
    await transaction
      .updateTable('shortlists')
      .set(isResent ? { expires_at: until, revoked_at: null } : { revoked_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    await revokeLinks(transaction, { shortlist_id: id });
    if (isResent) await tasks.send(transaction, 'send-mail', { mail: 'shortlist', shortlistId: id });
    const subject = { type: 'job', id: shortlist.jobId, label: shortlist.title } as const;
    await writeAudit(transaction, consultant, isResent ? 'shortlist_sent' : 'shortlist_revoked', subject);
    return { ok: true };
  });
}

/** Today no longer lists the feedback, until the client changes it. */
async function markSeen(transaction: Transaction<DB>, id: string, application: string): Promise<ChangeResult> {
  const { numUpdatedRows } = await transaction
    .updateTable('shortlist_entries')
    .set({ seen_at: sql<Date>`now()` })
    .where('shortlist_id', '=', id)
    .where('application_id', '=', application)
    .where('answered_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { ok: true } : { ok: false, reason: 'not_found' };
}
