/** Files in the shapes of spreadsheets, boards and feeds. The adverts are invented. */
import {
  amount,
  byBasis,
  byHours,
  byMode,
  closing,
  company,
  needs,
  oneOf,
  per,
  posted,
  reference,
  type System,
  sheet,
  title,
} from './sheet.ts';
import { writeDay, writeHtml, writeLocation, writePay, writeText } from './written-values.ts';

export const OTHER_SYSTEMS: readonly System[] = [
  sheet(
    'NHS-style export',
    {
      'Vacancy reference': ({ number }) => `176-C-${number}`,
      'Job title': title,
      Employer: company,
      'Job location': ({ town, postcode }) => `St Hilda’s House, ${town}, ${postcode}`,
      Contract: byBasis({
        permanent: ['Permanent'],
        temporary: ['Fixed term: 12 months (maternity cover)', 'Bank', 'Secondment'],
        contract: ['Locum'],
      }),
      'Working pattern': byHours(
        ['Full time, Flexible working', 'Full time'],
        ['Part time, Job share', 'Part time, Flexible working'],
      ),
      Salary: ({ pay: { low, high, per: unit } }) =>
        `£${low.toLocaleString('en-GB')} to £${high.toLocaleString('en-GB')} ${unit === 'year' ? 'a year per annum' : unit === 'hour' ? 'an hour' : 'a day'}`,
      'Hours per week': ({ hours }, chance) =>
        chance.pick([`${hours} hours per week`, `${hours} hours per week (Monday - Friday)`, `Up to ${hours}`]),
      'Job summary': writeText,
      'Person specification': needs,
      'Closing date': closing('long', 'withTime'),
    },
    { encoding: 'utf16le', mark: '\ufeff' },
  ),
  sheet(
    'Excel list, typed',
    {
      'Job Ref': reference('00'),
      Role: title,
      Client: company,
      Where: writeLocation,
      Pay: writePay,
      'Hours (pw)': ({ hours, isFullTime }, chance) =>
        chance.pick([String(hours), `${hours}hrs`, isFullTime ? 'Full time' : 'Part time', 'Mon-Fri 8-5']),
      'Perm/Temp': byBasis({
        permanent: ['Perm', 'P', 'Permanent'],
        temporary: ['Temp', 'T', 'Temp-perm', 'Ongoing temp'],
        contract: ['Contract', 'C', 'Self employed'],
      }),
      'Remote?': byMode({ 'on-site': ['N', 'No', 'n/a', ''], hybrid: ['Hybrid', 'Some'], remote: ['Y', 'Yes'] }),
      'Job Details': writeText,
      Requirements: needs,
      Closes: closing('excel', 'short', 'serial', 'british'),
    },
    { above: 'Vacancies November 2026\r\n\r\n', encoding: 'latin1' },
  ),
  sheet(
    'Excel list, semicolons',
    {
      ID: ({ number }) => String(number),
      Position: title,
      Customer: company,
      'Town/City': ({ town }) => town,
      Wage: writePay,
      Type: byHours(['FT', 'Full Time', 'F/T', 'Full-time or part-time'], ['PT', 'P/T', 'Zero hours']),
      'Advert text': writeText,
      'Start date': oneOf('ASAP', 'Immediate', '01/12/2026'),
      Deadline: closing('dots', 'british'),
    },
    { delimiter: ';', above: 'sep=;\r\n' },
  ),
  sheet('WordPress board', {
    id: ({ number }) => String(number),
    post_title: title,
    _company_name: company,
    _job_location: writeLocation,
    _job_salary: writePay,
    job_types: byHours(['Full Time', 'Full Time|Permanent'], ['Part Time', 'Freelance']),
    _remote_position: byMode({ 'on-site': ['0', ''], hybrid: ['0'], remote: ['1'] }),
    post_content: (facts, chance) => (chance.isHit(0.5) ? writeHtml(facts, chance) : writeText(facts, chance)),
    post_date: posted('sql'),
    _job_expires: closing('iso'),
  }),
  sheet(
    'SmartRecruiters',
    {
      'Job ID': ({ number }) => `REF${number}X`,
      'Job title': title,
      'Company name': company,
      'Job location': ({ town, mode }) =>
        mode === 'remote' ? `${town}, United Kingdom (Remote)` : `${town}, United Kingdom`,
      'Type of employment': byHours(['Full-time', 'Permanent', 'full-time'], ['Part-time']),
      'Minimum salary': amount('low'),
      'Maximum salary': amount('high'),
      'Salary period': per({ year: ['YEARLY', 'year'], hour: ['HOURLY'], day: ['DAILY'] }),
      'Job description': writeHtml,
      Qualifications: needs,
      'Publication date': posted('iso', 'seconds'),
    },
    { delimiter: '\t' },
  ),
  {
    name: 'Indeed feed (XML)',
    write(adverts, chance) {
      const jobs = adverts.map((facts) => {
        const values = {
          title: facts.title,
          date: writeDay(facts.posted, 'mail'),
          referencenumber: `IN${facts.number}`,
          url: `https://jobs.example/${facts.number}`,
          company: facts.company,
          city: facts.town,
          state: facts.county,
          country: 'GB',
          postalcode: facts.postcode,
          description: writeHtml(facts, chance),
          salary: writePay(facts, chance),
          jobtype: facts.isFullTime ? 'fulltime' : chance.pick(['parttime', 'part-time']),
          remotetype: { 'on-site': '', hybrid: 'Hybrid remote', remote: 'Fully remote' }[facts.mode],
          expirationdate: writeDay(facts.closes, chance.pick(['iso', 'mail', 'british'])),
        };
        const parts = Object.entries(values).map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`);
        return `<job>${parts.join('')}</job>`;
      });
      return Buffer.from(
        `<?xml version="1.0" encoding="utf-8"?>\n<source><publisher>ATS</publisher>${jobs.join('\n')}</source>`,
      );
    },
  },
];
