import { type RawBuilder, sql } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { selectReceived } from '#app/features/people/applications/queries/received-application.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { isOver } from '#domain/application/application.ts';
import { isUuid } from '#domain/uuid.ts';
import type { IntroductionChange, NewIntroduction } from '../schema.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'>;

export type OpenResult = { ok: true; id: string } | { ok: false; reason: 'not_found' | 'over' | 'unnamed' };

export function openIntroduction(
  services: Services,
  consultant: Consultant,
  applicationId: string,
  { clientName, purpose, engagement }: NewIntroduction,
): Promise<OpenResult> {
  return services.database.asActor(consultant.id, async (transaction): Promise<OpenResult> => {
    const application = await selectReceived(transaction, consultant, applicationId);
    if (!application) return { ok: false, reason: 'not_found' };
    if (isOver(application.status)) return { ok: false, reason: 'over' };
    if (application.isUnnamed) return { ok: false, reason: 'unnamed' };
    const client = await transaction
      .selectFrom('clients')
      .select('id')
      .where(sql`lower(name)`, '=', clientName.toLowerCase())
      .executeTakeFirst();
    const { rows } = await sql<{ id: string | null }>`
      SELECT app.open_introduction(${application.id}, ${clientName}, ${client?.id ?? null}, ${purpose}, ${engagement}) AS id`.execute(
      transaction,
    );
    const id = rows[0]?.id;
    if (!id) return { ok: false, reason: 'not_found' };
    const subject = { type: 'application', id: application.id, label: application.job.title } as const;
    await writeAudit(transaction, consultant, 'introduction_opened', subject);
    return { ok: true, id };
  });
}

export type ChangeResult = { ok: true } | { ok: false; reason: 'not_found' | 'gaps' | 'again' | 'not_now' };
type Reason = Extract<ChangeResult, { ok: false }>['reason'];

const REASONS: readonly string[] = ['not_found', 'gaps', 'again', 'not_now'] satisfies Reason[];

export async function changeIntroduction(
  { database, tasks }: Services,
  consultant: Consultant,
  id: string,
  change: IntroductionChange,
): Promise<ChangeResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  return database.asActor(consultant.id, async (transaction): Promise<ChangeResult> => {
    const { rows } = await sql<{ said: string }>`SELECT ${callFor(id, change)} AS said`.execute(transaction);
    const outcome = rows[0]?.said ?? 'not_found';
    if (REASONS.includes(outcome)) return { ok: false, reason: outcome as Reason };
    if (change.intent === 'ask') {
      const mail = 'introduction-consent';
      await tasks.send(transaction, 'send-mail', { mail, introductionId: id });
    }
    if (change.intent === 'introduce') {
      const introduction = await transaction
        .selectFrom('introductions')
        .select(['application_id', 'client_name'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const subject = {
        type: 'application',
        id: introduction.application_id,
        label: introduction.client_name,
      } as const;
      await writeAudit(transaction, consultant, 'introduction_made', subject);
    }
    return { ok: true };
  });
}

function callFor(id: string, change: IntroductionChange): RawBuilder<unknown> {
  if (change.intent === 'introduce') return sql`app.introduce(${id})`;
  if (change.intent === 'ask') return sql`app.record_introduction_consent(${id}, 'asked', 'email', NULL)`;
  const { outcome, method, note } = change;
  if (change.intent === 'consent') return sql`app.record_introduction_consent(${id}, ${outcome}, ${method}, ${note})`;
  const { kind, checkedOn, followUpOn } = change;
  return sql`app.record_introduction_check(${id}, ${kind}, ${outcome}, ${method}, ${checkedOn}, ${followUpOn}, ${note})`;
}
