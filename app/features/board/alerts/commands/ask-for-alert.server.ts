/**
 * Creates an alert for an address that anybody can type. The answer is always the same, so that it does not reveal whether the address has
 * an account or alerts. An address gets at most one confirmation email a day, a mailbox one an hour (abuse: G07).
 */
import { sql, type Transaction } from 'kysely';
import { logSuspicion, passesIpLimit } from '#app/features/core/accounts/commands/limits.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { holdLockFor } from '#db/locks.ts';
import type { DB } from '#db/types.ts';
import { type AlertFrequency, MOST_ALERTS } from '#domain/alert/alert.ts';
import { readJobQuestion } from '#domain/job/search/job-question.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';
import type { NewAlert } from '../schema.ts';
import { consentText } from '../texts.ts';
import { type CompiledSearch, compileSearch, searchColumns } from './compile-search.server.ts';

type Services = Pick<RequestContext, 'database' | 'client' | 'content' | 'humanCheck' | 'tasks'>;

export type AskResult = { ok: true } | { ok: false; reason: 'too_many_attempts' | 'not_human' | 'unknown_place' };

export async function askForAlert(services: Services, form: NewAlert): Promise<AskResult> {
  const { database, content, humanCheck, tasks } = services;
  const limits = form[HUMAN_CHECK_FIELD] ? (['alert'] as const) : (['alert', 'unproven_alert'] as const);
  for (const limit of limits) {
    if (!(await passesIpLimit(services, limit))) return { ok: false, reason: 'too_many_attempts' };
  }
  if (form[HUMAN_CHECK_FIELD]) {
    const humanCheckResult = await humanCheck.verify(database, form[HUMAN_CHECK_FIELD], 'alert_submit');
    if (!humanCheckResult.ok) {
      await logSuspicion(services, 'human_check_failed', { reason: humanCheckResult.reason });
      return { ok: false, reason: 'not_human' };
    }
  }
  const search = readJobQuestion(new URLSearchParams(form.search));
  const compiled = await compileSearch({ asPublic: database.asPublic, content }, search);
  if (!compiled) return { ok: false, reason: 'unknown_place' };
  await database.asSystem(async (transaction) => {
    await holdLockFor(transaction, 'alertMail', form.email);
    const id = await storeAlert(transaction, compiled, form);
    if (!id || (await hasRecentConfirmationMail(transaction, form.email))) return;
    const mail = await transaction
      .insertInto('job_alert_mails')
      .values({ alert_id: id, kind: 'confirm' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tasks.send(transaction, 'send-mail', { mail: 'confirm-alert', mailId: mail.id });
  });
  return { ok: true };
}

type AlertRequest = { email: string; frequency: AlertFrequency };

/** @returns the id of the alert to confirm; null if it needs no confirmation */
async function storeAlert(
  transaction: Transaction<DB>,
  compiled: CompiledSearch,
  { email, frequency }: AlertRequest,
): Promise<string | null> {
  const alerts = await transaction
    .selectFrom('job_alerts')
    .select(['id', 'email', 'search', 'state'])
    .where(sql<boolean>`app.mailbox(email) = app.mailbox(${email}::citext)`)
    .where('state', '<>', 'ended')
    .execute();
  const existingAlert = alerts.find(
    (alert) => alert.search === compiled.search && alert.email?.toLowerCase() === email.toLowerCase(),
  );
  if (existingAlert) return existingAlert.state === 'asked' ? existingAlert.id : null;
  if (alerts.length >= MOST_ALERTS) return null;
  const { id } = await transaction
    .insertInto('job_alerts')
    .values({ ...searchColumns(compiled), email, frequency, consent: consentText() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function hasRecentConfirmationMail(transaction: Transaction<DB>, email: string): Promise<boolean> {
  const mail = await transaction
    .selectFrom('job_alert_mails as m')
    .innerJoin('job_alerts as a', 'a.id', 'm.alert_id')
    .select('m.id')
    .where(sql<boolean>`app.mailbox(a.email) = app.mailbox(${email}::citext)`)
    .where('m.kind', '=', 'confirm')
    .where(
      'm.created_at',
      '>',
      sql<Date>`now() - CASE WHEN a.email = ${email} THEN interval '1 day' ELSE interval '1 hour' END`,
    )
    .executeTakeFirst();
  return mail !== undefined;
}
