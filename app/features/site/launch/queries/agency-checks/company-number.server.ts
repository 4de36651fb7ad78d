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
    if (legalName === '') return unknown('The agency is not published yet.');
    if (registration === '')
      return warning(
        'No number is published. A company must state its number and its registered office on its website. A sole trader or a partnership has none.',
      );
    return registeredOffice === ''
      ? warning(`${registration}. A company must state its registered office, too.`)
      : ok(`${registration}.`);
  },
};
