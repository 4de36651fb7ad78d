/**
 * node bench/nginx.ts: a stored page through nginx, against nginx sending a file of the same bytes under the same headers, in one run and in turn. Loaded by wrk,
 * because a client in JavaScript would be slower than both.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { findProgram, installOnDebian } from '#scripts/debian-program.ts';
import { freePort } from '#scripts/free-port.ts';
import { type Nginx, runNginx } from '#scripts/nginx.ts';
import { cpuSeconds } from './cpu.ts';
import { startSite } from './site.ts';

const PAGES = ['/', '/jobs', '/about'];
/** Short rounds alternate, so that other work on the machine slows both equally. */
const ROUNDS = 9;
const SECONDS = 2;
const CONNECTIONS = 50;
const ENCODING = 'br';
/** Headers that the server sets itself, also for files. */
const OF_THE_SERVER = ['date', 'server', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag'];

function provideWrk(): string {
  const find = () => findProgram(['wrk']);
  if (!find()) installOnDebian('wrk', ['wrk']);
  const program = find();
  if (!program) throw new Error('This benchmark needs wrk (Debian: apt-get install wrk), and none was found.');
  return program;
}

type Target = { nginx: Nginx; url: string };
type NginxAnswer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** fetch() would decompress the answer. */
function get(url: string): Promise<NginxAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers: { 'Accept-Encoding': ENCODING } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject);
  });
}

type Load = { perSecond: number; cpuPerRequest: number };

/** Processor time of nginx's worker processes. */
const cpuOf = ({ pid }: Nginx) =>
  [pid, ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)]
    .map(cpuSeconds)
    .reduce((sum, each) => sum + each, 0);

async function load(wrk: string, { nginx, url }: Target): Promise<Load> {
  const before = cpuOf(nginx);
  const options = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${SECONDS}s`, '-H', `Accept-Encoding: ${ENCODING}`];
  const { stdout } = await promisify(execFile)(wrk, [...options, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return {
    perSecond: Number(/Requests\/sec: +([\d.]+)/.exec(stdout)?.[1]),
    cpuPerRequest: ((cpuOf(nginx) - before) * 1_000_000) / requests,
  };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const wrk = provideWrk();
const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-bench-nginx-'));
await chmod(folder, 0o711);
const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
const site = await startSite(postgres, { env: { DATA_DIR: path.join(folder, 'data') } });
const sitePort = Number(new URL(site.origin).port);
const FOR_BOTH: [string, string][] = [
  ['limit_conn addresses 200;', ''],
  ['access.log plain;', 'access.log plain buffer=64k;'],
  // The demo only answers to its own host name.
  ['proxy_set_header Host $host;', `proxy_set_header Host localhost:${sitePort};`],
];
const running: Nginx[] = [];

/** nginx would treat an address that ends in `/` as a folder. */
const FILE = '/same-file.html';

/** nginx in front of the site, and one that sends the page as a file. */
async function startPair(page: string): Promise<[page: Target, file: Target, bytes: number]> {
  const { status, headers, body } = await get(`${site.origin}${page}`);
  if (status !== 200 || headers['content-encoding'] !== ENCODING) throw new Error(`${page} answers ${status}`);
  await writeFile(path.join(folder, 'page.html'), body);
  const start = async (address: string, changes: [string, string][] = []) => {
    const port = await freePort();
    const nginx = await runNginx(folder, { port, web: [sitePort, sitePort], changes: [...FOR_BOTH, ...changes] });
    running.push(nginx);
    return { nginx, url: `http://127.0.0.1:${port}${address}` };
  };
  const pairs = Object.entries(headers).filter(([name]) => !OF_THE_SERVER.includes(name));
  const sent = pairs.map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
  const location = `location = ${FILE} { alias ${folder}/page.html; default_type text/html; ${sent.join(' ')} }`;
  const ofFile = await start(FILE, [['location /assets/ {', `${location}\n        location /assets/ {`]]);
  return [await start(page), ofFile, body.length];
}

try {
  console.log(
    `${os.cpus()[0]?.model} × ${os.cpus().length}, wrk with ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s in turn, ${ENCODING}\n\n` +
      '| Page | bytes | requests/s through nginx | requests/s of the file | ratio (promised: 0.90) | by CPU time |\n|---|---|---|---|---|---|',
  );
  for (const page of PAGES) {
    const [ofPage, ofFile, bytes] = await startPair(page);
    await load(wrk, ofPage);
    await load(wrk, ofFile);
    const rounds: [page: Load, file: Load][] = [];
    for (let n = 0; n < ROUNDS; n += 1) rounds.push([await load(wrk, ofPage), await load(wrk, ofFile)]);
    const perSecond = ([page, file]: [Load, Load]) => page.perSecond / file.perSecond;
    const figures = [
      bytes,
      Math.round(median(rounds.map(([each]) => each.perSecond))),
      Math.round(median(rounds.map(([, each]) => each.perSecond))),
      median(rounds.map(perSecond)).toFixed(2),
      median(rounds.map(([each, file]) => file.cpuPerRequest / each.cpuPerRequest)).toFixed(2),
    ];
    console.log(`| ${page} | ${figures.join(' | ')} |`);
  }
} finally {
  await Promise.all(running.map((each) => each.stop()));
  await site.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
