import { everybody, formAction } from '#app/web/form/form-action.server.ts';
import { pageUrl } from '#app/web/page-url.ts';
import { type MailRequest, requestMail } from '../commands/passwords/passwords.server.ts';
import { mailRequestForm } from '../schema.ts';
import { MAIL_PROBLEMS } from '../texts.ts';
import { failures, tooMany } from './refusals.server.ts';

/** Requests an email with a link. The answer is the same whether or not the address has an account. */
export const mailRequestAction = (mail: MailRequest) =>
  formAction({
    form: mailRequestForm,
    gate: everybody,
    run: async ({ services, value }) =>
      (await requestMail(services, mail, value.email))
        ? { ok: true as const }
        : { ok: false as const, reason: 'too_many_attempts' as const },
    done: (_, { request }) => ({ to: `${pageUrl(request).pathname}?sent=yes` }),
    refuse: () => tooMany(MAIL_PROBLEMS.too_many_attempts),
    ...failures(MAIL_PROBLEMS),
  });
