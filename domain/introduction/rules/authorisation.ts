/** A licence, registration or card without which the work is illegal. Regulation 22 requires copies if the law requires one. */
import { CONDUCT_REGULATIONS, type IntroductionRule, regulationUrl } from '../rule.ts';

export const AUTHORISATION: IntroductionRule = {
  kind: 'authorisation',
  name: 'Authorisation',
  law: {
    ...CONDUCT_REGULATIONS,
    provision: 'regulations 19 and 22, as amended by SI 2010/1782',
    inForce: '2010-10-01',
    url: regulationUrl(22),
  },
  asks: 'The candidate holds every licence, registration or card the work needs. Keep a copy and offer it to the client. Record if none is needed.',
  methods: {
    register: 'Looked up in the register',
    document: 'Card or certificate seen',
    provider: 'Checking service, such as DBS',
  },
  outcomes: ['met', 'not_met', 'not_needed'],
  hasFollowUp: true,
  isNeeded: () => true,
};
