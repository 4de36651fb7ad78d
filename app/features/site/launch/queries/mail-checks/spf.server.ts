/** RFC 7208: the servers that may send emails of the domain. */
import { type Check, fault, ok, warning } from '../checks/check.server.ts';
import { describeNoAnswer, withSenderDomain } from './sender-domain.server.ts';

export const spf: Check = {
  id: 'spf',
  group: 'mail',
  title: 'SPF',
  mend: null,
  isSlow: true,
  run: (services) =>
    withSenderDomain(services, async (domain) => {
      const { lookUpText } = services;
      const answer = await lookUpText(domain);
      if (!answer.ok) return describeNoAnswer(answer, domain);
      const policies = answer.records.filter((record) => /^v=spf1( |$)/i.test(record));
      const [policy] = policies;
      if (policy === undefined)
        return warning(
          `${domain} has no SPF record, so its email may be treated as spam. Your mail provider can tell you what to publish.`,
        );
      if (policies.length > 1)
        return fault(
          `${domain} has ${policies.length} SPF records. Mail servers then ignore them all. Publish just one.`,
        );
      return /\s\+?all(\s|$)/i.test(policy)
        ? warning(`${domain} lets every server send its email: ${policy}`)
        : ok(`${domain} publishes ${policy}`);
    }),
};
