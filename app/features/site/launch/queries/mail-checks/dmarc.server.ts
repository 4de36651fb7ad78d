/** RFC 7489: the domain's policy for emails that only claim to be from it. */
import { type Check, ok, warning } from '../checks/check.server.ts';
import { describeNoAnswer, withSenderDomain } from './sender-domain.server.ts';

function listCandidates(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join('.'));
}

export const dmarc: Check = {
  id: 'dmarc',
  group: 'mail',
  title: 'DMARC',
  mend: null,
  isSlow: true,
  run: (services) =>
    withSenderDomain(services, async (domain) => {
      const { lookUpText } = services;
      for (const candidate of listCandidates(domain)) {
        const name = `_dmarc.${candidate}`;
        const answer = await lookUpText(name);
        if (!answer.ok) return describeNoAnswer(answer, name);
        const policy = answer.records.find((record) => /^v=DMARC1\s*(;|$)/i.test(record));
        if (policy === undefined) continue;
        return /;\s*p=none\b/i.test(policy)
          ? ok(`${candidate} asks only for reports (p=none). Once these look right, change it to p=quarantine.`)
          : ok(`${candidate} publishes ${policy}`);
      }
      return warning(
        `${domain} has no DMARC record, and large providers expect one. Start with: v=DMARC1; p=none; rua=mailto: followed by your address.`,
      );
    }),
};
