/** npm run doctor: prints one line for each check of the site, running or not (docs/operate/checks.md). */
import { runChecks } from '#app/features/site/launch/queries/checks/run-checks.server.ts';
import { CHECK_STATES, type CheckResult } from '#app/features/site/launch/schema.ts';
import { CHECK_STATE_NAMES } from '#app/features/site/launch/texts.ts';
import { type Config, describeMisspelt, readConfig } from '#config';
import { openDatabase } from '#db/connections/client.server.ts';
import { type Content, readContent, siteFactsOf } from '#db/content/content.ts';
import { hasEmbeddedData } from '#db/embedded/embedded.server.ts';
import { describeFault, describeSchemaFault } from '#db/prepare.server.ts';
import { withDatabaseUrls } from '#db/site-database.server.ts';
import { agency, provideSite } from '#domain/site/site.ts';
import { lookUpText } from '#platform/dns/text-records.server.ts';
import { createMailer } from '#platform/mail/mailer.server.ts';
import { findRefusedOrigins } from '#platform/origins/refused-origins.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import type { Storage } from '#platform/storage/storage.ts';

const WIDTH = Math.max(...Object.values(CHECK_STATE_NAMES).map(({ length }) => length));
const nameOf = (state: CheckResult['state']): string => CHECK_STATE_NAMES[state].padEnd(WIDTH);

// A silent mail server would keep the process alive until its timeout.
process.exit(await run());

async function run(): Promise<number> {
  const result = readConfig();
  for (const each of result.misspelt) console.log(`${nameOf('warning')}  Configuration: ${describeMisspelt(each)}`);
  if (!result.ok) {
    for (const fault of result.faults) console.log(`${nameOf('fault')}  Configuration: ${fault}`);
    return 1;
  }
  const { config } = result;
  try {
    if (config.database.kind === 'embedded' && !(await hasEmbeddedData(config.dataDir))) {
      throw new Error(
        `the site has not been started in ${config.dataDir} yet. Start the site once, or set DATABASE_URL or DATA_DIR as the site has it.`,
      );
    }
    const checks = await withDatabaseUrls(config, ({ appUrl }) => examine(config, appUrl));
    for (const check of checks) console.log(describe(check, config.publicOrigin));
    const counts = CHECK_STATES.map(
      (state) => `${nameOf(state).trim()}: ${checks.filter((each) => each.state === state).length}`,
    );
    console.log(`\n${counts.join(', ')}`);
    return checks.some(({ state }) => state === 'fault') ? 1 : 0;
  } catch (error) {
    console.log(`${nameOf('fault')}  Database: ${describeFault(error)}`);
    return 1;
  }
}

async function examine(config: Config, appUrl: string): Promise<CheckResult[]> {
  const { dataDir, smtpUrl, mailFrom, publicOrigin, isDemo } = config;
  const database = openDatabase(appUrl, { size: 4 });
  const databaseFault = await describeSchemaFault(appUrl).catch((error: unknown) => describeFault(error));
  const content = databaseFault === null ? (await database.asSystem(readContent)).content : null;
  if (content) provideSite(() => siteFactsOf(content));
  const from = () => ({ name: content ? agency().name : '', address: mailFrom ?? agencyOf(content).email });
  const mailer = createMailer({ dataDir, smtpUrl, from, isDemo });
  try {
    return await runChecks(
      {
        database,
        findDatabaseFault: async () => databaseFault,
        content: () => content ?? refuse(),
        storage: await openStorage(config).catch(storageThatFails),
        mailer,
        lookUpText,
        findRefusedOrigins: () => findRefusedOrigins(dataDir, publicOrigin, new Date()),
        publicOrigin,
        isDemo,
        now: new Date(),
      },
      { explain: (_, error) => `The check failed: ${describeFault(error)}.` },
    );
  } finally {
    await mailer.close();
    await database.close();
  }
}

function agencyOf(content: Content | null) {
  return content ? agency() : refuse();
}

function refuse(): never {
  throw new Error('the database could not be read');
}

/** The storage check reports a folder that cannot be created. */
function storageThatFails(error: unknown): Storage {
  return {
    put: () => Promise.reject(error),
    open: () => Promise.reject(error),
    remove: () => Promise.reject(error),
    close: () => undefined,
  };
}

function describe({ state, title, text, mend }: CheckResult, publicOrigin: string): string {
  return `${nameOf(state)}  ${title}: ${text}${mend ? ` ${publicOrigin}${mend.href}` : ''}`;
}
