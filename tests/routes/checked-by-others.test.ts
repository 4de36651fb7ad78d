// @form full
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestApi } from '#tests/support/prism.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { provideProgram } from '#tests/support/validators.ts';

let site: Site;
let folder: string;

beforeAll(async () => {
  site = await startSite();
  folder = await mkdtemp(path.join(os.tmpdir(), 'checked-by-others-'));
});

afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** @returns the output, whatever the exit code */
const run = async (name: 'conformance' | 'spectral', ...options: string[]): Promise<string> =>
  promisify(execFile)(process.execPath, [await provideProgram(name), ...options], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );

test('Spectral finds no fault in the description of the API', async () => {
  const { body } = await request(site.url, '/api/v1/openapi.json');
  const file = path.join(folder, 'openapi.json');
  // Real sites are not at localhost.
  await writeFile(file, body.toString().replaceAll(site.url, 'https://tidewell.example'));
  const rules = path.join(folder, 'rules.json');
  await writeFile(rules, JSON.stringify({ extends: ['spectral:oas'] }));
  const says = await run('spectral', 'lint', '--ruleset', rules, '--fail-severity', 'hint', file);
  expect(says).toContain("No results with a severity of 'hint' or higher found!");
});

test('Prism sees a request and an answer that the description does not have', async () => {
  await expect(requestApi(site.url, '/developers')).rejects.toThrow('describes no such request');
  const { body } = await request(site.url, '/api/v1/openapi.json');
  const wrongServer = http.createServer(({ url }, answer) => {
    answer.setHeader('Content-Type', 'application/json');
    answer.end(url === '/api/v1/openapi.json' ? body : '{"places":[{"name":"Newport"}]}');
  });
  await once(wrongServer.listen(0), 'listening');
  const url = `http://localhost:${(wrongServer.address() as AddressInfo).port}`;
  await expect(requestApi(url, '/api/v1/places?start=newp')).rejects.toThrow('is not the one that the API describes');
  wrongServer.close();
});

const SCENARIOS = {
  '2025-06-18': ['server-initialize', 'ping', 'tools-list'],
  '2025-11-25': ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'],
  '2026-07-28': ['server-stateless', 'tools-list', 'caching', 'http-header-validation', 'dns-rebinding-protection'],
};

/** Checks that a server with tools of its own and without prompts and resources cannot pass. */
const NOT_FOR_US = [
  /^Not testable: server does not list the diagnostic tool /,
  /^(prompts\/list|resources\/list|resources\/templates\/list) returned JSON-RPC error -32601: /,
];

type Check = { id: string; status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'; errorMessage?: string };

test.each(Object.entries(SCENARIOS))(
  'a program of the Model Context Protocol of %s is served as it demands',
  async (version, scenarios) => {
    for (const scenario of scenarios) {
      const results = path.join(folder, `${version}-${scenario}`);
      const target = ['--url', `${site.url}/mcp`, '--spec-version', version, '--scenario', scenario];
      const says = await run('conformance', 'server', ...target, '--output-dir', results);
      const files = (await readdir(results, { recursive: true })).filter((file) => file.endsWith('checks.json'));
      expect(files, says).toHaveLength(1);
      const checks: Check[] = JSON.parse(await readFile(path.join(results, files[0] ?? ''), 'utf8'));
      const faults = checks.filter(
        ({ status, errorMessage = '' }) =>
          ['FAILURE', 'WARNING'].includes(status) && !NOT_FOR_US.some((reason) => reason.test(errorMessage)),
      );
      expect(faults, scenario).toEqual([]);
      expect(checks.filter(({ status }) => status === 'SUCCESS').length, scenario).toBeGreaterThan(0);
    }
  },
);
