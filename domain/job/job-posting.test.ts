import { expect, test } from 'vitest';
import type { PublicJob } from './fields.ts';
import { jobItemList, jobPosting } from './job-posting.ts';

const job: PublicJob = {
  id: '0b0b0b0b-0000-4000-8000-000000000001',
  title: 'Payroll manager',
  company: 'Bright & Sons',
  location: 'Leeds',
  salary: '£38,000 to £44,000 a year',
  type: 'Full-time',
  category: 'white-collar',
  description: 'First line <script>\nsecond line\n\nnew paragraph',
  requirements: '- CIPP',
  basis: 'permanent',
  workMode: 'hybrid',
  startDate: null,
  salaryMin: 38_000,
  salaryMax: 44_000,
  salaryPeriod: 'year',
  createdAt: new Date('2026-11-01T09:00:00Z'),
  updatedAt: new Date('2026-11-02T09:00:00Z'),
  closesAt: new Date('2026-12-01T23:59:00Z'),
  isOpen: true,
};
const names = { agency: 'Tidewell Recruitment', jobUrl: 'https://tidewell.example/jobs/1' };

test('pay is in pounds with its period; the country is GB', () => {
  expect(jobPosting(job, names)).toMatchObject({
    baseSalary: { currency: 'GBP', value: { minValue: 38_000, maxValue: 44_000, unitText: 'YEAR' } },
    jobLocation: { address: { addressLocality: 'Leeds', addressCountry: 'GB' } },
    employmentType: 'FULL_TIME',
    validThrough: '2026-12-01T23:59:00.000Z',
  });
});

test('one figure is a value, not a range, and no figure is no pay', () => {
  expect(jobPosting({ ...job, salaryMin: 40_000, salaryMax: 40_000 }, names)).toMatchObject({
    baseSalary: { value: { value: 40_000 } },
  });
  const withoutPay = { ...job, salaryMin: null, salaryMax: null, salaryPeriod: null };
  expect(jobPosting(withoutPay, names)).not.toHaveProperty('baseSalary');
});

test('a remote job says who may apply', () => {
  expect(jobPosting({ ...job, workMode: 'remote' }, names)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'GB' },
  });
});

const newport = { name: 'Newport', county: 'Isle of Wight', postalCode: 'PO30 1AA', isChosen: true, countryCode: 'GB' };

test('region and postcode are said where they are known, and several places are a list', () => {
  expect(jobPosting(job, names, [newport])).toMatchObject({
    jobLocation: {
      address: {
        addressLocality: 'Newport',
        addressRegion: 'Isle of Wight',
        postalCode: 'PO30 1AA',
        addressCountry: 'GB',
      },
    },
  });
  const leeds = { name: 'Leeds', county: 'West Yorkshire', postalCode: null, isChosen: true, countryCode: 'GB' };
  expect(jobPosting({ ...job, workMode: 'remote' }, names, [newport, leeds])).toMatchObject({
    jobLocation: [{ address: { addressLocality: 'Newport' } }, { address: { addressLocality: 'Leeds' } }],
    jobLocationType: 'TELECOMMUTE',
  });
});

test('a postcode alone names no town, and a guess among places of one name is not passed on', () => {
  const { jobLocation } = jobPosting(job, names, [{ ...newport, name: 'PO30 1AA' }]) as {
    jobLocation: { address: object };
  };
  expect(jobLocation.address).toMatchObject({ postalCode: 'PO30 1AA', addressRegion: 'Isle of Wight' });
  expect(jobLocation.address).not.toHaveProperty('addressLocality');
  const guessed = jobPosting({ ...job, location: 'Newport' }, names, [{ ...newport, isChosen: false }]);
  expect(guessed['jobLocation']).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Newport', addressCountry: 'GB' },
  });
});

test('a job abroad is in its country, and so is who may apply for it from home', () => {
  const dublin = { name: 'Dublin', county: 'Ireland', postalCode: null, isChosen: true, countryCode: 'IE' };
  expect(jobPosting({ ...job, workMode: 'remote' }, names, [dublin])).toMatchObject({
    jobLocation: { address: { addressLocality: 'Dublin', addressCountry: 'IE' } },
    applicantLocationRequirements: { name: 'IE' },
  });
  const { jobLocation } = jobPosting(job, names, [{ ...dublin, name: 'Ireland', county: null }]) as {
    jobLocation: { address: object };
  };
  expect(jobLocation.address).toEqual({ '@type': 'PostalAddress', addressCountry: 'IE' });
});

test('the day on which the work starts is said where there is one', () => {
  expect(jobPosting({ ...job, startDate: '2027-01-11' }, names)).toMatchObject({ jobStartDate: '2027-01-11' });
  expect(jobPosting(job, names)).not.toHaveProperty('jobStartDate');
});

test('a temporary full-time job says both', () => {
  expect(jobPosting({ ...job, basis: 'temporary' }, names)).toMatchObject({
    employmentType: ['FULL_TIME', 'TEMPORARY'],
  });
});

test('line breaks are kept and markup is text', () => {
  const { description } = jobPosting(job, names) as { description: string };
  expect(description).toContain('<p>First line &lt;script&gt;<br>second line</p><p>new paragraph</p>');
});

test('a list names its first ten jobs', () => {
  const jobs = Array.from({ length: 12 }, (_, n) => ({ title: `Job ${n + 1}`, url: `https://x.example/${n}` }));
  const { itemListElement } = jobItemList(jobs) as { itemListElement: { position: number }[] };
  expect(itemListElement.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
