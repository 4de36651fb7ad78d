import { sql, type Transaction } from 'kysely';
import { writeAudits } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { selectUndoSeconds } from '#app/features/people/pipeline/queries/undo-time.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { fillTemplate, templateFacts } from '#domain/application/template.ts';
import { PERSON_REFUSALS } from '#domain/person/put-forward.ts';
import { agency } from '#domain/site/site.ts';
import type { PutForward } from './form.ts';
import type { JOB_REFUSALS, RefusedPerson } from './texts.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'>;

export type PutForwardResult =
  /** Ids of the applications. */
  | { ok: true; ids: string[] }
  | { ok: false; reason: 'people'; people: RefusedPerson[] }
  | { ok: false; reason: keyof typeof JOB_REFUSALS };

/** Thrown to roll back: all of them are put forward or none. */
class Refused extends Error {
  readonly result: Extract<PutForwardResult, { ok: false }>;

  constructor(result: Refused['result']) {
    super(result.reason);
    this.result = result;
  }
}

export function putForward(services: Services, consultant: Consultant, form: PutForward): Promise<PutForwardResult> {
  const { database, tasks } = services;
  const written = database.asActor(consultant.id, async (transaction): Promise<PutForwardResult> => {
    const job = await findJob(transaction, form.job);
    const ids: string[] = [];
    const refused: RefusedPerson[] = [];
    for (const { id: personId, fullName } of await listNames(transaction, form.people)) {
      const facts = templateFacts({ fullName, job }, { agency: agency().name, consultant: consultant.fullName });
      const message = form.message && fillTemplate(form.message, facts);
      const { id, refusal } = await callPutForward(transaction, personId, form.job, message);
      const personRefusal = PERSON_REFUSALS.find((each) => each === refusal);
      if (personRefusal) refused.push({ id: personId, fullName, refusal: personRefusal });
      else if (refusal) throw new Refused({ ok: false, reason: refusal as keyof typeof JOB_REFUSALS });
      else if (id) ids.push(id);
    }
    if (refused.length > 0) throw new Refused({ ok: false, reason: 'people', people: refused });
    if (form.message) {
      const afterSeconds = await selectUndoSeconds(transaction, consultant);
      for (const applicationId of ids)
        await tasks.send(transaction, 'send-mail', { mail: 'application-sent', applicationId }, { afterSeconds });
    }
    const subjects = ids.map((id) => ({ type: 'application', id, label: job.title }) as const);
    await writeAudits(transaction, consultant, 'person_put_forward', subjects);
    return { ok: true, ids };
  });
  return written.catch((error: unknown) => {
    if (error instanceof Refused) return error.result;
    throw error;
  });
}

async function findJob(transaction: Transaction<DB>, id: string): Promise<{ title: string; company: string }> {
  const job = await transaction.selectFrom('jobs').select(['title', 'company']).where('id', '=', id).executeTakeFirst();
  if (!job) throw new Refused({ ok: false, reason: 'no_job' });
  return job;
}

/** Sorted, so that two colleagues with the same people do not deadlock. */
async function listNames(transaction: Transaction<DB>, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; fullName: string }>`
    SELECT chosen.id, coalesce(p.full_name, '') AS "fullName"
    FROM unnest(${ids}::uuid[]) AS chosen (id) LEFT JOIN people AS p ON p.id = chosen.id ORDER BY chosen.id`.execute(
    transaction,
  );
  return rows;
}

async function callPutForward(
  transaction: Transaction<DB>,
  personId: string,
  jobId: string,
  message: { subject: string; body: string } | null,
) {
  const { rows } = await sql<{ id: string | null; refusal: string | null }>`
    SELECT application_id AS id, refusal
    FROM app.put_forward(${personId}, ${jobId}, ${message?.subject ?? null}, ${message?.body ?? null})`.execute(
    transaction,
  );
  return rows[0] ?? { id: null, refusal: 'no_person' };
}

export type UndoResult = { ok: true } | { ok: false; reason: 'too_late' };

/** An email that was to be sent finds no application, and is not sent. */
export function undoPutForward({ database }: Services, consultant: Consultant, ids: string[]): Promise<UndoResult> {
  return database.asActor(consultant.id, async (transaction): Promise<UndoResult> => {
    const jobs = await sql<{ id: string; title: string }>`
      SELECT id, job_title AS title FROM applications WHERE id = ANY (${ids}::uuid[])`.execute(transaction);
    const { rows } = await sql<{ removed: string[] }>`SELECT app.undo_put_forward(${ids}::uuid[]) AS removed`.execute(
      transaction,
    );
    const removed = rows[0]?.removed ?? [];
    if (removed.length === 0) return { ok: false, reason: 'too_late' };
    const subjects = jobs.rows
      .filter(({ id }) => removed.includes(id))
      .map(({ id, title }) => ({ type: 'application', id, label: title }) as const);
    await writeAudits(transaction, consultant, 'put_forward_undone', subjects);
    return { ok: true };
  });
}
