/** The introduction harms neither side, as far as reasonable enquiries show, and both know the law's requirements for the position. */
import { CONDUCT_REGULATIONS, type IntroductionRule, regulationUrl } from '../rule.ts';

export const SUITABILITY: IntroductionRule = {
  kind: 'suitability',
  name: 'Suitability',
  law: {
    ...CONDUCT_REGULATIONS,
    provision: 'regulations 18 and 20',
    inForce: '2004-04-06',
    url: regulationUrl(20),
  },
  asks: 'You know the position, its risks and requirements, and have asked enough to be sure that it’s safe for both the candidate and the client.',
  methods: {
    conversation: 'Talked through with both sides',
    client: 'Client asked in writing',
    visit: 'Workplace visited',
  },
  outcomes: ['met', 'not_met'],
  isNeeded: () => true,
};
