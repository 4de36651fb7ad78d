/** A second factor is required because an administrator's password alone opens every account and CV. */
import { sql } from 'kysely';
import { href } from 'react-router';
import { type Check, fault, ok, warning } from '../checks/check.server.ts';

export const secondFactor: Check = {
  id: 'second_factor',
  group: 'running',
  title: 'Administrators’ second factor',
  mend: { label: 'Staff', href: href('/admin/staff') },
  run: async ({ database }) => {
    const { names, total, isRequired } = await database.asSystem(async (transaction) => {
      const admins = await transaction
        .selectFrom('profiles')
        .select(['full_name as name', sql<boolean>`app.has_factor(id)`.as('hasFactor')])
        .where('role', '=', 'admin')
        .where('status', '=', 'approved')
        .orderBy('full_name')
        .execute();
      const settings = await transaction.selectFrom('settings').select('staff_second_factor').executeTakeFirst();
      return {
        names: admins.filter(({ hasFactor }) => !hasFactor).map(({ name }) => name),
        total: admins.length,
        isRequired: settings?.staff_second_factor ?? true,
      };
    });
    if (total === 0)
      return fault('The site has no administrator. Run npm run admin:token to create a token for the first.');
    if (names.length === 0) return ok('All administrators have one.');
    const text = `Without one: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}.`;
    return isRequired
      ? warning(`${text} They’ll be asked for one before the desk opens.`)
      : fault(`${text} Anyone with their password can sign in.`);
  },
};
