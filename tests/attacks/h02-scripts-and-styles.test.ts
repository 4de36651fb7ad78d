/** H02: pages comply with their own content security policy. Violations in a browser fail every browser test (tests/support/browser.ts). */

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { listPageRoutes } from '#tests/support/page-routes.ts';
import { addPageSamples } from '#tests/support/page-samples.ts';
import { decodeEntities } from '#tests/support/page-source.ts';
import { HANGING_MS } from '#tests/support/patience.ts';
import { request } from '#tests/support/request.ts';
import { inFull, rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let jobId: string;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  site = await startSite();
  jobId = await addPageSamples(site);
  for (const name of ['Aisha', 'Morag']) cookies[name] = await signInAs(site, castMember(name).id);
});

afterAll(() => site?.stop());

type Page = { html: string; policy: string; isStored: boolean };

async function read(address: string, person: string): Promise<Page | null> {
  const headers = cookies[person] ? { Cookie: cookies[person] } : {};
  const answer = await request(site.url, address, { headers });
  if (!answer.headers['content-type']?.startsWith('text/html')) return null;
  return {
    html: answer.body.toString(),
    policy: String(answer.headers['content-security-policy']),
    isStored: answer.headers['cache-control']?.startsWith('public') ?? false,
  };
}

const noncesIn = (policy: string) => [...policy.matchAll(/'nonce-([^']*)'/g)].map(([, nonce = '']) => nonce);

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

const OWN_PREVIEW = /^<iframe [^>]*src="\/(?!\/)[^"]*[?&]preview=[0-9a-f-]{36}["#&]/;

function findFaults({ html, policy, isStored }: Page): string[] {
  const [nonce, ...more] = noncesIn(policy);
  const faults: string[] = [];
  if (more.length > 0) faults.push('two nonces');
  if (isStored === (nonce !== undefined)) faults.push(isStored ? 'stored with a nonce' : 'no nonce');
  if (/'unsafe-(inline|eval|hashes)'/.test(policy.replace(/style-src-attr [^;]*/, ''))) faults.push(policy);

  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/ type="application\/(ld\+)?json"/.test(attributes)) continue;
    const source = / src="([^"]*)"/.exec(attributes)?.[1];
    const isOwn = source === undefined ? policy.includes(`'sha256-${sha256(text)}'`) : /^\/(?!\/)/.test(source);
    if (!(isStored ? isOwn : attributes.includes(` nonce="${nonce}"`))) faults.push(`a script: ${attributes} ${text}`);
  }
  if (nonce && html.split(nonce).length !== html.split(` nonce="${nonce}"`).length)
    faults.push('a nonce told elsewhere');
  if (isStored && html.includes(' nonce=')) faults.push('a nonce in a stored page');

  // React escapes '<' and '>' in texts and attributes, so this matches every tag.
  for (const [tag] of html.replace(/(<script\b[^>]*>)[\s\S]*?(?=<\/script>)/gi, '$1').matchAll(/<[a-z][^>]*>/gi)) {
    if (/^<(style|base|iframe|object|embed)\b/i.test(tag) && !OWN_PREVIEW.test(tag)) faults.push(tag);
    for (const [, name = '', value = ''] of tag.matchAll(/\s([^\s=/>]+)="([^"]*)"/g)) {
      // A number in a custom property sets no style by itself; the style sheet calculates with it.
      const isNumber = name === 'style' && /^--[a-z-]+:[\d.]+$/.test(value);
      if (/^(on|style$|srcdoc$)/i.test(name) && !isNumber) faults.push(tag);
      // Browsers ignore blanks and control characters in a URL scheme.
      const isAddress = /^(href|src|action|formaction|data|xlink:href|poster)$/i.test(name);
      if (isAddress && /^(javascript|vbscript|data):/i.test(decodeEntities(value).replace(/[\p{Cc}\s]/gu, '')))
        faults.push(tag);
    }
  }
  return faults;
}

test('the faults that are looked for are found', () => {
  const policy = "script-src 'nonce-abc' 'strict-dynamic'; style-src-attr 'unsafe-inline'";
  const faultsOf = (html: string) => findFaults({ html, policy, isStored: false }).length;
  expect(
    faultsOf(
      '<a href="/x">javascript: onclick="x" style="y"</a><b style="--width:7.5">b</b><script nonce="abc">onload="x"</script>',
    ),
  ).toBe(0);
  for (const html of [
    '<script>run()</script>',
    '<script nonce="abd" src="/x.js"></script>',
    '<p>abc</p>',
    '<p onclick="run()">x</p>',
    '<svg><path style="fill:red"/></svg>',
    '<p style="--width:1;color:red">x</p>',
    '<p style="--width:url(/x)">x</p>',
    '<style>p{}</style>',
    '<a href="java&#x27;script:x"></a><a href=" javascript:run()">x</a>',
    '<button formaction="JAVASCRIPT:run()">x</button>',
    '<iframe src="/x"></iframe>',
  ]) {
    expect([html, faultsOf(html)]).toEqual([html, 1]);
  }
  const stored = { policy: `script-src 'self' 'sha256-${sha256('run()')}'`, isStored: true };
  expect(findFaults({ html: '<script>run()</script><script src="/x.js"></script>', ...stored })).toEqual([]);
  expect(findFaults({ html: '<script>walk()</script>', ...stored })).toHaveLength(1);
  expect(findFaults({ html: '<script src="//evil.example/x.js"></script>', ...stored })).toHaveLength(1);
});

test.each(someOf(['a visitor', 'Aisha', 'Morag'], 0, 2))(
  'every page as %s sees it holds to its policy',
  async (person) => {
    const faults: string[] = [];
    const nonces: string[] = [];
    let pages = 0;
    let stored = 0;
    for (const [place, route] of listPageRoutes().entries()) {
      if (!isFullForm && person === 'Morag' && place % 2 > 0) continue;
      const address = route.addressFor(jobId);
      const times = isFullForm || person === 'a visitor' ? 2 : 1;
      for (let time = 0; time < times; time += 1) {
        const page = await read(address, person);
        if (!page) continue;
        pages += 1;
        if (page.isStored) stored += 1;
        nonces.push(...noncesIn(page.policy));
        faults.push(...findFaults(page).map((fault) => `${address}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(60);
    if (person === 'a visitor') expect(stored).toBeGreaterThan(30);
    else expect(stored).toBe(0);
    expect(new Set(nonces).size).toBe(pages - stored);
  },
);

const LONG = { timeout: inFull(HANGING_MS, 300_000) };

test('a nonce is used once, however often one page is asked for, and at once', LONG, async () => {
  const nonces: string[] = [];
  for (let round = 0; round < rounds(2, 100); round += 1) {
    const pages = await Promise.all(Array.from({ length: 20 }, () => read('/cookie-policy', 'Aisha')));
    nonces.push(...pages.flatMap((page) => noncesIn(page?.policy ?? '')));
  }
  expect(nonces).toHaveLength(inFull(40, 2_000));
  expect(new Set(nonces).size).toBe(nonces.length);
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{43}$/);
});
