/**
 * node bench/scale-processor.ts JOBS FOLDER [WORDS]: processor time of PostgreSQL for each question of `npm run bench -- --scale`, on a board that
 * a run of it kept. The same beside other work as on a quiet machine, but for what other work takes of the processor's memory.
 */
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { sql } from 'kysely';
import { openDatabase } from '#db/connections/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { fillDatabase } from './scale-databases.ts';
import { questions } from './scale-queries.ts';

const ROUNDS = 5;
const [jobs, folder, words = ''] = process.argv.slice(2);
if (!jobs || !folder) throw new Error('node bench/scale-processor.ts JOBS FOLDER [WORDS]');

const postgres = await startEmbeddedPostgres(folder);
const filled = await fillDatabase(postgres, Number(jobs));
await filled.database.close();
// One connection means one process.
const database = openDatabase(filled.appUrl, { size: 1, statementTimeout: 60_000 });
const { rows } = await database.asSystem((transaction) =>
  sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(transaction),
);
const readProcessorTime = () => Number(readFileSync(`/proc/${rows[0]?.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

for (const { name, ask } of questions.filter((question) => question.name.includes(words))) {
  let result = await ask(database);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = readProcessorTime();
    result = await ask(database);
    times.push(readProcessorTime() - before);
  }
  times.sort((one, other) => one - other);
  const [middle = 0, highest = 0] = [times[ROUNDS >> 1], times.at(-1)];
  console.log(
    `${name} (${result}): ${middle.toFixed(1)} (${highest.toFixed(1)}) ms, load ${os.loadavg()[0]?.toFixed(1)}`,
  );
}
await database.close();
await postgres.stop();
