/** deploy/monitoring and docs/operate/metrics.md mention exactly the existing metrics. */
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Database } from '#db/connections/client.server.ts';
import { PageCache } from '#platform/page-cache/page-cache.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { createMetrics } from './collect-metrics.ts';

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: Record<string, string> };
type Panel = { id: number; type: string; title: string; targets?: { expr: string }[]; datasource?: { uid: string } };

/** Metrics that Prometheus adds itself. */
const OF_PROMETHEUS = ['up'];
const RUNBOOKS = [
  'mail-is-not-sent',
  'errors-rise',
  'tasks-pile-up',
  'database-is-down',
  'site-is-slow',
  'disk-is-full',
  'an-attack',
  'backup-is-old',
  'certificate-expires',
  'restart-loop',
  'replica-lags',
];

const rules: Rule[] = parse(await readFile('deploy/monitoring/alert-rules.yaml', 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);
const dashboard = JSON.parse(await readFile('deploy/monitoring/grafana-dashboard.json', 'utf8'));
const panels: Panel[] = dashboard.panels;

async function listMetrics(): Promise<Map<string, string>> {
  const database = {
    asSystem: () => Promise.reject(new Error('No database here')),
    figures: () => ({ open: 0, idle: 0, waiting: 0, failedQueries: 0, refusedStatements: 0 }),
    isStalled: () => false,
  } as unknown as Database;
  const parts = { pageCache: new PageCache(1_000), passwords: new PasswordHasher() };
  const text = await createMetrics({ database, dataDir: os.tmpdir(), ...parts }).read();
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Map(types.map(([, name = '', type = '']) => [name, type]));
}

const metrics = await listMetrics();
const series = new Set(
  [...metrics].flatMap(([name, type]) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
  ),
);

/** Removes functions, keywords, labels and numbers from a PromQL expression; metric names remain. */
function namesIn(expression: string): string[] {
  const bare = expression.replace(/"[^"]*"/g, '').replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|on)\s*\([^)]*\)/g, ' ');
  const words = bare.match(/[a-z_][a-z0-9_]*(?!\s*\()\b/gi) ?? [];
  return words.filter((word) => /_/.test(word) && !/^(histogram_quantile|label_values)$/.test(word));
}

test('every alert asks for metrics that there are', () => {
  expect(rules.length).toBeGreaterThan(12);
  const unknown = rules.flatMap(({ alert, expr }) =>
    namesIn(expr)
      .filter((name) => !series.has(name) && !OF_PROMETHEUS.includes(name))
      .map((name) => `${alert}: ${name}`),
  );
  expect(unknown).toEqual([]);
  expect(rules.filter(({ expr }) => namesIn(expr).length === 0).map(({ alert }) => alert)).toEqual(['ProcessAway']);
});

test('every alert says what is the matter, how urgent it is, and where to read on', () => {
  for (const { alert, labels, annotations } of rules) {
    expect(annotations['summary']?.length, alert).toBeGreaterThan(10);
    expect(['page', 'ticket'], alert).toContain(labels.severity);
    const [file, anchor] = annotations['runbook']?.split('#') ?? [];
    expect(file, alert).toBe('docs/operate/runbooks.md');
    expect(RUNBOOKS, alert).toContain(anchor);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

test('every panel of the dashboard asks for metrics that there are, of the chosen Prometheus', () => {
  const charts = panels.filter(({ type }) => type !== 'row');
  expect(charts.length).toBeGreaterThan(15);
  for (const { title, targets = [], datasource } of charts) {
    expect(datasource?.uid, title).toMatch(/^\$\{datasource\}$/);
    expect(targets.length, title).toBeGreaterThan(0);
    for (const { expr } of targets) {
      const names = namesIn(expr.replaceAll('$__rate_interval', '5m'));
      expect(names.length, `${title}: ${expr}`).toBeGreaterThan(0);
      expect(
        names.filter((name) => !series.has(name)),
        title,
      ).toEqual([]);
    }
  }
});

test('the dashboard can be imported', () => {
  expect(dashboard.schemaVersion).toBeGreaterThanOrEqual(36);
  expect(dashboard.id).toBeUndefined();
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const rows = panels.filter(({ type }) => type === 'row').map(({ title }) => title);
  expect(rows).toEqual(['Visitors', 'Pages', 'Sign-in', 'Tasks and mail', 'Database', 'Process']);
  const [source] = dashboard.templating.list;
  expect([source.name, source.type, source.query]).toEqual(['datasource', 'datasource', 'prometheus']);
});

test('every metric of ours is on the dashboard', () => {
  const plotted = new Set(panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr))));
  const ofSeries = (name: string) => [name, `${name}_bucket`, `${name}_count`];
  const ours = [...metrics.keys()].filter((name) => name.startsWith('agency_'));
  expect(ours.filter((name) => !ofSeries(name).some((each) => plotted.has(each)))).toEqual([]);
});

test('the example for Prometheus reads what the site tells, with its token, and these rules', async () => {
  const { rule_files, scrape_configs } = parse(await readFile('deploy/monitoring/prometheus.yaml', 'utf8'));
  expect(rule_files).toEqual(['alert-rules.yaml']);
  const [{ job_name, metrics_path, authorization }] = scrape_configs;
  expect([job_name, metrics_path, authorization.type]).toEqual(['recruitment-agency', '/metrics', 'Bearer']);
  expect(rules.some(({ expr }) => expr.includes(`job="${job_name}"`))).toBe(true);
});

test('docs/operate/metrics.md says what each metric of ours means, and speaks of no other', async () => {
  const text = await readFile('docs/operate/metrics.md', 'utf8');
  const documented = new Set([...text.matchAll(/`(agency_[a-z_]+)/g)].map(([, name = '']) => name));
  const ours = [...metrics.keys()].filter((name) => name.startsWith('agency_'));
  expect(ours.filter((name) => !documented.has(name))).toEqual([]);
  expect([...documented].filter((name) => !metrics.has(name) && !series.has(name))).toEqual([]);
});
