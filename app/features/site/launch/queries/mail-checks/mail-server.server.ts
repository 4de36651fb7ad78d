import { type Check, fault, ok } from '../checks/check.server.ts';

const TEXTS = {
  no_server: 'No mail server is set up (SMTP_URL), so emails can’t be sent.',
  sign_in_refused:
    'The mail server rejects the user name or password in SMTP_URL. Some providers need an app password. Write characters such as @ or / as %40 or %2F.',
  not_usable: 'We can’t reach or use the mail server in SMTP_URL.',
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
    return ok(isDemo ? 'The demo can send emails.' : 'The site can connect and sign in.');
  },
};
