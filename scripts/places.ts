/**
 * npm run places -- import FILE imports postcodes into the configured database. npm run places -- make writes the files of the gazetteer
 * again (docs/operate/places.md).
 */
import { readConfig } from '#config';
import { openDatabase } from '#db/connections/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { importPostcodes } from '#db/gazetteer/import-postcodes.server.ts';
import { describeFault } from '#db/prepare.server.ts';
import { makeGazetteer } from './places/make-gazetteer.ts';

const [action, source] = process.argv.slice(2);
process.exitCode = await act();

async function act(): Promise<number> {
  if (action === 'import' && source) return run(source);
  if (action !== 'make') return fail('Usage: npm run places -- import FILE_OR_FOLDER, or npm run places -- make');
  makeGazetteer();
  return 0;
}

async function run(file: string): Promise<number> {
  const result = readConfig();
  if (!result.ok) return fail(result.faults.join('\n'));
  const { config } = result;
  const postgres = config.database.kind === 'embedded' ? await startEmbeddedPostgres(config.dataDir) : null;
  const appUrl = config.database.kind === 'external' ? config.database.appUrl : (postgres?.appUrl ?? '');
  // The last statement looks up the places of every open job again.
  const database = openDatabase(appUrl, { size: 1, statementTimeout: 600_000 });
  try {
    const imported = await importPostcodes(database, file, (rows) => console.log(`${rows} postcodes …`));
    const { rows, changed, leftOut, faulty, faults, outcodes } = imported;
    console.log(
      `${rows} postcodes read, ${changed} of them new or moved; ${outcodes} outcodes. Left out: ${leftOut} that`,
    );
    console.log('have ended or have no position. Open jobs have been placed anew.');
    if (faulty > 0) console.error([`${faulty} lines could not be read. The first:`, ...faults].join('\n'));
    return rows > 0 ? 0 : 1;
  } catch (error) {
    return fail(`The import failed: ${describeFault(error)}. What was imported stays; run it again.`);
  } finally {
    await database.close();
    await postgres?.stop();
  }
}

function fail(message: string): number {
  console.error(message);
  return 1;
}
