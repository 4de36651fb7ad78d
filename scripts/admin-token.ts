/** npm run admin:token: prints a token that makes one account an administrator, once, within 24 hours. */
import { hasAdministrator, issueBootstrapToken } from '#app/features/accounts/commands/decisions/bootstrap.server.ts';
import { readConfig } from '#config';
import { openDatabase } from '#db/connections/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { hasDemoPeople } from '#db/prepare.server.ts';

const result = readConfig();
if (!result.ok) {
  console.error(result.faults.join('\n'));
  process.exit(1);
}
const { database: settings, dataDir, isDemo, publicOrigin } = result.config;
// A site that is running has its database running; this then joins it, and leaves it running.
const postgres = settings.kind === 'embedded' ? await startEmbeddedPostgres(dataDir) : null;
const database = openDatabase(settings.kind === 'external' ? settings.appUrl : (postgres?.appUrl ?? ''), { size: 1 });
try {
  const token = await issueBootstrapToken(database);
  const address = isDemo && !(await hasDemoPeople(database)) ? 'https://<your site>' : publicOrigin;
  const isFirst = !(await database.asSystem(hasAdministrator));
  const where = isFirst
    ? `Open ${address}/setup and enter it there.`
    : `Sign in at ${address}/employer-login, go to the home page, and enter it there.`;
  console.log(`${token}\n\n${where}`);
  if (address !== publicOrigin)
    console.log('With PUBLIC_ORIGIN set as the site has it, this prints the whole address.');
  console.log('It works once, within 24 hours. It is stored nowhere.');
} finally {
  await database.close();
  await postgres?.stop();
}
