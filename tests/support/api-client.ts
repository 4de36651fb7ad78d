import { request } from './request.ts';
import type { Site } from './site.ts';

export const SENT_JOB = {
  title: 'Lighthouse keeper',
  company: 'Candlewick Lights',
  location: 'Whitby, North Yorkshire',
  salary: '£31,000 a year',
  description: 'Keep the light.',
  requirements: 'A steady hand.',
  category: 'white-collar',
  hours_per_week: 37.5,
  authority: { how: 'phone', given_by: 'Ida Marsh', given_on: '2026-11-20' },
};

export type ApiAnswer = Awaited<ReturnType<typeof request>> & { json: ReturnType<typeof JSON.parse> };
export type ApiCall = { key?: string | null; body?: unknown; headers?: Record<string, string> };

/** @param call `body` is sent as JSON unless it is a string */
export async function callApi(
  site: Pick<Site, 'url'>,
  method: string,
  path: string,
  { key = null, body, headers = {} }: ApiCall = {},
): Promise<ApiAnswer> {
  const answer = await request(site.url, `/api/v1${path}`, {
    method,
    headers: {
      ...(key !== null && { Authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const type = answer.headers['content-type'] ?? '';
  return {
    ...answer,
    json: /json$/.test(type) && !type.includes('ndjson') ? JSON.parse(answer.body.toString()) : null,
  };
}

/** @param lines objects are sent as JSON, strings unchanged */
export async function sendLines(
  site: Pick<Site, 'url'>,
  path: string,
  lines: readonly unknown[],
  { headers = {}, ...call }: ApiCall = {},
): Promise<ApiAnswer & { lines: ReturnType<typeof JSON.parse>[] }> {
  const body = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const type = { 'Content-Type': 'application/x-ndjson' };
  const answer = await callApi(site, 'POST', path, { ...call, body, headers: { ...type, ...headers } });
  const isByLine = answer.headers['content-type'] === 'application/x-ndjson';
  const texts = isByLine ? answer.body.toString().trimEnd().split('\n') : [];
  return { ...answer, lines: texts.map((line) => JSON.parse(line)) };
}
