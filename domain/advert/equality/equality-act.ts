/** Links to the parts of the Equality Act 2010 that rules cite. Sources: legislation.gov.uk, read on 26 November 2026. */
import type { Law } from '../advert.ts';

/** The date is when Part 5 of the Act (work) came into force. */
export const equalityAct = (provision: string, path: string): Law => ({
  title: 'Equality Act 2010',
  provision,
  inForce: '2010-10-01',
  url: `https://www.legislation.gov.uk/ukpga/2010/15/${path}`,
});

/** Schedule 9, paragraph 1: a requirement must be a proportionate means to a legitimate aim. */
export const OCCUPATIONAL_REQUIREMENT =
  'Remove it, or say why the work itself needs it (a genuine occupational requirement: Schedule 9 of the Act).';
