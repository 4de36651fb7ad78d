/**
 * The right to work in the United Kingdom. Employers have had to check employees since 2008. From 1 October 2026 the duty also covers those
 * who engage a worker or an individual subcontractor (section 14A of the Act of 2006, inserted by section 48 of the Border Security, Asylum
 * and Immigration Act 2025). After a permanent introduction the client is the employer, so the client checks. app.needs_right_to_work has
 * the same rule; a test compares them.
 */
import type { IntroductionRule } from '../rule.ts';

const COVERS_WORKERS_FROM = '2026-10-01';

export const RIGHT_TO_WORK: IntroductionRule = {
  kind: 'right_to_work',
  name: 'Right to work',
  law: {
    title: 'Immigration, Asylum and Nationality Act 2006',
    short: 'Immigration, Asylum and Nationality Act 2006',
    provision: 'sections 14A and 15, as amended by section 48 of the Border Security, Asylum and Immigration Act 2025',
    inForce: COVERS_WORKERS_FROM,
    url: 'https://www.legislation.gov.uk/ukpga/2006/13/section/15',
  },
  asks: 'You engage this person, so check before they start that they’re allowed to do the work. If their permission ends, enter the date of the next check.',
  methods: {
    manual: 'Original documents, in their presence',
    share_code: 'Home Office online service, by share code',
    provider: 'Certified identity service provider',
    employer_service: 'Employer Checking Service',
  },
  outcomes: ['met', 'not_met'],
  hasFollowUp: true,
  isNeeded: (engagement, day) => engagement !== 'permanent' && day >= COVERS_WORKERS_FROM,
};
