/** npm run admin:token: prints a token that makes one account an administrator, once, within 24 hours. */
import {
  hasAdministrator,
  issueBootstrapToken,
} from '#app/features/core/accounts/commands/decisions/bootstrap.server.ts';
import { readConfig } from '#config';
import type { Database } from '#db/connections/client.server.ts';
import { hasDemoPeople } from '#db/prepare.server.ts';
import { withDatabase } from '#db/site-database.server.ts';
import { findDemoAddress } from '#platform/origins/demo-address.server.ts';

const result = readConfig();
if (!result.ok) {
  console.error(result.faults.join('\n'));
  process.exit(1);
}
const { config } = result;
const UNKNOWN = 'https://<your site>';
await withDatabase(config, async (database) => {
  const token = await issueBootstrapToken(database);
  const address = await findAddress(database);
  const isFirst = !(await database.asSystem(hasAdministrator));
  const where = isFirst
    ? `Open ${address}/setup and enter it there.`
    : `Sign in at ${address}/employer-login, go to the home page, and enter it there.`;
  console.log(`${token}\n\n${where}`);
  if (address === UNKNOWN) console.log('With PUBLIC_ORIGIN set as the site has it, this prints the whole address.');
  console.log('It works once, within 24 hours. We don’t store it.');
});

async function findAddress(database: Database): Promise<string> {
  if (!config.isDemo) return config.publicOrigin;
  if (!(await hasDemoPeople(database))) return UNKNOWN;
  return (await findDemoAddress(config.dataDir)) ?? config.publicOrigin;
}
