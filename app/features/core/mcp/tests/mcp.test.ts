import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobShape } from '#app/features/core/api/schema.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const SAMPLE = { title: 'Lighthouse keeper', company: 'Candlewick Lights', location: 'Whitby, North Yorkshire' };
let site: Site;
let keeper: string;

beforeAll(async () => {
  site = await startSite();
  [keeper = ''] = await addJobs(site.database.database, SAMPLE);
});

afterAll(() => site?.stop());

const VERSION = '2026-07-28';
const _meta = {
  'io.modelcontextprotocol/protocolVersion': VERSION,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const answer = await request(site.url, '/mcp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = answer.body.toString();
  return { ...answer, json: text.startsWith('{') ? JSON.parse(text) : null };
};
const send = (method: string, params: Record<string, unknown> = {}, headers = {}) =>
  post(
    { jsonrpc: '2.0', id: 7, method, params: { ...params, _meta } },
    {
      'MCP-Protocol-Version': VERSION,
      'Mcp-Method': method,
      ...(typeof params['name'] === 'string' && { 'Mcp-Name': params['name'] }),
      ...headers,
    },
  );
const callTool = async (name: string, args: object) =>
  (await send('tools/call', { name, arguments: args })).json.result;

test('describes itself and its tools', async () => {
  const { status, json } = await send('server/discover');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    jsonrpc: '2.0',
    id: 7,
    result: {
      resultType: 'complete',
      supportedVersions: expect.arrayContaining([VERSION]),
      capabilities: { tools: {} },
    },
  });
  const { tools } = (await send('tools/list')).json.result;
  expect(tools.map(({ name }: { name: string }) => name)).toEqual(['search_jobs', 'read_job', 'list_places']);
  expect(tools[0].inputSchema).toMatchObject({ type: 'object', properties: { miles: { type: 'integer' } } });
});

test('searches, reads and lists like the API', async () => {
  const foundJobs = await callTool('search_jobs', {
    search: 'lighthouse keeper',
    where: 'Whitby',
    miles: 5,
    limit: 3,
    type: null,
  });
  expect(foundJobs.structuredContent.jobs[0]).toMatchObject({ id: keeper, title: SAMPLE.title });
  expect(JSON.parse(foundJobs.content[0].text)).toEqual(foundJobs.structuredContent);
  const job = (await callTool('read_job', { id: keeper })).structuredContent;
  expect(jobShape.parse(job).advertised_by).toBe('Permanent job, advertised by Tidewell Recruitment');
  const first = (await callTool('search_jobs', { limit: 2, fields: ['id'] })).structuredContent;
  const second = (await callTool('search_jobs', { limit: 2, fields: ['id'], after: first.after })).structuredContent;
  expect(new Set([...first.jobs, ...second.jobs].map(({ id }: { id: string }) => id)).size).toBe(4);
  expect((await callTool('list_places', { start: 'newp' })).structuredContent.places.length).toBeGreaterThan(1);
});

test.each([
  ['search_jobs', { miles: 5000 }, 'miles'],
  ['search_jobs', { owner: 'x' }, 'owner'],
  ['search_jobs', { after: '0' }, 'after'],
  ['read_job', { id: 'x' }, 'id'],
  ['read_job', { id: '00000000-0000-4000-8000-000000000000' }, 'no job'],
  ['list_places', {}, 'start'],
])('%s with %j reports what is wrong', async (name, args, words) => {
  const result = await callTool(name, args);
  expect(result.isError).toBe(true);
  expect(result.content[0].text).toContain(words);
});

test('older revisions begin with a handshake', async () => {
  const { json } = await post({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18' },
  });
  expect(json.result).toMatchObject({ protocolVersion: '2025-06-18', capabilities: { tools: {} } });
  const header = { 'MCP-Protocol-Version': '2025-06-18' };
  expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' }, header)).status).toBe(202);
  expect((await post({ jsonrpc: '2.0', id: 2, method: 'tools/list' }, header)).json.result.tools).toHaveLength(3);
  expect((await post({ jsonrpc: '2.0', id: 3, method: 'ping' }, header)).json.result).toEqual({});
});

test.each([
  ['another version in the header', { 'MCP-Protocol-Version': '1900-01-01' }, 400, -32020],
  ['another method in the header', { 'Mcp-Method': 'ping' }, 400, -32020],
  ['another name in the header', { 'Mcp-Name': 'read_job' }, 400, -32020],
])('%s is refused', async (_what, headers, status, code) => {
  const answer = await send('tools/call', { name: 'list_places', arguments: { start: 'a' } }, headers);
  expect([answer.status, answer.json.error.code]).toEqual([status, code]);
});

test('unknown methods, and requests to read or end a session, are refused', async () => {
  for (const method of ['resources/list', 'initialize', 'ping', 'constructor']) {
    const { status, json } = await send(method);
    expect([method, status, json.error.code]).toEqual([method, 404, -32601]);
  }
  expect((await request(site.url, '/mcp')).status).toBe(405);
  expect((await request(site.url, '/mcp', { method: 'DELETE' })).status).toBe(403);
});
