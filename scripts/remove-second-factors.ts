/** npm run admin:remove-second-factors -- ann@your-agency.example: for a member of staff who has lost every passkey and the app. */
import { removeSecondFactors } from '#app/features/core/accounts/commands/passkeys/lost-second-factors.server.ts';
import { readConfig } from '#config';
import { withDatabase } from '#db/site-database.server.ts';
import { readEmailAddress } from '#domain/account/email-address.ts';

const COMMAND = 'npm run admin:remove-second-factors';

process.exitCode = await run(process.argv[2] ?? '');

async function run(text: string): Promise<number> {
  const email = readEmailAddress(text);
  if (email === null) return fail(`Whose? For example: ${COMMAND} -- ann@your-agency.example`);
  const result = readConfig();
  if (!result.ok) return fail(result.faults.join('\n'));
  try {
    const removal = await withDatabase(result.config, (database) => removeSecondFactors(database, email, COMMAND));
    if (!removal.ok) {
      return fail(
        removal.reason === 'no_second_factor'
          ? `${email} has no passkeys and no authenticator app.`
          : `No account has the address ${email}.`,
      );
    }
    console.log(
      `${removal.removed} removed. ${removal.fullName} now signs in with just a password, and should add another second factor.`,
    );
    return 0;
  } catch (error) {
    return fail(`Failed to use the database: ${error instanceof Error ? error.message : error}`);
  }
}

function fail(message: string): number {
  console.error(message);
  return 1;
}
