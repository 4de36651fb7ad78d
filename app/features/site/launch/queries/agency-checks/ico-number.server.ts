/** Data Protection (Charges and Information) Regulations 2018: an agency that keeps CVs pays a fee and is registered. */
import { type Check, ok, unknown, warning } from '../checks/check.server.ts';
import { studio } from '../checks/studio-page.server.ts';

export const icoNumber: Check = {
  id: 'ico_number',
  group: 'agency',
  title: 'ICO registration',
  mend: studio('agency'),
  run: ({ content }) => {
    const { legalName, icoNumber: number } = content().agency;
    if (legalName === '') return unknown('The agency hasn’t been published yet.');
    return number === ''
      ? warning(
          'No registration number. An agency that keeps CVs must pay the data protection fee. The ICO then issues a number.',
        )
      : ok(`Registered with the Information Commissioner’s Office under ${number}.`);
  },
};
