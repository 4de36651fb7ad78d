/**
 * node bench/import.ts [rows]: checks and imports a file of new jobs, the same file again, and one in which every twentieth line has changed.
 * This process takes the place of the site's. The goal is 50,000 new jobs, checked and imported, within 60 s on a quiet machine with two
 * cores. Other work on the machine changes times, and hardly the processor time of a job.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { changeImport } from '#app/features/board/job-imports/commands/change-import.server.ts';
import type { SentPreview } from '#app/features/board/job-imports/form.ts';
import { openImports } from '#app/features/board/job-imports/queries/shown-import.server.ts';
import { importJobsOfFile } from '#app/features/board/job-imports/tasks.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { findStandingConsultant } from '#app/features/core/accounts/queries/standing-consultant.server.ts';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { readContent, siteFactsOf } from '#db/content/content.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { prepareDatabase } from '#db/prepare.server.ts';
import { ownerIdOf } from '#db/seed/cast.ts';
import { seedDemo } from '#db/seed/seed.server.ts';
import { provideSite } from '#domain/site/site.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';
import { cpuSeconds, postgresSeconds } from './cpu.ts';
import { startSite } from './site.ts';

const ROWS = Number(process.argv[2] ?? 50_000);
const GOAL_SECONDS = 60;
const CHANGED_EVERY = 20;

const TITLES =
  'Warehouse operative,Care assistant,Registered nurse,HGV driver,Chef de partie,Electrician,Payroll clerk,Site manager,Quantity surveyor,Software engineer,Teaching assistant,Forklift driver'.split(
    ',',
  );
const DUTIES =
  'plan the week with the team,keep the records in order,check what comes in and goes out,answer customers by phone and email,look after tools and machines,train people who are new,report faults on the same day,work safely and keep the place tidy'.split(
    ',',
  );
const AUTHORITY = { authority_how: 'phone', authority_by: 'Ida Marsh', authority_on: '2026-11-20' };

async function measureImport(): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-bench-import-'));
  const postgres = await startEmbeddedPostgres(folder);
  const database = openDatabase(postgres.appUrl);
  const passwords = new PasswordHasher();
  try {
    const { appUrl, ownerUrl } = postgres;
    const faults = await prepareDatabase({ database, appUrl, ownerUrl, isDemo: true, passwords });
    if (faults.length > 0) throw new Error(faults.join('; '));
    await seedDemo(database, passwords);
    // The start publishes the demo's places.
    await (await startSite(postgres, { env: { DATA_DIR: path.join(folder, 'site') } })).stop();
    const { content } = await database.asSystem((transaction) => readContent(transaction));
    const facts = siteFactsOf(content);
    provideSite(() => facts);
    const consultant = await findStandingConsultant(database, ownerIdOf('agency'));
    if (!consultant) throw new Error('The demo has no agency');
    const towns = await listTowns(database);
    const imports = { database, consultant, postgresFolder: postgres.folder };
    console.log(`${os.cpus()[0]?.model} × ${os.cpus().length}, Node ${process.version}, PostgreSQL 18 embedded`);
    const took = await importFile(imports, 'new', fileOf(towns, 0));
    await importFile(imports, 'the same again', fileOf(towns, 0));
    await importFile(imports, `one of ${CHANGED_EVERY} changed`, fileOf(towns, 1));
    return took <= GOAL_SECONDS;
  } finally {
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Imports = { database: Database; consultant: Consultant; postgresFolder: string };

/** @returns the seconds of checking and importing */
async function importFile(imports: Imports, name: string, bytes: Buffer): Promise<number> {
  const { database, consultant } = imports;
  const now = new Date();
  const tasks = { send: async () => undefined };
  const services = { database, tasks, now };
  const { sources } = await openImports(database, consultant);
  const source = sources.find((known) => known.name === 'Bench')?.id ?? '';
  console.log(`${name}: ${ROWS} lines, ${(bytes.length / 1_048_576).toFixed(1)} MB`);
  const file = { name: 'jobs.csv', bytes };
  // The upload request itself checks for two seconds.
  const upload = await part(imports, 'uploaded, and checking begun', () =>
    changeImport(services, consultant, { intent: 'upload', source, name: source ? '' : 'Bench' }, file),
  );
  const [draft] = await database.asActor(consultant.id, async (transaction) => {
    const { rows } = await sql<{ id: string }>`SELECT id FROM job_imports ORDER BY created_at DESC LIMIT 1`.execute(
      transaction,
    );
    return rows;
  });
  const run = () => {
    const payload = { importId: draft?.id ?? '', ownerId: consultant.id };
    const signal = new AbortController().signal;
    return importJobsOfFile.run({ database, tasks } as unknown as TaskServices, payload, { taskId: '', signal });
  };
  const checked = await part(imports, 'checked', run);
  const checkedDraft = (await openImports(database, consultant)).draft;
  const columns = (checkedDraft?.columns.map(({ field }) => field) ?? []) as SentPreview['columns'];
  const fallbacks = { company: '', location: '', salary: '', requirements: '' };
  const preview = {
    columns,
    fallbacks,
    places: {},
    answers: {},
    mended: {},
    closes: true,
    overwrites: false,
    said: AUTHORITY,
  };
  await changeImport(services, consultant, { intent: 'import', shown: checkedDraft?.shown ?? '', ...preview }, null);
  const imported = await part(imports, 'imported', run);
  const [result] = (await openImports(database, consultant)).results;
  if (result?.state !== 'done')
    throw new Error(
      `Nothing was imported: ${JSON.stringify(checkedDraft?.counts)}, ${JSON.stringify(checkedDraft?.faulty[0]?.errors)}`,
    );
  const { made, changed, same, refused, closed } = result;
  console.log(`  ${made} made, ${changed} changed, ${same} the same, ${refused} refused, ${closed} closed`);
  const all = upload + checked + imported;
  if (refused > 0) throw new Error(`Lines were refused: ${JSON.stringify(result.faults[0])}`);
  console.log(`  ${all.toFixed(1)} s in all, ${((all / ROWS) * 1_000).toFixed(2)} ms a line`);
  return all;
}

