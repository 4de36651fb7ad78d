/**
 * node bench/alerts.ts: measures the matching of 1,000 new jobs with 100,000 alerts (goal: at most 60 s). They cover 120 occupations,
 * most of them rare, in towns weighted by population. Of 100 alerts, 75 search for an occupation within 5 to 30 miles of a town, 8 for
 * an occupation anywhere, 12 for a kind of work and pay within a radius, 4 for these in a named place, and 1 for these anywhere.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { matchJobs } from '#app/features/board/alerts/commands/match-jobs.server.ts';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { prepareDatabase } from '#db/prepare.server.ts';
import { ownerIdOf } from '#db/seed/cast.ts';
import { seedDemo } from '#db/seed/seed.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';

import { postgresSeconds } from './cpu.ts';

const [ALERTS, OLD_JOBS, NEW_JOBS] = [100_000, 20_000, 1_000];
const ALERTS_AT_ONCE = 25_000;
const GOAL_SECONDS = 60;

const OCCUPATIONS =
  'warehouse operative,care assistant,registered nurse,teaching assistant,HGV driver,sales assistant,cleaner,chef,receptionist,forklift driver,electrician,support worker,administrator,project manager,software engineer,accountant,labourer,delivery driver,mechanic,plumber,customer service adviser,carpenter,security officer,kitchen porter,payroll clerk,welder,data analyst,solicitor,machine operator,nursery nurse,buyer,site manager,bricklayer,hairdresser,secretary,social worker,production operative,quantity surveyor,business analyst,marketing executive,teacher,dental nurse,gardener,pharmacist,van driver,recruitment consultant,estimator,painter,plasterer,scaffolder,roofer,groundworker,dry liner,joiner,fabricator,toolmaker,fitter,gas engineer,lift engineer,maintenance engineer,civil engineer,structural engineer,design engineer,quality inspector,health and safety adviser,buyer assistant,bookkeeper,credit controller,auditor,tax adviser,paralegal,legal secretary,conveyancer,physiotherapist,radiographer,paramedic,midwife,healthcare assistant,optometrist,veterinary nurse,laboratory technician,chemist,biologist,ecologist,architect,town planner,surveyor,estate agent,lettings negotiator,travel consultant,barista,waiter,bartender,hotel manager,housekeeper,florist,baker,butcher,fishmonger,farm worker,tree surgeon,groundskeeper,personal trainer,lifeguard,youth worker,librarian,translator,editor,journalist,graphic designer,web developer,network engineer,database administrator,cyber analyst,product owner,scrum master,copywriter,photographer,upholsterer,locksmith'.split(
    ',',
  );

async function measureAlerts(): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-bench-alerts-'));
  const postgres = await startEmbeddedPostgres(folder);
  const database = openDatabase(postgres.appUrl, { statementTimeout: 600_000 });
  const passwords = new PasswordHasher();
  try {
    const { appUrl, ownerUrl } = postgres;
    const faults = await prepareDatabase({ database, appUrl, ownerUrl, isDemo: true, passwords });
    if (faults.length > 0) throw new Error(faults.join('; '));
    await seedDemo(database, passwords);
    await addJobs(database, OLD_JOBS, 0);
    const adding = performance.now();
    for (let first = 0; first < ALERTS; first += ALERTS_AT_ONCE) await addAlerts(database, first);
    console.log(`${ALERTS} alerts added in ${seconds(adding)} s`);
    const posting = performance.now();
    await addJobs(database, NEW_JOBS, OLD_JOBS);
    console.log(`${NEW_JOBS} jobs posted in ${seconds(posting)} s`);
    const [matching, cpu, before] = [performance.now(), postgresSeconds(postgres.folder), process.memoryUsage().rss];
    const done = await matchJobs({ database, push: null, tasks: { send: async () => undefined } });
    const [took, worked] = [Number(seconds(matching)), postgresSeconds(postgres.folder) - cpu];
    const grown = Math.max(0, process.memoryUsage().rss - before) / 1_048_576;
    const { rows } = await database.asSystem((t) =>
      sql<{ alerts: string; keys: string; matches: string }>`
        SELECT pg_size_pretty(pg_total_relation_size('job_alerts')) AS alerts, pg_size_pretty(pg_relation_size('job_alerts_keys')) AS keys,
               pg_size_pretty(pg_total_relation_size('job_alert_matches')) AS matches`.execute(t),
    );
    console.log(
      `${done.jobs} jobs compared with ${ALERTS} alerts in ${took} s (${worked.toFixed(0)} s of a processor): ${done.matches} matches (goal: ${GOAL_SECONDS} s)`,
    );
    console.log(
      `process grown by ${grown.toFixed(0)} MB; alerts ${rows[0]?.alerts}, their keys ${rows[0]?.keys}, matches ${rows[0]?.matches}`,
    );
    return took <= GOAL_SECONDS && done.jobs === NEW_JOBS;
  } finally {
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(1);

/** Pseudo-random numbers from 0 to 1, the same in every run for each row and purpose. */
const chance = (purpose: string) => sql`((hashtextextended(${purpose}, n) & 1048575) / 1048576.0)`;
/** The first occupation is a hundred times as common as the last. */
const occupation = (purpose: string) =>
  sql`(${OCCUPATIONS}::text[])[1 + floor(${OCCUPATIONS.length} * power(${chance(purpose)}::float8, 2.5))::integer]`;

