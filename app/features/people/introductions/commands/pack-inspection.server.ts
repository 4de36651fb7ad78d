import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { packInspection } from '../queries/inspection-pack.server.ts';

type Services = Pick<RequestContext, 'database' | 'log' | 'requestId' | 'now'>;

export async function handOutInspectionPack(services: Services, admin: Admin) {
  const { database, now } = services;
  const name = `introductions-${londonDay(now)}.zip`;
  await database.asActor(admin.id, (transaction) =>
    writeAudit(transaction, admin, 'introductions_exported', { type: 'settings', id: 'introductions', label: name }),
  );
  return { ok: true as const, file: await packInspection(services, admin, now), name };
}
