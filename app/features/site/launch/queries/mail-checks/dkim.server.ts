import type { TextAnswer } from '#platform/dns/text-records.server.ts';
import { type Check, ok, unknown, warning } from '../checks/check.server.ts';
import { describeNoAnswer, withSenderDomain } from './sender-domain.server.ts';

/** Selectors of Google, Microsoft, Mailchimp, SendGrid, Postmark, Fastmail, Zoho, Proton, and defaults of many servers. */
const SELECTORS = [
  'google',
  'selector1',
  'selector2',
  'k1',
  'k2',
  's1',
  's2',
  'pm',
  'fm1',
  'zoho',
  'protonmail',
  'default',
  'dkim',
  'mail',
];

const isKey = (record: string): boolean => /(^|;)\s*p=[A-Za-z0-9+/]/.test(record);
const isFound = (answer: TextAnswer): boolean => answer.ok && answer.records.some(isKey);

const SEE_TEST = 'Send a test email and look for dkim=pass in its headers.';

/** RFC 6376. The provider chooses the selector, which only signed emails contain, so the selectors of large providers are tried. */
export const dkim: Check = {
  id: 'dkim',
  group: 'mail',
  title: 'DKIM',
  mend: null,
  isSlow: true,
  run: (services) =>
    withSenderDomain(services, async (domain) => {
      const { lookUpText } = services;
      const branch = await lookUpText(`_domainkey.${domain}`);
      if (!branch.ok) return describeNoAnswer(branch, `_domainkey.${domain}`);
      const answers = await Promise.all(SELECTORS.map((selector) => lookUpText(`${selector}._domainkey.${domain}`)));
      const selectors = SELECTORS.filter((_, index) => isFound(answers[index] as TextAnswer));
      if (selectors.length > 0) return ok(`${domain} publishes a key as ${selectors.join(', ')}. ${SEE_TEST}`);
      return branch.exists
        ? unknown(`${domain} publishes keys under names only your mail provider knows. ${SEE_TEST}`)
        : warning(
            `We couldn’t find a key for ${domain}, so its email seems to be unsigned. Your mail provider can tell you what to publish. ${SEE_TEST}`,
          );
    }),
};