/** The thousand largest towns, weighted by population. */
const TOWNS = sql`
  (SELECT array_agg(name ORDER BY upto) AS names, array_agg(latitude ORDER BY upto) AS latitudes, array_agg(longitude ORDER BY upto) AS longitudes,
          array_agg(upto ORDER BY upto) AS uptos
   FROM (SELECT *, sum(population) OVER (ORDER BY population DESC, id)::float8 / sum(population) OVER () AS upto
         FROM (SELECT * FROM gazetteer WHERE kind = 'town' AND population > 0 ORDER BY population DESC, id LIMIT 1000) AS largest) AS towns)`;
const townOf = (purpose: string) => sql`LATERAL (
  SELECT names[at] AS name, latitudes[at] AS latitude, longitudes[at] AS longitude
  FROM towns, LATERAL (SELECT 1 + width_bucket(${chance(purpose)}::float8, uptos) AS at) AS place)`;

const addJobs = (database: Database, count: number, from: number) =>
  database.asSystem((transaction) =>
    sql`
      WITH towns AS MATERIALIZED ${TOWNS}
      INSERT INTO jobs (title, company, location, salary, salary_min, salary_max, salary_period, type, category, basis, work_mode,
                        description, requirements, user_id, closes_at)
      SELECT initcap(${occupation('title')}), 'Employer ' || n % 997, town.name, '£' || pay || ',000 a year', pay * 1000, pay * 1000, 'year',
             (ARRAY['Full-time', 'Part-time', 'Contract', 'Temporary'])[1 + n % 4], (ARRAY['white-collar', 'blue-collar'])[1 + n % 2],
             'permanent', (ARRAY['on-site', 'hybrid', 'remote'])[1 + n % 3],
             'You work beside a ' || ${occupation('beside')} || '. ' || repeat('You plan the week with the team and keep the records in order. ', 8),
             'Some time as a ' || ${occupation('before')}, ${ownerIdOf('agency')}::uuid, now() + interval '30 days'
      FROM generate_series(${from + 1}::integer, ${from + count}::integer) AS n
      CROSS JOIN ${townOf('job')} AS town CROSS JOIN LATERAL (SELECT 22 + n % 50 AS pay) AS paid`.execute(transaction),
  );

const addAlerts = (database: Database, first: number) =>
  database.asSystem((transaction) =>
    sql`
      WITH towns AS MATERIALIZED ${TOWNS},
      made AS (
        SELECT n, kind,
               CASE WHEN kind < 0.83 THEN jsonb_build_array(jsonb_build_object('any', jsonb_build_array(${occupation('wanted')}))) END AS words,
               CASE WHEN kind < 0.75 OR kind BETWEEN 0.83 AND 0.95 THEN town.latitude END AS latitude,
               CASE WHEN kind < 0.75 OR kind BETWEEN 0.83 AND 0.95 THEN town.longitude END AS longitude,
               CASE WHEN kind < 0.75 OR kind BETWEEN 0.83 AND 0.95 THEN (ARRAY[5, 10, 15, 20, 30])[1 + n % 5]::float8 END AS miles,
               CASE WHEN kind BETWEEN 0.95 AND 0.99 THEN town.name END AS location,
               CASE WHEN kind >= 0.83 THEN (ARRAY['white-collar', 'blue-collar'])[1 + n % 2] END AS category,
               CASE WHEN kind >= 0.83 THEN (ARRAY['Full-time', 'Part-time', 'Contract', 'Temporary'])[1 + n / 7 % 4] END AS type,
               CASE WHEN kind >= 0.83 OR n % 3 = 0 THEN 1000 * (30 + n % 40) END AS pay_from
        FROM generate_series(${first + 1}::integer, ${first + ALERTS_AT_ONCE}::integer) AS n
        CROSS JOIN LATERAL (SELECT ${chance('kind')} AS kind) AS chosen CROSS JOIN ${townOf('alert')} AS town),
      -- Identical words and circles have the same keys, so each is computed once.
      keys AS MATERIALIZED (
        SELECT words, app.words_query(words) AS query, app.alert_keys(words, NULL, NULL, NULL, NULL, NULL, NULL, NULL) AS lexemes
        FROM (SELECT DISTINCT words FROM made WHERE words IS NOT NULL) AS said),
      circles AS MATERIALIZED (
        SELECT latitude, longitude, miles, app.alert_keys(NULL, latitude, longitude, miles, NULL, NULL, NULL, NULL) AS cells
        FROM (SELECT DISTINCT latitude, longitude, miles FROM made WHERE miles IS NOT NULL) AS said)
      INSERT INTO job_alerts (email, search, words, query, category, type, location, pay_from, latitude, longitude, miles, keys, frequency,
                              state, consent, confirmed_at, ends_at)
      SELECT 'person-' || n || '@mail.example', '?search=made-up', words, keys.query, category, type, location, pay_from,
             latitude, longitude, miles,
             CASE WHEN words IS NULL THEN coalesce(cells, app.alert_keys(NULL, NULL, NULL, NULL, location, category, type, NULL))
                  WHEN cells IS NULL THEN lexemes
                  ELSE ARRAY(SELECT DISTINCT lexeme || ' ' || (substr(cell, 7)::integer / 2251 / 10 * 226 + substr(cell, 7)::integer % 2251 / 10)
                             FROM unnest(lexemes) AS lexeme CROSS JOIN unnest(cells) AS cell) END,
             (ARRAY['at_once', 'daily', 'weekly'])[1 + n % 3], 'confirmed', 'Made up', now() - interval '1 day', now() + interval '1 year'
      FROM made LEFT JOIN keys USING (words) LEFT JOIN circles USING (latitude, longitude, miles)`.execute(transaction),
  );

process.exit((await measureAlerts()) ? 0 : 1);
