/**
 * The candidate must be willing to take this position with this client, and know where their details go. Regulation 19 demands the
 * willingness; regulation 28 keeps information about a work-seeker confidential. General consent is not enough: it must name the client.
 */
import { CONDUCT_REGULATIONS, type IntroductionRule, regulationUrl } from '../rule.ts';

export const CONSENT: IntroductionRule = {
  kind: 'consent',
  name: 'Consent',
  law: {
    ...CONDUCT_REGULATIONS,
    provision: 'regulations 19 and 28',
    inForce: '2004-04-06',
    url: regulationUrl(19),
  },
  asks: 'The candidate wants this job with this client, and agrees that we send their details. They can withdraw at any time.',
  methods: {
    email: 'By email',
    phone: 'By phone',
    in_person: 'In person',
    letter: 'By letter',
  },
  outcomes: [],
  isNeeded: () => true,
};

export const OWN_CONSENT_METHODS: Readonly<Record<string, string>> = {
  link: 'by the link in our email',
  account: 'in their account',
};
