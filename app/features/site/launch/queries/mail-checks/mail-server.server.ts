import { type Check, fault, ok } from '../checks/check.server.ts';

const TEXTS = {
  no_server: 'No mail server is set up (SMTP_URL), so no email leaves this computer.',
  sign_in_refused:
    'The mail server refuses the user name or password in SMTP_URL. Some providers want an app password, and characters such as @ or / have to be written as %40 or %2F.',
  not_usable: 'The mail server in SMTP_URL cannot be reached or used.',
};

export const mailServer: Check = {
  id: 'mail_server',
  group: 'mail',
  title: 'Mail server',
  mend: null,
  isSlow: true,
  run: async ({ mailer, isDemo }) => {
    const failure = await mailer.check();
    if (failure) return fault(`${TEXTS[failure.kind]} ${failure.detail}.`);
    return ok(isDemo ? 'Emails of the demo can be sent.' : 'It can be reached and accepts the sign-in of the site.');
  },
};
