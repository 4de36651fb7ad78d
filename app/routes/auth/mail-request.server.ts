/** What the pages do on which a mail with a link is asked for. */

import { redirect } from 'react-router';
import { type MailRequest, requestMail } from '#app/features/accounts/commands/passwords.server.ts';
import { mailRequestForm } from '#app/features/accounts/schema.ts';
import { pageUrl } from '#app/site/page-url.ts';
import { MAIL_PROBLEMS } from '#domain/account-texts.ts';
import { type Asking, answerForm, refuse, STATUSES, WAITS } from './account-form.server.ts';

export const loadMailRequest = ({ request }: Asking) => ({
  isSent: pageUrl(request).searchParams.has('sent'),
});

/** Whoever is known and whoever is not are answered alike. */
export function answerMailRequest(asking: Asking, mail: MailRequest) {
  return answerForm(asking, mailRequestForm, MAIL_PROBLEMS, async ({ email }, services) => {
    if (await requestMail(services, mail, email)) return redirect(`${pageUrl(asking.request).pathname}?sent=yes`, 303);
    return refuse(STATUSES.too_many_attempts, {
      notice: MAIL_PROBLEMS.too_many_attempts,
      values: { email },
      retryAfterSeconds: WAITS.too_many_attempts,
    });
  });
}
