import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf } from '#tests/support/documents.ts';
import { someOf } from '#tests/support/form.ts';
import { CANARY, listPollution, PROTOTYPE_WATCH } from '#tests/support/inside-site.ts';
import { measured } from '#tests/support/measured.ts';
import { multipart } from '#tests/support/multipart.ts';
import { type Answer, request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let cookie = '';
let cases = 0;

beforeAll(async () => {
  site = await startSite({ env: { ...PROTOTYPE_WATCH, TRUST_PROXY: '1' } });
  cookie = await signInAs(site, castMember('Aisha').id);
  expect(await listPollution(site)).toEqual([]);
});

afterAll(() => site?.stop());

const NAMES = [
  '__proto__',
  `__proto__[${CANARY}]`,
  `__proto__.${CANARY}`,
  `constructor[prototype][${CANARY}]`,
  `constructor.prototype.${CANARY}`,
  `a[__proto__][${CANARY}]`,
  `a[constructor][prototype][${CANARY}]`,
  `[__proto__]${CANARY}`,
  `__proto__[0].${CANARY}`,
  '0',
  '4294967295',
  'length',
  'toString',
  'hasOwnProperty',
  'then',
  '__defineGetter__',
];

/** JSON.parse turns these into own properties. */
const RECORDS = [
  `{"__proto__":{"${CANARY}":"yes"}}`,
  `{"constructor":{"prototype":{"${CANARY}":"yes"}}}`,
  `{"a":{"__proto__":{"${CANARY}":"yes"}},"__proto__":null}`,
  `{"__proto__":["${CANARY}"],"0":"a","length":4294967295,"toString":1,"hasOwnProperty":1,"then":1}`,
  `[{"__proto__":{"${CANARY}":"yes"}}]`,
];

const send = async (path: string, type: string, body: string | Buffer): Promise<Answer> => {
  cases += 1;
  const headers = {
    Origin: site.url,
    Cookie: cookie,
    Accept: 'application/json',
    'Content-Type': type,
    'X-Forwarded-For': `10.1.0.${cases % 250}`,
  };
  return request(site.url, path, { method: 'POST', headers, body: typeof body === 'string' ? body : [body] });
};

async function expectUnchanged(answers: Answer[]): Promise<void> {
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect(await listPollution(site)).toEqual([]);
}

test('I10: by the query of an address', async () => {
  const paths = NAMES.flatMap((name, place) => {
    const query = `${encodeURIComponent(name)}=yes&${name}=yes`;
    return someOf([`/jobs?${query}`, `/search?q=keeper&${query}`], place % 2);
  });
  cases += paths.length;
  await expectUnchanged(
    await Promise.all(paths.map((path) => request(site.url, path, { headers: { Cookie: cookie } }))),
  );
});

test('I10: by the names of a form’s fields', async () => {
  const answers: Answer[] = [];
  for (const name of NAMES) {
    const body = `${encodeURIComponent(name)}=yes&name=Wren&message=Hello`;
    answers.push(await send('/contact', 'application/x-www-form-urlencoded', body));
    answers.push(await send('/profile', 'application/x-www-form-urlencoded', `${body}&full_name=Wren`));
  }
  await expectUnchanged(answers);
});

test('I10: by the names of a form’s parts, and of its files', async () => {
  const answers: Answer[] = [];
  for (const name of NAMES) {
    const field = multipart([
      { name, content: 'yes' },
      { name: 'cv', content: pdf(), filename: `${name}.pdf` },
    ]);
    const file = multipart([{ name, content: pdf(), filename: 'cv.pdf' }]);
    answers.push(await send('/profile/cv', field.type, field.body));
    answers.push(await send('/send-your-cv', file.type, file.body));
  }
  await expectUnchanged(answers);
});

test('I10: by JSON, at every route that reads it', async () => {
  const places: [path: string, type: string, wrap: (record: string) => string][] = [
    ['/api/measurements', 'application/json', (record) => `{"events":[${record}],"vitals":${record}}`],
    ['/api/assistant', 'application/json', (record) => `{"messages":[${record}]}`],
    ['/api/browser-errors', 'application/json', (record) => record],
    ['/api/security-reports', 'application/json', (record) => record],
    ['/api/csp-violations', 'application/csp-report', (record) => `{"csp-report":${record}}`],
    ['/contact', 'application/json', (record) => record],
  ];
  const answers: Answer[] = [];
  for (const [path, type, wrap] of places) {
    for (const record of RECORDS) answers.push(await send(path, type, wrap(record)), await send(path, type, record));
  }
  await expectUnchanged(answers);
});

test('I10: by cookies, and by texts that are JSON inside of a form', async () => {
  const cookies = NAMES.map(
    (name) => `${name.replace(/[[\]]/g, '')}=yes; consent=${encodeURIComponent(RECORDS[0] ?? '')}`,
  );
  const read = await Promise.all(
    cookies.map((Cookie) => request(site.url, '/cookie-settings', { headers: { Cookie } })),
  );
  cases += cookies.length;
  const inside = await Promise.all(
    RECORDS.map((record) =>
      send(
        '/contact',
        'application/x-www-form-urlencoded',
        new URLSearchParams({ human_check: Buffer.from(record).toString('base64'), response: record }).toString(),
      ),
    ),
  );
  await expectUnchanged([...read, ...inside]);
});

test('I10: and afterwards everybody is who they were', async () => {
  expect(cases).toBeGreaterThanOrEqual(40);
  expect((await request(site.url, '/admin', { headers: { Cookie: cookie } })).status).toBe(403);
  expect((await request(site.url, '/admin')).status).toBe(302);
  expect((await request(site.url, '/jobs')).status).toBe(200);
  const faults = site
    .log()
    .split('\n')
    .filter((line) => /"level":"(error|fatal)"/.test(line) && line.includes('"err"'));
  expect(faults).toEqual([]);
  measured(
    'I10',
    `${cases} requests in one process: no property of 19 built-in kinds changed, no answer of 500 and more`,
  );
});
