import { afterAll, beforeAll, expect, test } from 'vitest';
import { someOf } from '#tests/support/form.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { readJsonLd } from '#tests/support/page-source.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

const PAYLOADS = [
  '</script>',
  '</ScRiPt ><script>alert(1)</script>',
  '<!--<script>',
  '<!-- --!> ]]> <![CDATA[',
  '\u2028alert(1)\u2029',
  '\\u003c/script\\u003e',
  '\\"};alert(1);//',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what an attacker would write
  '`${alert(1)}`',
  '"]);window.hacked=1;([["',
  "$& $` $' $1 $<a>",
  '<link rel="modulepreload" href="x">',
  'nonce="x" </body></html>',
];

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/gi)].map(([, text = '']) => text);

const pages = new Map<string, Promise<{ html: string; policy: string }>>();
function pageOf(text: string): Promise<{ html: string; policy: string }> {
  const page = pages.get(text) ?? makePage(text);
  pages.set(text, page);
  return page;
}

async function makePage(text: string): Promise<{ html: string; policy: string }> {
  const [id = ''] = await addJobs(site.database.database, {
    title: `Job ${text}`,
    company: text,
    location: text,
    salary: text,
    description: text,
    requirements: text,
  });
  const answer = await fetch(`${site.url}/jobs/${id}`);
  return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
}

test('no text of a job adds a script to its page, or cuts one short', async () => {
  const plain = scriptsIn((await pageOf('harmless')).html);
  for (const payload of PAYLOADS) {
    const { html, policy } = await pageOf(payload);
    const scripts = scriptsIn(html);
    expect(scripts.length, payload).toBe(plain.length);
    expect(html.match(/<script/gi)?.length, payload).toBe(html.match(/<\/script>/gi)?.length);
    for (const script of scripts) expect(script, payload).not.toMatch(/<!--|<\/?script|[\u2028\u2029]/i);
    expect(policy).not.toContain("'unsafe-inline' 'self'");
    const inline = scripts.filter((script) => script !== '' && !script.startsWith('{'));
    expect(policy.match(/'sha256-[^']+'/g)?.length ?? 0, payload).toBeGreaterThanOrEqual(inline.length);
  }
});

test.each(PAYLOADS)('the structured data says exactly: %j', async (payload) => {
  const posting = readJsonLd((await pageOf(payload)).html).find((block) => block['@type'] === 'JobPosting');
  expect(posting?.['title']).toBe(`Job ${payload}`);
  expect(posting?.['hiringOrganization']).toMatchObject({ name: payload });
});

test('what a visitor searched for stays text, too', async () => {
  for (const [turn, payload] of PAYLOADS.entries()) {
    for (const path of someOf(['/jobs?search=', '/jobs?location=', '/search?q='], turn % 3)) {
      const answer = await fetch(site.url + path + encodeURIComponent(payload));
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html.match(/<script/gi)?.length, path + payload).toBe(html.match(/<\/script>/gi)?.length);
      for (const script of scriptsIn(html)) expect(script, path + payload).not.toMatch(/<!--|<\/?script/i);
      expect(html).not.toContain('<link rel="modulepreload" href="x">');
    }
  }
});
