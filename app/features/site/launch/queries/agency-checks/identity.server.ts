import { type Check, fault, ok } from '../checks/check.server.ts';
import { studio } from '../checks/studio-page.server.ts';

export const identity: Check = {
  id: 'identity',
  group: 'agency',
  title: 'Name and contact details',
  mend: studio('agency'),
  run: ({ content }) => {
    const { name, legalName } = content().agency;
    return legalName === ''
      ? fault('Not published yet. Every page, email and legal text shows them.')
      : ok(`${name}, which is ${legalName}.`);
  },
};
