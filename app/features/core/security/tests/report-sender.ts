/**
 * Sends reports at a steady rate from a separate process, so that the measuring process is not busy with it. Reads a `ReportLoad` from its
 * input and writes the outcomes.
 */
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from '#tests/support/request.ts';
import { askSteadily } from '#tests/support/steady-load.ts';

export type ReportLoad = {
  url: string;
  perSecond: number;
  seconds: number;
  reports: { name: string; from: string; body: string }[];
};

const { url, perSecond, seconds, reports }: ReportLoad = JSON.parse(await text(process.stdin));

const asks = reports.map(({ name, from, body }) => {
  const headers = { Origin: url, 'Content-Type': 'application/json', 'X-Forwarded-For': from };
  return { name, send: () => request(url, '/api/csp-violations', { method: 'POST', headers, body }) };
});
const load = askSteadily(asks, perSecond);
await wait(seconds * 1_000);
await load.stop();
process.stdout.write(JSON.stringify(load.outcomes));
