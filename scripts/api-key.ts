/**
 * npm run api:key: creates a key for another program and prints it once. npm run api:key -- --scopes jobs:write,applications:read --name
 * Bullhorn --for jo@agency.example --days 90
 */
import { parseArgs } from 'node:util';
import { makeKeyOnServer } from '#app/features/core/api-keys/commands.server.ts';
import { readConfig } from '#config';
import { withDatabase } from '#db/site-database.server.ts';
import {
  API_SCOPES,
  isApiScope,
  LONGEST_KEY_DAYS,
  LONGEST_KEY_NAME,
  REQUESTS_A_MINUTE,
  USUAL_KEY_DAYS,
} from '#domain/api-key/api-key.ts';

const USAGE = `npm run api:key -- --scopes ${API_SCOPES.join(',')} [--name Bullhorn] [--for jo@agency.example] [--days ${USUAL_KEY_DAYS}]`;

function stop(fault: string): never {
  console.error(`${fault}\n\n${USAGE}`);
  process.exit(1);
}

function readArguments() {
  const options = { scopes: {}, name: {}, for: {}, days: {} } as const;
  const types = Object.fromEntries(Object.keys(options).map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ options: types }).values as Partial<Record<keyof typeof options, string>>;
  } catch (error) {
    return stop((error as Error).message);
  }
}

const { scopes: listed = '', name = 'Made on the server', for: email = null, days: typedDays } = readArguments();
const scopes = [...new Set(listed.split(',').filter(Boolean))];
const unknown = scopes.filter((scope) => !isApiScope(scope));
if (scopes.length === 0) stop('Choose the key’s permissions with --scopes.');
if (unknown.length > 0) stop(`Unknown scope: ${unknown.join(', ')}.`);
const days = Number(typedDays ?? USUAL_KEY_DAYS);
if (!Number.isInteger(days) || days < 1 || days > LONGEST_KEY_DAYS) stop(`--days takes 1 to ${LONGEST_KEY_DAYS}.`);
if (name.length < 1 || name.length > LONGEST_KEY_NAME) stop(`--name takes up to ${LONGEST_KEY_NAME} characters.`);

const result = readConfig();
if (!result.ok) {
  console.error(result.faults.join('\n'));
  process.exit(1);
}
const rate = REQUESTS_A_MINUTE.usual;
await withDatabase(result.config, async (database) => {
  const key = await makeKeyOnServer(database, new Date(), {
    name,
    email,
    days,
    rate,
    scopes: scopes.filter(isApiScope),
  });
  if (!key) {
    console.error(email === null ? 'There is no owner yet.' : 'No administrator or consultant has this email address.');
    process.exitCode = 1;
    return;
  }
  console.log(`${key.key}\n\nIt acts for ${key.email} for ${days} days. It is stored nowhere: copy it now.`);
});
