/** The checks without a database, with fakes. The others are in app/features/site/launch/tests/site-checks.test.ts. */
import { Readable } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { composeContent } from '#db/content/content.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import type { LookUpText, TextAnswer } from '#platform/dns/text-records.server.ts';
import type { MailFailure } from '#platform/mail/mail-health.server.ts';
import { type StoredFile, StoreFull } from '#platform/storage/storage.ts';
import type { CheckState } from '../../schema.ts';
import { ALL_CHECKS } from './all-checks.server.ts';
import type { CheckServices, Verdict } from './check.server.ts';
import { runChecks } from './run-checks.server.ts';

const EMPTY = composeContent([]).content;
const FULL = seededContent();

const services = (part: Partial<CheckServices> = {}): CheckServices => ({
  database: { asSystem: () => Promise.reject(new Error('This test has no database')) },
  findDatabaseFault: async () => null,
  content: () => FULL,
  storage: memory(),
  mailer: mailer('desk@harbour-jobs.co.uk'),
  lookUpText: async () => ({ ok: true, records: [], exists: false }),
  findRefusedOrigins: async () => [],
  publicOrigin: 'https://harbour-jobs.co.uk',
  isDemo: false,
  now: new Date('2026-11-25T12:00:00Z'),
  ...part,
});

const mailer = (address: string, fault: MailFailure | null = null): CheckServices['mailer'] => ({
  check: async () => fault,
  sender: () => ({ name: 'Harbour', address }),
});

function memory(): CheckServices['storage'] & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    put: async ({ key, bytes }: StoredFile) => void files.set(key, bytes),
    open: async (key) => (files.has(key) ? Readable.from([files.get(key)]) : null),
    remove: async (key) => void files.delete(key),
  };
}

async function run(id: string, part: Partial<CheckServices> = {}): Promise<Verdict> {
  const check = ALL_CHECKS.find((each) => each.id === id);
  if (!check) throw new Error(`There is no check ${id}`);
  return check.run(services(part));
}

const withAgency = (facts: Partial<typeof FULL.agency>) => ({
  content: () => ({ ...FULL, agency: { ...FULL.agency, ...facts } }),
});
const nothing = { content: () => EMPTY };

test.each<[string, CheckState, Partial<CheckServices>, RegExp]>([
  ['identity', 'fault', nothing, /Not published yet/],
  ['identity', 'ok', {}, /Tidewell Recruitment Ltd/],
  ['company_number', 'unknown', nothing, /hasn’t been published/],
  ['company_number', 'warning', withAgency({ registration: '' }), /must show its number/],
  ['company_number', 'warning', withAgency({ registeredOffice: '' }), /must also show its registered office/],
  ['company_number', 'ok', {}, /company number/],
  ['ico_number', 'unknown', nothing, /hasn’t been published/],
  ['ico_number', 'warning', withAgency({ icoNumber: '' }), /data protection fee/],
  ['ico_number', 'ok', withAgency({ icoNumber: 'ZA123456' }), /ZA123456/],
  ['privacy_contact', 'unknown', nothing, /hasn’t been published/],
  ['privacy_contact', 'warning', { content: () => ({ ...FULL, legal: withoutContact() }) }, /\{email\}/],
  ['privacy_contact', 'ok', {}, /how to reach/],
  ['legal_pages', 'fault', nothing, /Privacy policy; Cookie policy/],
  [
    'legal_pages',
    'warning',
    { content: () => ({ ...FULL, legal: FULL.legal.slice(0, -1) }) },
    /^Not published: [^;]+\.$/,
  ],
  ['legal_pages', 'ok', {}, /All six/],
  ['home_page', 'warning', nothing, /generic text until you publish/],
  ['home_page', 'ok', {}, /your own text/],
  ['brand', 'warning', nothing, /no logo/],
  ['brand', 'ok', {}, /colour and logo are published/],
  ['places', 'warning', nothing, /No places published/],
  ['places', 'ok', {}, /places are published/],
  ['services', 'warning', nothing, /No services offered/],
  ['services', 'ok', {}, /Employer services/],
  ['open_prompts', 'ok', {}, /No published page/],
  ['open_prompts', 'fault', withAgency({ strapline: 'We find [your trade]' }), /Agency: \[your trade\]/],
  ['open_prompts', 'ok', withAgency({ strapline: 'Read [more](/jobs)' }), /No published page/],
  ['demo_words', 'fault', {}, /belongs to the demo .*And \d+ more\./],
  ['demo_words', 'ok', nothing, /No demo names, numbers or addresses/],
  ['https', 'ok', {}, /https:\/\/harbour/],
  ['https', 'fault', { publicOrigin: 'http://harbour-jobs.co.uk' }, /set PUBLIC_ORIGIN/],
  ['public_address', 'ok', {}, /Forms work at https:\/\/harbour-jobs.co.uk/],
  [
    'public_address',
    'warning',
    {
      findRefusedOrigins: async () => [
        { askedAs: 'https://jobs.example', configuredAs: 'https://harbour-jobs.co.uk', at: new Date() },
      ],
    },
    /at https:\/\/jobs\.example were refused, because the site is configured as https:\/\/harbour-jobs\.co\.uk /,
  ],
  ['database', 'fault', { findDatabaseFault: async () => 'it is empty' }, /it is empty/],
])('%s is %s', async (id, state, part, text) => {
  const verdict = await run(id, part);
  expect([verdict.state, verdict.text]).toEqual([state, expect.stringMatching(text)]);
});

