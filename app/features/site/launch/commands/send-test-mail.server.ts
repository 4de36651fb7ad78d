import { randomUUID } from 'node:crypto';
import { passesIpLimit } from '#app/features/core/accounts/commands/limits.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { testMail } from '../emails/test-mail.tsx';
import { answerWithin } from '../queries/checks/answer-within.server.ts';

type Services = Pick<RequestContext, 'database' | 'client' | 'mailer' | 'mailHealth' | 'publicOrigin' | 'now'>;

export type TestMailResult =
  | { ok: true; to: string }
  | { ok: false; reason: 'too_many_tests' | 'no_server' | 'no_answer' }
  | { ok: false; reason: 'not_sent'; detail: string };

/** Shorter than the server's limit for a silent connection (server/app.ts). */
const LIMIT_MS = 10_000;

export async function sendTestMail(services: Services, admin: Admin, limit = LIMIT_MS): Promise<TestMailResult> {
  const { mailer, mailHealth, publicOrigin, now: sentAt } = services;
  if (mailer.reachesNobody) return { ok: false, reason: 'no_server' };
  if (!(await passesIpLimit(services, 'mail_test'))) return { ok: false, reason: 'too_many_tests' };
  const { email: to, fullName } = admin;
  const mail = {
    to,
    ...renderMail(testMail({ fullName, sentAt, publicOrigin })),
    messageId: `<${randomUUID()}@${new URL(publicOrigin).hostname}>`,
  };
  const send = async (): Promise<TestMailResult> => {
    try {
      await mailer.send(mail);
      await mailHealth.checkAgain();
      return { ok: true, to };
    } catch (error) {
      return { ok: false, reason: 'not_sent', detail: error instanceof Error ? error.message : String(error) };
    }
  };
  return answerWithin(limit, send, { ok: false, reason: 'no_answer' });
}
