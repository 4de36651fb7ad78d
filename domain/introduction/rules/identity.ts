/**
 * The candidate's identity. The regulation demands it before a worker is supplied; since 2010 (SI 2010/1782) it demands less for permanent
 * introductions. The agency checks both in the same way.
 */
import { CONDUCT_REGULATIONS, type IntroductionRule, regulationUrl } from '../rule.ts';

export const IDENTITY: IntroductionRule = {
  kind: 'identity',
  name: 'Identity',
  law: {
    ...CONDUCT_REGULATIONS,
    provision: 'regulation 19, as amended by SI 2010/1782',
    inForce: '2010-10-01',
    url: regulationUrl(19),
  },
  asks: 'You have confirmed who the candidate is, for example from a passport or a driving licence with their photo.',
  methods: {
    in_person: 'Document seen in person',
    video: 'Document seen in a video call',
    copy: 'Copy of a document, compared with the person',
    provider: 'Identity service provider',
  },
  outcomes: ['met', 'not_met'],
  isNeeded: () => true,
};