function withoutContact() {
  const policy = JSON.parse(JSON.stringify(FULL.legal).replaceAll(/\{(email|phone|phoneLink|address)\}/g, 'us'));
  return policy as typeof FULL.legal;
}

describe('the mail server', () => {
  test.each<[MailFailure['kind'], RegExp]>([
    ['no_server', /No mail server is set up \(SMTP_URL\), so emails can’t be sent/],
    ['sign_in_refused', /rejects the user name or password .* answered 535 at AUTH\.$/],
    ['not_usable', /can’t reach or use the mail server/],
  ])('is at fault: %s', async (kind, text) => {
    const fault = { kind, detail: 'The mail server answered 535 at AUTH' };
    expect(await run('mail_server', { mailer: mailer('a@b.co.uk', fault) })).toEqual({
      state: 'fault',
      text: expect.stringMatching(text),
    });
  });

  test('is in order', async () => {
    expect((await run('mail_server')).state).toBe('ok');
  });
});

const dns =
  (zone: Record<string, readonly string[]>): LookUpText =>
  async (name): Promise<TextAnswer> => ({
    ok: true,
    records: zone[name] ?? [],
    exists: Object.keys(zone).some((each) => each === name || each.endsWith(`.${name}`)),
  });

const DOMAIN = 'harbour-jobs.co.uk';

describe('the sender’s domain', () => {
  test.each<[string, CheckState, Record<string, readonly string[]>, RegExp]>([
    [
      'spf',
      'ok',
      { [DOMAIN]: ['google-site-verification=x', 'v=spf1 include:_spf.mail.net -all'] },
      /publishes v=spf1 include/,
    ],
    ['spf', 'warning', { [DOMAIN]: ['google-site-verification=x'] }, /no SPF record/],
    ['spf', 'warning', { [DOMAIN]: ['v=spf1 +all'] }, /every server/],
    ['spf', 'warning', { [DOMAIN]: ['v=spf1 all'] }, /every server/],
    ['spf', 'ok', { [DOMAIN]: ['v=spf1 mx ~all'] }, /v=spf1 mx ~all/],
    ['spf', 'fault', { [DOMAIN]: ['v=spf1 mx -all', 'v=spf1 a -all'] }, /2 SPF records/],
    ['dkim', 'ok', { [`google._domainkey.${DOMAIN}`]: ['v=DKIM1; k=rsa; p=MIIBIj'] }, /as google\./],
    ['dkim', 'unknown', { [`x7k2._domainkey.${DOMAIN}`]: ['v=DKIM1; p=MIIBIj'] }, /only your mail provider knows/],
    ['dkim', 'unknown', { [`google._domainkey.${DOMAIN}`]: ['v=DKIM1; p='] }, /only your mail provider knows/],
    ['dkim', 'warning', { [DOMAIN]: ['v=spf1 -all'] }, /seems to be unsigned/],
    ['dmarc', 'ok', { [`_dmarc.${DOMAIN}`]: ['v=DMARC1; p=quarantine; rua=mailto:d@x.uk'] }, /p=quarantine/],
    ['dmarc', 'ok', { [`_dmarc.${DOMAIN}`]: ['v=DMARC1; p=none'] }, /asks only for reports/],
    ['dmarc', 'warning', { [DOMAIN]: ['v=spf1 -all'] }, /no DMARC record/],
  ])('%s is %s', async (id, state, zone, text) => {
    const verdict = await run(id, { lookUpText: dns(zone) });
    expect([verdict.state, verdict.text]).toEqual([state, expect.stringMatching(text)]);
  });

  test('takes the DMARC policy of the domain above it', async () => {
    const zone = { [`_dmarc.${DOMAIN}`]: ['v=DMARC1; p=reject'], [`mail.${DOMAIN}`]: [] };
    const verdict = await run('dmarc', { mailer: mailer(`a@mail.${DOMAIN}`), lookUpText: dns(zone) });
    expect(verdict).toEqual({ state: 'ok', text: `${DOMAIN} publishes v=DMARC1; p=reject` });
  });

  describe.each(['spf', 'dkim', 'dmarc'])('%s', (id) => {
    test('is not known where no name server answers', async () => {
      const lookUpText: LookUpText = async () => ({ ok: false, detail: 'ETIMEOUT' });
      const { state, text } = await run(id, { lookUpText });
      expect([state, text]).toEqual(['unknown', expect.stringMatching(/No name server answered .*ETIMEOUT/)]);
    });

    test('is not known where the name server does not know the domain at all', async () => {
      const { state, text } = await run(id, { lookUpText: dns({}) });
      expect([state, text]).toEqual(['unknown', expect.stringMatching(/doesn’t know harbour-jobs\.co\.uk/)]);
    });

    test.each([
      ['of the demo', { isDemo: true }],
      ['of a site without a sender', { mailer: mailer('') }],
      ['of a domain for tests', { mailer: mailer('desk@harbour.test') }],
    ])('is not looked up: %s', async (_what, part) => {
      const lookUpText = vi.fn<LookUpText>();
      expect((await run(id, { ...part, lookUpText })).state).toBe('unknown');
      expect(lookUpText).not.toHaveBeenCalled();
    });
  });
});