async function part({ postgresFolder }: Imports, name: string, work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const [begun, ours, theirs] = [performance.now(), cpuSeconds(process.pid), postgresSeconds(postgresFolder)];
  await work();
  const seconds = (performance.now() - begun) / 1_000;
  const [site, postgres] = [cpuSeconds(process.pid) - ours, postgresSeconds(postgresFolder) - theirs];
  delay.disable();
  const each = (all: number) => ((all / ROWS) * 1_000).toFixed(3);
  console.log(
    `  ${name}: ${seconds.toFixed(1)} s at a load of ${os.loadavg()[0]?.toFixed(1)}; processor: site ${site.toFixed(1)} s, PostgreSQL ${postgres.toFixed(1)} s ` +
      `(${each(site)} and ${each(postgres)} ms a line); other work of the process waited ${(delay.percentile(99) / 1e6).toFixed(0)} ms (p99), ${(delay.max / 1e6).toFixed(0)} ms at most`,
  );
  return seconds;
}

const listTowns = ({ asSystem }: Database): Promise<string[]> =>
  asSystem(async (transaction) => {
    const { rows } = await sql<{ name: string }>`
      SELECT min(name) AS name FROM gazetteer WHERE kind = 'town' GROUP BY key HAVING count(*) = 1
      ORDER BY max(population) DESC, key LIMIT ${Math.ceil(ROWS / 50)}`.execute(transaction);
    return rows.map(({ name }) => name);
  });

/**
 * Writes a file like an export of another system: formatted descriptions, two thousand employers, fifty jobs in a town.
 * @param edition decides which lines differ
 */
function fileOf(towns: readonly string[], edition: number): Buffer {
  const lines = ['Job ref,Title,Company,Location,Salary,Job type,Description,Requirements'];
  for (let n = 1; n <= ROWS; n += 1) {
    const title = TITLES[n % TITLES.length] ?? '';
    const duties = [0, 1, 2, 3].map((step) => DUTIES[(n * 7 + step * 3) % DUTIES.length]);
    const pay = 30_000 + (n % 40) * 500 + (n % CHANGED_EVERY === 0 ? edition * 250 : 0);
    const description = `<p>We look for a <strong>${title.toLowerCase()}</strong> for our site no ${n % 97}.</p><ul>${duties.map((duty) => `<li>You ${duty}.</li>`).join('')}</ul><p>You begin in week ${n % 52}, and get 28 days of holiday.</p>`;
    const requirements = `Two years as a ${title.toLowerCase()}. You can ${DUTIES[n % DUTIES.length]}.`;
    const cells = [`B-${n}`, `${title}, shift ${n % 30}`, `Employer ${n % 2_000} Ltd`, towns[(n * 31) % towns.length]];
    lines.push(
      [...cells, `£${pay} to £${pay + 3_000} a year`, n % 3 ? 'Full-time' : 'Part-time', description, requirements]
        .map((cell) => `"${cell}"`)
        .join(','),
    );
  }
  return Buffer.from(lines.join('\n'));
}

process.exit((await measureImport()) ? 0 : 1);
