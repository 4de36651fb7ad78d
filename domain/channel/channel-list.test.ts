import { describe, expect, test } from 'vitest';
import { CHANNELS, type Channel, type ChannelFeed, type ChannelJob } from './channel.ts';
import { CHANNEL_LIST } from './channel-list.ts';
import { type ChannelFacts, readChannelFacts, refusalOf } from './channel-rules.ts';

const HOSTILE = `]]><script>alert(1)</script>&amp;"'<!--\u0000\u0008\uFFFE\ud800\u{1F30A}`;
const feed: ChannelFeed = {
  agency: `Agency ${HOSTILE}`,
  siteUrl: 'https://tidewell.example/',
  urlOf: ({ id }) => `https://tidewell.example/jobs/${id}?a=1&b=${HOSTILE}`,
  now: new Date('2026-11-20T09:00:00Z'),
};
const job: ChannelJob = {
  id: `0b0b0b0b${HOSTILE}`,
  title: `Welder ${HOSTILE}`,
  company: `Bright ${HOSTILE}`,
  location: `Leeds ${HOSTILE}`,
  salary: `£15 ${HOSTILE}`,
  type: 'Part-time',
  category: 'blue-collar',
  description: `Weld ${HOSTILE}\n\nthings`,
  requirements: `A ticket ${HOSTILE}`,
  basis: 'temporary',
  workMode: 'hybrid',
  startDate: null,
  salaryMin: 15.2,
  salaryMax: 18,
  salaryPeriod: 'hour',
  createdAt: new Date('2026-11-01T09:00:00Z'),
  updatedAt: new Date('2026-11-02T09:00:00Z'),
  closesAt: new Date('2026-12-01T23:59:00Z'),
  isOpen: true,
  place: {
    name: `Leeds ${HOSTILE}`,
    county: `York ${HOSTILE}`,
    postalCode: `LS1 4DY ${HOSTILE}`,
    latitude: 53.8,
    longitude: -1.5,
    countryCode: 'GB',
  },
};

