/** Structured data about jobs for search engines (schema.org, with Google's rules for job postings). */
import { countryName, HOME_COUNTRY } from '#domain/place/country.ts';
import { advertHtml } from './advertised-by.ts';
import type { PublicJob } from './fields.ts';
import type { JobType, SalaryPeriod } from './job.ts';

const EMPLOYMENT_TYPES: Record<JobType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
};

const UNIT_TEXTS: Record<SalaryPeriod, string> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
};

type Names = { agency: string; jobUrl: string };

/** `isChosen` is false if several places have the name and the choice is a guess. */
export type PostingPlace = {
  name: string;
  county: string | null;
  postalCode: string | null;
  isChosen: boolean;
  countryCode: string;
};

/** A `JobPosting` for the job's own page. Only for open jobs, because Google wants the markup removed once a job has closed. */
export function jobPosting(
  job: PublicJob,
  { agency, jobUrl }: Names,
  places: readonly PostingPlace[] = [],
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: advertHtml(job, agency),
    identifier: { '@type': 'PropertyValue', name: agency, value: job.id },
    url: jobUrl,
    datePosted: job.createdAt.toISOString(),
    validThrough: job.closesAt.toISOString(),
    ...(job.startDate && { jobStartDate: job.startDate }),
    employmentType: employmentTypes(job),
    hiringOrganization: { '@type': 'Organization', name: job.company },
    ...jobLocation(job, places),
    ...pay(job),
  };
}

/** The first jobs of a list by name and address (spec: 10). Google allows full markup only on a job's own page. */
export function jobItemList(jobs: { title: string; url: string }[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: jobs.slice(0, 10).map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url,
    })),
  };
}

function employmentTypes({ type, basis }: PublicJob): string | string[] {
  const employmentType = EMPLOYMENT_TYPES[type];
  return basis === 'temporary' && employmentType !== 'TEMPORARY' ? [employmentType, 'TEMPORARY'] : employmentType;
}

function jobLocation({ location, workMode }: PublicJob, places: readonly PostingPlace[]) {
  const isKnown = places.length > 0 && places.every(({ isChosen }) => isChosen);
  const [country = HOME_COUNTRY, ...others] = new Set(places.map(({ countryCode }) => countryCode));
  const addresses = isKnown
    ? places.map(toAddress)
    : [{ addressLocality: location, addressCountry: others.length > 0 ? HOME_COUNTRY : country }];
  const all = addresses.map((address) => ({ '@type': 'Place', address: { '@type': 'PostalAddress', ...address } }));
  const jobLocation = all.length === 1 ? all[0] : all;
  if (workMode !== 'remote') return { jobLocation };
  const applicantLocationRequirements = { '@type': 'Country', name: country };
  return { jobLocation, jobLocationType: 'TELECOMMUTE', applicantLocationRequirements };
}

/** A place that is known only by its postcode has no town. */
function toAddress({ name, county, postalCode, countryCode }: PostingPlace) {
  const isTown = !/\d/.test(name) && name !== countryName(countryCode);
  return {
    ...(isTown && { addressLocality: name }),
    ...(county && countryCode === HOME_COUNTRY && { addressRegion: county }),
    ...(postalCode && { postalCode }),
    addressCountry: countryCode,
  };
}

function pay({ salaryMin, salaryMax, salaryPeriod }: PublicJob) {
  if (salaryPeriod === null) return {};
  const range = { minValue: salaryMin ?? salaryMax, maxValue: salaryMax ?? salaryMin };
  const amount = range.minValue === range.maxValue ? { value: range.maxValue } : range;
  const value = { '@type': 'QuantitativeValue', ...amount, unitText: UNIT_TEXTS[salaryPeriod] };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'GBP', value } };
}
