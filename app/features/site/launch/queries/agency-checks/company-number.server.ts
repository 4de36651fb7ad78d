import { type Check, ok, unknown, warning } from '../checks/check.server.ts';
import { studio } from '../checks/studio-page.server.ts';

/** Trading Disclosures Regulations 2015, regulations 24 and 25: a company states its number and office on its website. */
export const companyNumber: Check = {
  id: 'company_number',
  group: 'agency',
  title: 'Company number',
  mend: studio('agency'),
  run: ({ content }) => {
    const { legalName, registration, registeredOffice } = content().agency;
    if (legalName === '') return unknown('The agency hasn’t been published yet.');
    if (registration === '')
      return warning(
        'No number published. A company must show its number and registered office on its website. Sole traders and partnerships don’t have one.',
      );
    return registeredOffice === ''
      ? warning(`${registration}. A company must also show its registered office.`)
      : ok(`${registration}.`);
  },
};
