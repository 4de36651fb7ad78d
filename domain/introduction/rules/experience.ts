/** Experience, training and qualifications that the client thinks necessary, or that the law or a professional body requires. */
import { CONDUCT_REGULATIONS, type IntroductionRule, regulationUrl } from '../rule.ts';

export const EXPERIENCE: IntroductionRule = {
  kind: 'experience',
  name: 'Experience and qualifications',
  law: {
    ...CONDUCT_REGULATIONS,
    provision: 'regulation 19, as amended by SI 2010/1782',
    inForce: '2010-10-01',
    url: regulationUrl(19),
  },
  asks: 'The candidate has the experience, training and qualifications that the client, the law or a professional body requires.',
  methods: {
    interview: 'Interview',
    reference: 'Reference',
    document: 'Certificates seen',
    register: 'Looked up with the issuer',
  },
  outcomes: ['met', 'not_met', 'not_needed'],
  isNeeded: () => true,
};
