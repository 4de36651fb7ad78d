/**
 * Runs every check of the project, short ones in parallel. A failing check does not stop the others. `--quick` leaves out checks that need
 * a site or a browser.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { provideChromium } from './chromium.ts';
import type { Progress } from './progress-reporter.ts';
import { endAfterSilence } from './silence.ts';

type Counts = { passed: number; failed: number };
/** @property parts folders that the check covers, if there are several */
type Outcome = Counts & { output: string; parts?: Map<string, Counts> };
type Check = { name: string; run: () => Promise<Outcome> };

const SILENCE_MS = 5 * 60_000;
const PROGRESS_MS = 15_000;
const root = fileURLToPath(new URL('..', import.meta.url));
const reports = await mkdtemp(path.join(os.tmpdir(), 'agency-reports-'));
const { FORCE_COLOR: _, ...surroundings } = process.env;
const running = new Set<(signal: NodeJS.Signals) => void>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const stop of running) stop(signal);
    process.exit(128 + os.constants.signals[signal]);
  });
}
process.once('exit', () => void rm(reports, { recursive: true, force: true }));

/** The checks of a lane run one after another; lanes run at the same time. */
type Lane = Check[];
/** Each list of lanes starts after the previous one has ended. */
const quickChecks: Lane[][] = [
  [
    [command('Format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
    // Generates the route types that 'Types' and 'Unused code' read.
    [command('Route types', 'node_modules/@react-router/dev/bin.cjs', 'typegen')],
  ],
  [
    // The longest on one processor, so nothing else waits in its lane. On one thread: several look at much of the same.
    [command('Types', 'node_modules/typescript/bin/tsc', '--pretty', 'false', '--singleThreaded')],
    [
      command('House rules', 'scripts/check-house.ts'),
      command('Database types', 'scripts/generate-db-types.ts', '--check'),
      command('Settings', 'scripts/generate-env-example.ts', '--check'),
      command('Unused code', 'node_modules/knip/bin/knip.js'),
      tests('Unit tests', 'unit'),
    ],
  ],
];
const longCheck = tests('Tests of the site', 'site');
const FOLDERS: Record<string, string> = {
  board: 'Board',
  people: 'People',
  hirers: 'Hirers',
  site: 'Site content',
  core: 'Core',
  database: 'Database',
  routes: 'Routes',
  journeys: 'Journeys',
  a11y: 'Accessibility',
  matrix: 'Authorisation',
  attacks: 'Attacks',
  outages: 'Outages',
  'second-agency': 'Second agency',
};

const startedAt = performance.now();
const total = { passed: 0, failed: 0 };
for (const lanes of quickChecks) await Promise.all(lanes.map(runLane));
if (!process.argv.includes('--quick')) await runCheck(longCheck);
await rm(reports, { recursive: true, force: true });
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${'All'.padEnd(20)}               ${seconds(startedAt)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);

async function runLane(checks: Lane): Promise<void> {
  for (const check of checks) await runCheck(check);
}

async function runCheck({ name, run }: Check): Promise<void> {
  const began = performance.now();
  const { passed, failed, output, parts } = await run();
  total.passed += passed;
  total.failed += failed;
  console.log(`${name.padEnd(20)}  ${verdictOf({ passed, failed })}  ${seconds(began)}`);
  for (const [part, counts] of parts ?? []) console.log(`  ${part.padEnd(18)}  ${verdictOf(counts)}`);
  if (failed > 0) console.log(`\n${output.trim()}\n`);
}

function verdictOf({ passed, failed }: Counts): string {
  return failed === 0 ? `${String(passed).padStart(5)} passed` : `${String(failed).padStart(5)} FAILED`;
}

/** A check that passes or fails as a whole. */
function command(name: string, script: string, ...options: string[]): Check {
  return {
    name,
    run: async () => {
      const { code, output } = await runScript(script, options);
      return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
    },
  };
}

/** A project of Vitest, whose tests count one by one. All but the unit tests need a Chromium. */
function tests(name: string, project: 'unit' | 'site'): Check {
  return {
    name,
    run: async () => {
      const missing = project === 'unit' ? null : await provideChromium();
      if (missing) return { passed: 0, failed: 1, output: missing };
      const report = path.join(reports, `${project}.json`);
      const options = [
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=scripts/progress-reporter.ts',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ];
      const { code, output } = await runScript('node_modules/vitest/vitest.mjs', options, followTests(name));
      const { passed, failed, parts } = await readReport(report);
      // The report does not count errors outside a test (a file that cannot be loaded, an unhandled rejection).
      return { passed, failed: code === 0 ? failed : Math.max(failed, 1), output, parts };
    },
  };
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { status: string }[] }[];
};

async function readReport(file: string): Promise<Counts & { parts: Map<string, Counts> }> {
  const report: Report = await readFile(file, 'utf8').then(JSON.parse, () => ({
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [],
  }));
  const parts = new Map<string, Counts>();
  for (const { name, assertionResults } of report.testResults) {
    const [, folder = ''] = /^(?:tests|app\/features)\/([^/]+)/.exec(path.relative(root, name)) ?? [];
    const part = FOLDERS[folder];
    if (!part) continue;
    const { passed, failed } = parts.get(part) ?? { passed: 0, failed: 0 };
    const count = (status: string) => assertionResults.filter((each) => each.status === status).length;
    parts.set(part, { passed: passed + count('passed'), failed: failed + count('failed') });
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, parts };
}

/** Prints a failed test at once and, every quarter of a minute, how far the project is. */
function followTests(name: string): (progress: Progress) => void {
  const began = performance.now();
  const done = { file: 0, passed: 0, failed: 0, skipped: 0 };
  let files = 0;
  let printedAt = began;
  return (progress) => {
    if (progress.event === 'files') files = progress.count;
    else done[progress.event] += 1;
    if (progress.event === 'failed') console.log(`  failed: ${progress.title}`);
    if (performance.now() - printedAt < PROGRESS_MS) return;
    printedAt = performance.now();
    const failed = done.failed > 0 ? `, ${done.failed} failed` : '';
    console.log(`  ${name}: ${done.file} of ${files} files, ${done.passed} passed${failed} ${seconds(began)}`);
  };
}

function runScript(
  script: string,
  options: string[],
  onProgress?: (progress: Progress) => void,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, script), ...options], {
      cwd: root,
      // Scripts are compiled once, not by every process that reads them.
      env: { ...surroundings, NODE_ENV: 'test', NO_COLOR: '1', NODE_COMPILE_CACHE: path.join(reports, 'compiled') },
      stdio: ['ignore', 'pipe', 'pipe', ...(onProgress ? (['ipc'] as const) : [])],
      // The child leads its own process group, so that it can be stopped together with what it started.
      detached: true,
    });
    let output = '';
    const stop = (signal: NodeJS.Signals) => void (child.pid && process.kill(-child.pid, signal));
    running.add(stop);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    if (onProgress) child.on('message', onProgress);
    endAfterSilence(child, SILENCE_MS, () => {
      output += `\nNothing was reported for ${SILENCE_MS / 60_000} minutes, so the check was ended.`;
      stop('SIGKILL');
    });
    child.once('close', (code) => {
      running.delete(stop);
      resolve({ code, output });
    });
  });
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1).padStart(7)} s`;
}
