import { hasAdministrator } from '#app/features/core/accounts/commands/decisions/bootstrap.server.ts';
import { isStaff, mayAdminister, type Viewer } from '#app/features/core/accounts/policy.ts';
import { listFactors } from '#app/features/core/accounts/queries/app-codes.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import type { SetUp } from '../schema.ts';
import { findDemoWords } from './checks/demo-words.server.ts';
import { findQuickHealth, type HealthServices } from './health.server.ts';
import { listSteps } from './set-up-steps.server.ts';

export async function findSetUp(services: HealthServices, viewer: Viewer | null): Promise<SetUp> {
  const { database, content } = services;
  if (await isLaunched(database)) return { kind: 'launched' };
  if (!(await database.asSystem(hasAdministrator))) return { kind: 'owner' };
  if (viewer && isStaff(viewer) && viewer.lacksFactor) return { kind: 'passkey' };
  if (!viewer || !mayAdminister(viewer)) return { kind: 'sign_in' };
  const { hasPasskey, hasApp } = await listFactors(services, viewer.id);
  return {
    kind: 'steps',
    steps: listSteps(content, hasPasskey || hasApp),
    ...(await findQuickHealth(services)),
    blockers: findBlockers(content),
  };
}

export const isLaunched = (database: Database): Promise<boolean> =>
  database.asSystem(async (transaction) => {
    const state = await transaction.selectFrom('site_state').select('id').executeTakeFirst();
    return state !== undefined;
  });

export function findBlockers(content: Content): string[] {
  const unnamed = 'Publish your agency’s name, address and phone number.';
  return [...(content.agency.legalName === '' ? [unnamed] : []), ...findDemoWords(content)];
}