describe('the storage', () => {
  test('is in order, and keeps nothing of the check', async () => {
    const storage = memory();
    expect((await run('storage', { storage })).state).toBe('ok');
    expect(storage.files.size).toBe(0);
  });

  test.each<[string, Partial<CheckServices['storage']>, RegExp]>([
    ['is full', { put: () => Promise.reject(new StoreFull(null)) }, /Storage is full/],
    ['refuses to write', { put: () => Promise.reject(new Error('EACCES: permission denied')) }, /EACCES/],
    ['has lost the file', { open: async () => null }, /couldn’t be read back unchanged/],
    [
      'gives back another file',
      { open: async () => Readable.from([Buffer.from('other')]) },
      /couldn’t be read back unchanged/,
    ],
    ['cannot remove', { remove: () => Promise.reject(new Error('EROFS')) }, /EROFS/],
  ])('is at fault where it %s', async (_what, broken, text) => {
    const verdict = await run('storage', { storage: { ...memory(), ...broken } });
    expect([verdict.state, verdict.text]).toEqual(['fault', expect.stringMatching(text)]);
  });
});

describe('all checks together', () => {
  const explain = (check: string, error: unknown) => `${check}: ${String(error)}`;

  test('each answers with words, whatever fails', async () => {
    const broken = new Proxy({} as CheckServices, {
      get: () => () => {
        throw new Error('broken');
      },
    });
    const results = await runChecks(broken, { explain });
    expect(results.map(({ id }) => id)).toEqual(ALL_CHECKS.map(({ id }) => id));
    for (const { id, state, text } of results) {
      expect(['unknown', 'fault', 'ok'], id).toContain(state);
      expect(text).not.toBe('');
    }
    expect(results.find(({ id }) => id === 'backups')).toMatchObject({
      state: 'unknown',
      text: expect.stringMatching(/^backups: TypeError/),
      mend: null,
    });
  });

  test('one that never answers is not known, and keeps no other from answering', async () => {
    vi.useFakeTimers();
    try {
      const stalled = services({
        mailer: { ...mailer('a@b.co.uk'), check: () => new Promise<never>(() => undefined) },
      });
      const checks = ALL_CHECKS.filter(({ id }) => id === 'mail_server' || id === 'https');
      const running = runChecks(stalled, { explain, limit: 2_000, checks });
      await vi.advanceTimersByTimeAsync(2_000);
      expect((await running).map(({ state, text }) => [state, text])).toEqual([
        ['unknown', 'No response within 2 seconds.'],
        ['ok', expect.any(String)],
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('checks that need a correction say where to make it', async () => {
    const results = await runChecks(services(nothing), { explain });
    expect(results.find(({ id }) => id === 'identity')?.mend).toEqual({
      label: 'Studio: Agency',
      href: '/admin/studio/agency',
    });
    expect(results.find(({ id }) => id === 'https')?.mend).toBeNull();
  });
});
