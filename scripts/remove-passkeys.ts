/** npm run admin:remove-passkeys -- ann@your-agency.example: for a member of staff who has lost every passkey and the app. */
import { removeAllPasskeys } from '#app/features/accounts/commands/passkeys/lost-passkeys.server.ts';
import { readConfig } from '#config';
import { openDatabase } from '#db/connections/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { readEmailAddress } from '#domain/account/email-address.ts';

const COMMAND = 'npm run admin:remove-passkeys';

process.exitCode = await run(process.argv[2] ?? '');

async function run(text: string): Promise<number> {
  const email = readEmailAddress(text);
  if (email === null) return fail(`Whose? For example: ${COMMAND} -- ann@your-agency.example`);
  const result = readConfig();
  if (!result.ok) return fail(result.faults.join('\n'));
  const { database: where, dataDir } = result.config;
  // One that is running for the site is joined, not started again; and it is left running.
  const postgres = where.kind === 'embedded' ? await startEmbeddedPostgres(dataDir) : null;
  const database = openDatabase(postgres?.appUrl ?? (where.kind === 'external' ? where.appUrl : ''), { size: 1 });
  try {
    const removal = await removeAllPasskeys(database, email, COMMAND);
    if (!removal.ok) {
      return fail(
        removal.reason === 'no_passkeys'
          ? `${email} has no passkeys and no authenticator app.`
          : `There is no account of ${email}.`,
      );
    }
    console.log(
      `${removal.removed} removed. ${removal.fullName} signs in with the password alone, and should add another.`,
    );
    return 0;
  } catch (error) {
    return fail(`The database could not be used: ${error instanceof Error ? error.message : error}`);
  } finally {
    await database.close();
    await postgres?.stop();
  }
}

function fail(message: string): number {
  console.error(message);
  return 1;
}
