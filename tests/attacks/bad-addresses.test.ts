import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullForm } from '#tests/support/form.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { type RawAnswer, sendRaw } from '#tests/support/raw-request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** H11 and part of Z06: every address gets a page or a refusal, never a server error. */
let site: Site;
let jobId: string;

beforeAll(async () => {
  site = await startSite();
  [jobId = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
});

afterAll(async () => {
  const isReady = await fetch(`${site.url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
  await site.stop();
  expect(isReady, 'the site is still there').toBe(true);
});

/** 202 tells React Router's script about a redirect; a feed answers 422 for an unknown place. */
const SENSIBLE = [200, 202, 302, 304, 307, 308, 400, 404, 405, 414, 422, 431];
const LEAKS =
  /Error ID|Unexpected Server Error|\bat \S+ \(|\.(?:ts|js|mjs):\d+:\d+|node_modules|syntax error|permission denied|get_public_job/i;

function expectSensible({ status, body }: RawAnswer): void {
  expect(SENSIBLE).toContain(status);
  expect(LEAKS.exec(body)?.[0]).toBeUndefined();
}

const faultsInLog = () =>
  site
    .log()
    .split('\n')
    .filter((line) => /"level":"(error|fatal)"|UnhandledPromise|uncaught/i.test(line));

const VALUES = {
  'a negative number': '-1',
  nought: '0',
  'a number in short': '1e9',
  'a broken number': '1.5',
  'no number': 'NaN',
  infinity: 'Infinity',
  'a hexadecimal number': '0x10',
  'more than an integer holds': '99999999999999999999',
  'a minus zero': '-0',
  nothing: '',
  'ten thousand characters': 'a'.repeat(10_000),
  wildcards: '%25_%5C%25_%5C',
  'a NUL': 'a%00b',
  'bad UTF-8': '%ff%fe',
  'half of a pair': '%ed%a0%80',
  'an overlong slash': '%c0%af',
  'half an escape': '%',
  'a wrong escape': '%zz',
  'a line of a header': 'a%0d%0aSet-Cookie:%20x=1',
  'an end of a statement': "';DROP%20TABLE%20jobs;--",
  'an other role': "'%3BRESET%20ROLE%3BSET%20ROLE%20postgres%3B--",
  'a union': "'%20UNION%20SELECT%20email%20FROM%20profiles--",
  'a sleep': '1;SELECT%20pg_sleep(10)--',
  'a dollar quote': '$$;$1%20$2',
  'a template': '$%7B7*7%7D%7B%7B7*7%7D%7D%23%7B7*7%7D',
  'a lookup': '$%7Bjndi:ldap://127.0.0.1/a%7D',
  'a prototype': '__proto__',
  'a constructor': 'constructor',
  'a regular expression': '(a+)%2B$%5B%5E',
  'a script': '%3Cscript%3Ealert(1)%3C/script%3E',
  emoji: '%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB%F0%9F%87%AC%F0%9F%87%A7',
  'signs on signs': `Z${'%CD%AC'.repeat(200)}`,
  'right to left': '%E2%80%AEgnp.exe',
} as const;

const PARAMETERS = ['search', 'category', 'type', 'location', 'salary', 'sort', 'page'];

describe.each(Object.entries(VALUES).map(([name, value], turn) => [name, value, turn] as const))(
  '%s',
  (_name, value, turn) => {
    const isTried = (place: number) => isFullForm || (place + turn) % 3 === 0;

    test('in every filter of the board, of its data and of its feed', async () => {
      const query = PARAMETERS.map((name) => `${name}=${value}`);
      // 'search' and 'location' together exceed the longest accepted address; each alone does not.
      const targets = ['/jobs', '/jobs.data', '/jobs-feed.xml'].flatMap((path) =>
        query.map((part) => `${path}?${part}`),
      );
      // The short form tries every ninth value of each of the seven filters, a different one on each path.
      for (const target of targets.filter((_, place) => isFullForm || (place + turn) % 9 === 0))
        expectSensible(await sendRaw(site.port, target));
    });

    test('as a job, as a question to the site, and as a path', async () => {
      const targets = [
        `/jobs/${value}`,
        `/jobs/${value}.data`,
        `/jobs/${value}/apply`,
        `/og/jobs/${value}`,
        `/search?q=${value}`,
      ];
      const others = [
        `/search.data?q=${value}`,
        `/${value}`,
        `/locations/${value}`,
        `/blog/${value}`,
        `/blog/category/${value}`,
      ];
      for (const target of [...targets, ...others, `/og/page?path=${value}`].filter((_, place) => isTried(place)))
        expectSensible(await sendRaw(site.port, target));
    });
  },
);

test.each([
  ['brackets', '/jobs?page[]=1&page[0]=2&search[a][b]=c'],
  ['deep brackets', `/jobs?search${'[a]'.repeat(500)}=1`],
  ['the same again and again', `/jobs?${'category=white-collar&category=blue-collar&'.repeat(100)}`],
  ['two thousand parameters', `/jobs?${Array.from({ length: 2_000 }, (_, n) => `p${n}=1`).join('&')}`],
  ['prototypes as names', '/jobs?__proto__=1&constructor=2&__proto__[isAdmin]=true&hasOwnProperty=3&toString=4'],
  ['names of nothing', '/jobs?=&=1&&&?&=&#'],
  ['a query in a query', '/jobs?search=a?category=b?page=2'],
  ['plus signs', '/jobs?search=+++&location=+'],
  ['semicolons', '/jobs?search=a;category=blue-collar'],
  ['a page no search has', '/jobs?page=100'],
  ['routes that are not there', '/jobs.data?_routes=root,routes/admin,../../etc/passwd'],
  ['routes without a name', '/jobs.data?_routes='],
  ['data of the root', '/_root.data'],
  ['the manifest, asked for nothing', '/__manifest'],
  ['the manifest, asked for too much', `/__manifest?paths=${'/a,'.repeat(3_000)}&version=1`],
  ['dots', '/jobs/../../../etc/passwd'],
  ['hidden dots', '/jobs/%2e%2e/%2e%2e/%2e%2e/etc/passwd'],
  ['hidden slashes', '/jobs%2f..%2f..%2fetc%2fpasswd'],
  ['assets outside their folder', '/assets/..%2f..%2fserver%2fentry.js'],
  ['assets with backslashes', '/assets/..\\..\\server\\entry.js'],
  ['two slashes', '//evil.example/jobs'],
  ['two hidden slashes', '/%2f%2fevil.example'],
  ['a slash too many', '/jobs//'],
  ['a slash at the end', '/jobs/'],
  ['a whole address', 'http://evil.example/jobs'],
  ['an asterisk', '*'],
  ['no path', '?page=1'],
  ['bare bytes', '/jobs?search=\xff\xfe\xed\xa0\x80'],
  ['bare UTF-8', Buffer.from('/jobs?search=Ærø 👩').toString('latin1').replaceAll(' ', '+')],
  ['an address of twenty kilobytes', `/jobs?search=${'a'.repeat(20_000)}`],
  ['a path of twenty kilobytes', `/jobs/${'a'.repeat(20_000)}`],
  ['a thousand folders', '/a'.repeat(1_000)],
])('%s are answered sensibly', async (_name, target) => {
  expectSensible(await sendRaw(site.port, target));
});

test.each([
  ['seventeen kilobytes of a header', { headers: [`X-Filler: ${'a'.repeat(17_000)}`] }, [431]],
  ['a thousand headers', { headers: Array.from({ length: 1_000 }, (_, n) => `X-${n}: ${n}`) }, [200, 431]],
  ['no host', { hasHost: false }, [400]],
  ['a host that is not valid', { hasHost: false, headers: ['Host: a b/c?d#e@[::'] }, [400, 421]],
  ['a host with a bad port', { hasHost: false, headers: ['Host: localhost:99999999'] }, [400, 421]],
  ['an empty host', { hasHost: false, headers: ['Host:'] }, [400, 421]],
  ['a host of another site', { hasHost: false, headers: ['Host: evil.example'] }, [421]],
  ['a cookie of nonsense', { headers: ['Cookie: session=%ff%00; __Host-session=\xff; ;;==;'] }, [200]],
  [
    'a language of nonsense',
    { headers: ['Accept-Language: *;q=NaN', 'Accept-Encoding: br;q=x, ,,;', 'Accept: \xff'] },
    [200],
  ],
  ['an ETag of nonsense', { headers: ['If-None-Match: "', 'If-Modified-Since: never', 'Range: bytes=-1-5,a'] }, [200]],
  [
    'a forwarded lie',
    { headers: ['X-Forwarded-For: 1', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: x'] },
    [200],
  ],
  ['TRACE', { method: 'TRACE' }, [405]],
  ['an unknown method', { method: 'BREW' }, [400, 405]],
  ['CONNECT', { method: 'CONNECT' }, [0, 400, 405]],
  ['a POST from nowhere', { method: 'POST', headers: ['Content-Length: 0'] }, [403]],
  ['a POST from elsewhere', { method: 'POST', headers: ['Origin: https://evil.example', 'Content-Length: 0'] }, [403]],
])('a request with %s is answered or refused', async (name, request, expected) => {
  const answer = await sendRaw(site.port, `/jobs?search=${encodeURIComponent(name)}`, request);
  expect(expected).toContain(answer.status);
  expect(LEAKS.exec(answer.body)?.[0]).toBeUndefined();
  expect(answer.body + answer.head).not.toContain('evil.example');
});

test('the host a stranger names changes nothing that is stored for others', async () => {
  const path = '/jobs?search=keeper+of+the+light';
  await sendRaw(site.port, path, { hasHost: false, headers: ['Host: evil.example', 'X-Forwarded-Host: evil.example'] });
  expect((await sendRaw(site.port, path)).body).not.toContain('evil.example');
});

test('a header cannot be written by an address', async () => {
  for (const target of [
    '/jobs/x%0d%0aSet-Cookie:%20a=1',
    '/jobs?search=x%0d%0aSet-Cookie:%20a=1&page=99',
    '/jobs/?notice=%0d%0aaa:b',
  ]) {
    expect((await sendRaw(site.port, target)).head).not.toMatch(/^(set-cookie|aa?):/im);
  }
});

test('nonsense finds what the rest of the address asks for', async () => {
  const { body } = await sendRaw(
    site.port,
    '/jobs?search=lighthouse&page=-1&category=%27--&sort=__proto__&salary=1e9&type[]=x',
  );
  expect(body).toContain(`/jobs/${jobId}`);
  expect(body).toContain('>1 job<');
});

test('after all of that nothing has gone wrong inside', async () => {
  expect(faultsInLog()).toEqual([]);
  expect((await sendRaw(site.port, `/jobs/${jobId}`)).status).toBe(200);
});