function readXml(xml: string): { name: string; text: string }[] {
  const elements: { name: string; text: string }[] = [];
  const open: { name: string; text: string }[] = [];
  let remainingXml = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  while (remainingXml !== '') {
    const [token = ''] =
      /^(?:<!\[CDATA\[[\s\S]*?\]\]>|<\/[a-zA-Z_]+>|<[a-zA-Z_]+(?: [a-zA-Z]+="[^"<]*")?\/?>|[^<]+)/.exec(remainingXml) ??
      [];
    if (token === '') throw new Error(`not XML: ${remainingXml.slice(0, 60)}`);
    remainingXml = remainingXml.slice(token.length);
    if (token.startsWith('<![CDATA[')) {
      const last = open.at(-1);
      if (last) last.text += token.slice(9, -3);
    } else if (token.startsWith('</')) {
      const last = open.pop();
      if (!last || token !== `</${last.name}>`) throw new Error(`${token} ends ${last?.name}`);
      elements.push(last);
    } else if (token.endsWith('/>')) elements.push({ name: token.slice(1, -2).split(' ')[0] ?? '', text: '' });
    else if (token.startsWith('<')) open.push({ name: /[a-zA-Z_]+/.exec(token)?.[0] ?? '', text: '' });
    else if (/^[\d-]+$/.test(token)) (open.at(-1) ?? { text: '' }).text += token;
    else if (token.trim() !== '') throw new Error(`text that is no CDATA: ${token}`);
  }
  if (open.length > 0) throw new Error(`${open.length} elements stay open`);
  return elements;
}

const write = (name: (typeof CHANNELS)[number], written: ChannelJob = job, of: ChannelFeed = feed): string => {
  const { writer } = CHANNEL_LIST[name];
  return writer.open(of) + writer.job(written, of) + writer.close;
};

describe.each(CHANNELS)('%s', (name) => {
  test('holds hostile texts whole: no markup of theirs, and no character that XML forbids', () => {
    const xml = write(name);
    const elements = readXml(xml);
    expect(xml).not.toMatch(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/u);
    const clean = `]]><script>alert(1)</script>&amp;"'<!--\u{1F30A}`;
    expect(elements.map(({ text }) => text)).toContain(`Welder ${clean}`);
    // The channel renders markup in descriptions.
    const advert = elements.find(({ name: element }) => element.toLowerCase() === 'description')?.text ?? '';
    expect(advert).toContain(
      name === 'find-a-job' ? '‹script›alert(1)‹/script›&amp;' : '&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;',
    );
    expect(advert).not.toContain('<script');
  });

  test('says in the advert who advertises it, and that it is temporary', () => {
    const advert = readXml(write(name)).find(({ name: element }) => element.toLowerCase() === 'description')?.text;
    expect(advert).toContain('Temporary job, advertised by Agency ');
  });

  test('a job without a place or pay leaves the fields out', () => {
    const bare = { ...job, place: null, salaryMin: null, salaryMax: null, salaryPeriod: null };
    const elements = readXml(write(name, bare));
    expect(elements.filter(({ text, name: element }) => text === '' && element === 'salary')).toEqual([]);
    expect(elements.map(({ text }) => text).join(' ')).not.toMatch(/null|undefined|NaN/);
  });
});

const plain: ChannelJob = {
  ...job,
  id: 'id-1',
  title: 'Welder',
  company: 'Bright & Sons',
  location: 'Leeds, West Yorkshire',
  description: 'Weld.',
  requirements: 'A ticket.',
  place: {
    name: 'Leeds',
    county: 'West Yorkshire',
    postalCode: 'LS1 4DY',
    latitude: 53.8,
    longitude: -1.5,
    countryCode: 'GB',
  },
};
const site = {
  agency: 'Tidewell',
  siteUrl: 'https://t.example/',
  urlOf: ({ id }: { id: string }) => `https://t.example/${id}`,
  now: new Date('2026-11-20T09:00:00Z'),
};
const fieldsOf = (name: (typeof CHANNELS)[number], written = plain) =>
  Object.fromEntries(readXml(write(name, written, site)).map(({ name: element, text }) => [element, text]));

describe('each names the facts as its site asks', () => {
  test('Adzuna', () => {
    expect(fieldsOf('adzuna')).toMatchObject({
      id: 'id-1',
      url: 'https://t.example/id-1',
      location: 'Leeds, West Yorkshire',
      postcode: 'LS1 4DY',
      geo_lat: '53.8',
      country: 'GB',
      salary: '£15.20 - £18 per hour',
      salary_min: '15.20',
      salary_frequency: 'hour',
      contract_type: 'contract',
      contract_time: 'part_time',
    });
    expect(fieldsOf('adzuna', { ...plain, salaryPeriod: 'week' })['salary_frequency']).toBeUndefined();
  });
  test('Jooble', () => {
    expect(write('jooble', plain, site)).toContain('<job id="id-1"><link>');
    expect(fieldsOf('jooble')).toMatchObject({ name: 'Welder', pubdate: '01.11.2026', expire: '01.12.2026' });
  });
  test('Careerjet', () => {
    expect(fieldsOf('careerjet')).toMatchObject({
      city: 'Leeds',
      region: 'West Yorkshire',
      contract_type: 'temporary',
      working_hours: 'part-time',
    });
  });
  test('Talent.com', () => {
    expect(fieldsOf('talent')).toMatchObject({
      referencenumber: 'id-1',
      state: 'West Yorkshire',
      publisher: 'Tidewell',
    });
  });
  test('LinkedIn', () => {
    expect(fieldsOf('linkedin')).toMatchObject({
      partnerJobId: 'id-1',
      location: 'Leeds, United Kingdom',
      workplaceTypes: 'Hybrid',
      jobtype: 'PART_TIME',
      listDate: '2026-11-01',
    });
    // LinkedIn accepts whole amounts only.
    expect(fieldsOf('linkedin')['amount']).toBeUndefined();
    expect(fieldsOf('linkedin', { ...plain, salaryMin: 30_000, salaryMax: null, salaryPeriod: 'year' })).toMatchObject({
      amount: '30000',
      period: 'YEARLY',
    });
  });
  test('Indeed', () => {
    expect(fieldsOf('indeed')).toMatchObject({
      referencenumber: 'id-1',
      sourcename: 'Tidewell',
      postalcode: 'LS1 4DY',
      jobtype: 'parttime',
      remotetype: 'Hybrid remote',
    });
  });
  test('Find a job', () => {
    expect(fieldsOf('find-a-job')).toMatchObject({
      Title: 'Welder',
      City: 'Leeds',
      PostalCode: 'LS1 4DY',
      VacancyExpiry: '2026-11-30',
      ApplyUrl: 'https://t.example/id-1',
      Description:
        'Weld.\n\nRequirements\n\nA ticket.\n\nEmployer: Bright & Sons\nPay: £15.20 - £18 per hour\nTemporary job, advertised by Tidewell.',
    });
    const kinds = (written: Partial<ChannelJob>) =>
      write('find-a-job', { ...plain, ...written }, site).match(/<Vacancy(?:Type|Status) id="\d"\/>/g);
    expect(kinds({})).toEqual(['<VacancyType id="3"/>', '<VacancyStatus id="2"/>']);
    expect(kinds({ basis: 'permanent', type: 'Full-time' })).toEqual([
      '<VacancyType id="1"/>',
      '<VacancyStatus id="1"/>',
    ]);
    expect(kinds({ type: 'Contract' })).toEqual(['<VacancyType id="2"/>']);
    expect(kinds({ basis: 'permanent', type: 'Temporary' })).toEqual(['<VacancyType id="3"/>']);
  });
});

describe('Find a job shows an advert for 30 days', () => {
  // The job was posted shortly after midnight in London, on the last day of summer time.
  const long: ChannelJob = {
    ...plain,
    createdAt: new Date('2026-10-23T23:30:00Z'),
    closesAt: new Date('2027-01-15T23:59:00Z'),
  };
  test.each([
    ['2026-10-24T09:00:00Z', 'id-1', '2026-11-22'],
    ['2026-11-21T09:00:00Z', 'id-1', '2026-11-22'],
    // Find a job refuses a day that is not after today.
    ['2026-11-22T23:59:00Z', 'id-1', '2026-11-23'],
    ['2026-11-23T00:00:00Z', 'id-1-2', '2026-12-22'],
    ['2026-12-23T09:00:00Z', 'id-1-3', '2027-01-15'],
    ['2027-01-15T09:00:00Z', 'id-1-3', '2027-01-16'],
    // The clock is behind the posting date.
    ['2026-10-01T09:00:00Z', 'id-1', '2026-11-22'],
  ])('on %s it is %s until %s', (now, reference, until) => {
    const xml = write('find-a-job', long, { ...site, now: new Date(now) });
    expect(xml).toContain(`<Vacancy vacancyRefCode="${reference}">`);
    expect(xml).toContain(`<VacancyExpiry>${until}</VacancyExpiry>`);
  });

  test('and takes down the one of the day on which the job went', () => {
    const { ended } = CHANNEL_LIST['find-a-job'].writer;
    const gone = { id: `id-1${HOSTILE}`, createdAt: long.createdAt, goneAt: new Date('2026-11-25T09:00:00Z') };
    const xml = `${ended?.open}${ended?.job(gone)}${ended?.close}`;
    expect(readXml(xml).map(({ name }) => name)).toEqual(['ExpireVacancy', 'ExpireVacancies']);
    expect(xml).toMatch(/<ExpireVacancy vacancyRefCode="id-1[^"]*-2"\/>/);
  });
});

describe('rules', () => {
  const { rules } = CHANNEL_LIST.jooble;
  const facts: ChannelFacts = readChannelFacts('agency on-site permanent place postcode pay 100 12 in');

  test('facts are read as the database writes them', () => {
    expect(readChannelFacts('employer remote temporary - - - 0 90 out')).toEqual({
      isAgency: false,
      workMode: 'remote',
      basis: 'temporary',
      hasPlace: false,
      hasPostcode: false,
      hasPay: false,
      letters: 0,
      days: 90,
      isLeftOut: true,
    });
  });

  test.each([
    ['left_out', {}, { isLeftOut: true }],
    ['not_agency', {}, { isAgency: false }],
    ['remote', { takesRemote: false }, { workMode: 'remote' }],
    ['temporary', { takesTemporary: false }, { basis: 'temporary' }],
    ['no_place', { needsPlace: true }, { hasPlace: false }],
    ['no_postcode', { needsPostcode: true }, { hasPostcode: false }],
    ['no_pay', { needsPay: true }, { hasPay: false }],
    ['too_short', { shortest: 100 }, { letters: 50 }],
    ['too_old', { mostDays: 11 }, {}],
  ] as const)('%s', (refusal, rule, fact) => {
    expect(refusalOf({ ...rules, ...rule }, 'agency', { ...facts, ...fact })).toBe(refusal);
    expect(refusalOf(rules, 'all', { ...facts, ...fact, isLeftOut: false })).toBeNull();
  });

  test('whose jobs a channel is given', () => {
    expect(refusalOf(rules, 'employers', facts)).toBe('not_employer');
    expect(refusalOf(rules, 'all', facts)).toBeNull();
    expect(refusalOf(rules, 'all', { ...facts, isAgency: false })).toBeNull();
  });
});

test('every channel gives a job abroad its country, and none says Britain', () => {
  const place = { name: 'Dublin', county: null, postalCode: null, latitude: 53.3, longitude: -6.3, countryCode: 'IE' };
  const abroad = { ...plain, location: 'Dublin, Ireland', place };
  const countries = { adzuna: 'IE', careerjet: 'Ireland', talent: 'Ireland', linkedin: 'IE', indeed: 'IE' } as const;
  for (const [name, country] of Object.entries(countries))
    expect([name, fieldsOf(name as Channel, abroad)['country']]).toEqual([name, country]);
  for (const name of CHANNELS) expect(write(name, abroad, site)).not.toMatch(/\b(?:GB|UK|United Kingdom)\b/);
  expect(fieldsOf('jooble', abroad)['region']).toBe('Dublin, Ireland');
});
