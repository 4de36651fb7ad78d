import type { TextAnswer } from '#platform/dns/text-records.server.ts';
import { type CheckServices, unknown, type Verdict } from '../checks/check.server.ts';

/** RFC 2606 and RFC 6762 reserve these, so no name server knows them. */
const RESERVED = /(^|\.)(example|test|invalid|localhost|local)$/;

type SenderServices = Pick<CheckServices, 'mailer' | 'isDemo' | 'lookUpText'>;

export async function withSenderDomain(
  { mailer, isDemo, lookUpText }: SenderServices,
  look: (domain: string) => Promise<Verdict>,
): Promise<Verdict> {
  const { address } = mailer.sender();
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (isDemo) return unknown('The demo doesn’t email other people, so we don’t check its domain.');
  if (address === '') return unknown('No sender address yet. Publish the agency, or set MAIL_FROM.');
  if (RESERVED.test(domain)) return unknown(`${domain} is reserved for tests and examples, so we don’t check it.`);
  const answer = await lookUpText(domain);
  if (!answer.ok) return describeNoAnswer(answer, domain);
  return answer.exists
    ? look(domain)
    : unknown(
        `This computer’s name server doesn’t know ${domain}. Check that it’s registered and that the name server has internet access.`,
      );
}

export const describeNoAnswer = ({ detail }: Extract<TextAnswer, { ok: false }>, name: string): Verdict =>
  unknown(`No name server answered for ${name} (${detail}). Check again later, or ask your provider.`);
