/** What other sites, calendar programs and programs of language models read of a site. */
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobShape } from '#app/features/core/api/schema.ts';
import { addApplications } from '#tests/support/applications.ts';
import { addInterview, bookByToken } from '#tests/support/interviews.ts';
import { addJobs, EMPLOYER, hoursFromNow } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const SAMPLE = { title: 'Lighthouse keeper', company: 'Candlewick Lights', location: 'Whitby, North Yorkshire' };
let site: Site;
let keeper: string;

beforeAll(async () => {
  site = await startSite();
  [keeper = ''] = await addJobs(site.database.database, SAMPLE);
});

afterAll(() => site?.stop());

describe('on other sites', () => {
  test('the element is a script that every site may load, and is sent again only if it changed', async () => {
    const { status, headers, body } = await request(site.url, '/embed/jobs.js');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(body.length).toBeLessThanOrEqual(8_000);
    const again = await request(site.url, '/embed/jobs.js', { headers: { 'If-None-Match': headers.etag } });
    expect(again.status).toBe(304);
  });

  // The first is stored from then on, and stands for none of the others.
  test.each([
    ['all of them', '', 200, 'advertised by Tidewell Recruitment'],
    ['filters', '?search=lighthouse', 200, 'Lighthouse keeper'],
    ['choices', '?category=white-collar&theme=light', 200, 'advertised by Tidewell Recruitment'],
    ['nothing that matches', '?search=zeppelin', 200, 'No jobs match this list just now.'],
    ['a parameter that does not exist', '?serach=x', 400, 'This list of jobs is not set up correctly.'],
    ['a job that is not there', '?job=00000000-0000-4000-8000-000000000000', 200, 'This job is not on our site.'],
  ])('the frame may stand anywhere and has nothing that runs or is sent: %s', async (_what, query, status, text) => {
    const answer = await request(site.url, `/embed/jobs${query}`, { headers: { Cookie: '__Host-session=anything' } });
    expect([answer.status, answer.headers['x-frame-options']]).toEqual([status, undefined]);
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
    );
    const html = answer.body.toString();
    expect(html).toContain(text);
    expect(html).not.toMatch(/<(script|form|input|button|img)\b/);
    expect([...html.matchAll(/<a (?![^>]*target="_top")/g)]).toEqual([]);
  });

  test('only that page may be framed', async () => {
    for (const path of ['/', '/jobs', `/jobs/${keeper}`, '/admin', '/employer-login', '/embed/jobs.js', '/oembed']) {
      const { headers } = await request(site.url, path);
      expect([path, headers['x-frame-options']]).toEqual([path, 'DENY']);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  const embed = (url: string, more = '') => request(site.url, `/oembed?url=${encodeURIComponent(url)}${more}`);

  test('oEmbed of a job is the frame of that job, as its page says', async () => {
    const page = (await request(site.url, `/jobs/${keeper}`)).body.toString();
    const [, address = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(page) ?? [];
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    const { headers, body } = await request(site.url, `${pathname}${search}&maxwidth=320&maxheight=nonsense`);
    expect(headers['content-type']).toBe('application/json');
    const answer = JSON.parse(body.toString());
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', width: 320, height: 260 });
    expect(answer.title).toBe(`${SAMPLE.title} at ${SAMPLE.company}, ${SAMPLE.location}`);
    const [, source = ''] = /<iframe src="([^"]+)"/.exec(answer.html) ?? [];
    const frame = await request(site.url, source.replace(site.url, ''));
    expect(frame.body.toString()).toContain(SAMPLE.title);
  });

  test('oEmbed of the board keeps its filters, also as XML', async () => {
    const { headers, body } = await embed(`${site.url}/jobs?search=lighthouse&where=Whitby`, '&format=xml');
    expect(headers['content-type']).toBe('text/xml; charset=utf-8');
    const text = body.toString();
    expect(text).toContain('<type>rich</type>');
    // Once for the attribute, and once more for the element.
    expect(text).toContain('/embed/jobs?search=lighthouse&amp;amp;where=Whitby');
  });

  test.each([
    ['another site', 'https://evil.example/jobs', '', 404],
    ['another page', 'ORIGIN/about', '', 404],
    ['no address', '', '', 404],
    ['a script', 'javascript:alert(1)', '', 404],
    ['a board with a filter that a frame has not', 'ORIGIN/jobs?location=Leeds', '', 404],
    ['a job that is not there', 'ORIGIN/jobs/00000000-0000-4000-8000-000000000000', '', 404],
    ['a form that is not there', 'ORIGIN/jobs', '&format=yaml', 501],
    ['a form of a prototype', 'ORIGIN/jobs', '&format=constructor', 501],
  ])('oEmbed of %s is refused', async (_what, url, more, status) => {
    expect((await embed(url.replace('ORIGIN', site.url), more)).status).toBe(status);
  });
});

describe('a calendar of one’s own', () => {
  const CONSULTANT = 'c0000000-0000-4000-8000-000000000001';
  let cookie = '';
  const change = (intent: string) =>
    request(site.url, '/account/calendar', {
      method: 'POST',
      headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `intent=${intent}`,
    });
  const makeAddress = async () => {
    const { status, body } = await change('make');
    expect(status).toBe(200);
    const [, path = ''] = /(\/calendars\/[0-9a-f]{64}\.ics)/.exec(body.toString()) ?? [];
    return path;
  };
  const read = (path: string, headers = {}) => request(site.url, path, { headers });

  beforeAll(async () => {
    await site.database.database.asSystem((transaction) =>
      transaction
        .insertInto('profiles')
        .values({
          id: CONSULTANT,
          email: 'jo@agency.example',
          full_name: 'Jo Bell',
          role: 'consultant',
          status: 'approved',
        })
        .execute(),
    );
    cookie = await signInAs(site, CONSULTANT);
  });

  test('interviews and closing days, with no more of a candidate than a first name and an initial', async () => {
    const { database } = site.database;
    const [job = ''] = await addJobs(database, {
      user_id: CONSULTANT,
      title: 'Bell; ringer, night',
      closes_at: hoursFromNow(99),
    });
    await addJobs(database, { user_id: EMPLOYER, title: 'Not of this calendar' });
    const [application_id = ''] = await addApplications(database, {
      job_id: job,
      candidate_id: null,
      full_name: 'Wrenna Grace Halloran',
      email: 'wrenna@mail.example',
    });
    const at = hoursFromNow(50);
    const { token } = await addInterview(database, [at], {
      application_id,
      interviewer_id: CONSULTANT,
      kind: 'in_person',
      place: 'Room 2',
    });
    expect(await bookByToken(database, token, at)).toBe('booked');
    const path = await makeAddress();
    const { status, headers, body } = await read(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
    });
    const events = new ICAL.Component(ICAL.parse(body.toString()))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));
    const summaries = events.map(({ summary }) => summary);
    expect(summaries).toContain('Interview: Wrenna H.');
    expect(events.find(({ summary }) => summary === 'Interview: Wrenna H.')?.location).toBe('Room 2');
    expect(summaries).toContain('Closes: Bell; ringer, night');
    expect(body.toString()).not.toMatch(/Halloran|wrenna@|Not of this calendar/);
    // Nothing has changed: it is not sent again.
    expect((await read(path, { 'If-None-Match': headers.etag })).status).toBe(304);
  });

  test('a new address ends the old one; so do removing it, another role, and leaving', async () => {
    const old = await makeAddress();
    const path = await makeAddress();
    expect([(await read(old)).status, (await read(path)).status]).toEqual([404, 200]);
    expect((await change('remove')).headers.location).toMatch(/^\/account\/calendar\?/);
    expect((await read(path)).status).toBe(404);
    for (const leaving of [`role = 'editor'`, `status = 'suspended'`]) {
      const last = await makeAddress();
      expect((await read(last)).status).toBe(200);
      await queryTasks(site.database, `UPDATE profiles SET ${leaving} WHERE id = '${CONSULTANT}'`);
      expect((await read(last)).status).toBe(404);
      await queryTasks(
        site.database,
        `UPDATE profiles SET role = 'consultant', status = 'approved' WHERE id = '${CONSULTANT}'`,
      );
      // It does not come back with the role.
      expect((await read(last)).status).toBe(404);
      cookie = await signInAs(site, CONSULTANT);
    }
  });

  test.each(['', 'x.ics', `${'0'.repeat(64)}.ics`, `${'0'.repeat(64)}.ICS`, `${'0'.repeat(63)}.ics`, '__proto__'])(
    'nothing is at /calendars/%s',
    async (file) => {
      const { status, body } = await read(`/calendars/${file}`);
      expect(status === 404 || status === 308).toBe(true);
      expect(body.toString()).not.toContain('BEGIN:');
    },
  );
});

describe('the Model Context Protocol', () => {
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

  test('says what it is and what it can', async () => {
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

  test('searches, reads and lists as the API does', async () => {
    const found = await callTool('search_jobs', {
      search: 'lighthouse keeper',
      where: 'Whitby',
      miles: 5,
      limit: 3,
      type: null,
    });
    expect(found.structuredContent.jobs[0]).toMatchObject({ id: keeper, title: SAMPLE.title });
    expect(JSON.parse(found.content[0].text)).toEqual(found.structuredContent);
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
  ])('%s of %j says what is wrong', async (name, args, words) => {
    const result = await callTool(name, args);
    expect(result.isError).toBe(true);
    expect(result.content[0].text).toContain(words);
  });

  test('older programs begin with a handshake', async () => {
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

  test('a method that does not exist, and no session to read or to end', async () => {
    for (const method of ['resources/list', 'initialize', 'ping', 'constructor']) {
      const { status, json } = await send(method);
      expect([method, status, json.error.code]).toEqual([method, 404, -32601]);
    }
    expect((await request(site.url, '/mcp')).status).toBe(405);
    expect((await request(site.url, '/mcp', { method: 'DELETE' })).status).toBe(403);
  });
});
