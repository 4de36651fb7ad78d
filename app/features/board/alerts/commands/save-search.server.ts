import { sql } from 'kysely';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { ALERT_MONTHS, MOST_ALERTS } from '#domain/alert/alert.ts';
import { readJobQuestion } from '#domain/job/search/job-question.ts';
import type { NewSavedSearch } from '../schema.ts';
import { consentText } from '../texts.ts';
import { compileSearch, searchColumns } from './compile-search.server.ts';

type Services = Pick<RequestContext, 'database' | 'content'>;

export type SaveResult = { ok: true } | { ok: false; reason: 'too_many_alerts' | 'unknown_place' };

/** A search that is already saved keeps its row; its name and settings change. */
export async function saveSearch(
  { database, content }: Services,
  candidate: Candidate,
  asked: NewSavedSearch,
): Promise<SaveResult> {
  const search = readJobQuestion(new URLSearchParams(asked.search));
  const compiled = await compileSearch({ asPublic: database.asPublic, content }, search);
  if (!compiled) return { ok: false, reason: 'unknown_place' };
  return database.asActor(candidate.id, async (transaction): Promise<SaveResult> => {
    // The lock makes concurrent requests count one after the other.
    await sql`SELECT FROM profiles WHERE id = ${candidate.id} FOR UPDATE`.execute(transaction);
    const saved = await transaction
      .selectFrom('job_alerts')
      .select(['id', 'search'])
      .where('account_id', '=', candidate.id)
      .where('state', '<>', 'ended')
      .execute();
    const choices = {
      name: asked.name,
      frequency: asked.frequency,
      by_email: asked.by_email === 'yes',
      by_push: asked.by_push === 'yes',
      consent: consentText(),
      state: 'confirmed' as const,
      confirmed_at: sql<Date>`now()`,
      ends_at: sql<Date>`now() + make_interval(months => ${ALERT_MONTHS}::int)`,
    };
    const existingAlert = saved.find((alert) => alert.search === compiled.search);
    if (existingAlert) {
      await transaction.updateTable('job_alerts').set(choices).where('id', '=', existingAlert.id).execute();
      return { ok: true };
    }
    if (saved.length >= MOST_ALERTS) return { ok: false, reason: 'too_many_alerts' };
    await transaction
      .insertInto('job_alerts')
      .values({ ...searchColumns(compiled), ...choices, account_id: candidate.id })
      .execute();
    return { ok: true };
  });
}
