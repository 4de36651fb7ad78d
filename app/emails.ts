/** MAP 3: every mail of the site, with an example of each. */
import { type AccountMailName, accountMailNames, accountMails } from '#app/features/accounts/emails/account-mails.tsx';
import { renderMail } from '#app/site/mail-frame.tsx';

const example = {
  fullName: 'Amara Okafor',
  email: 'amara@okafor.example',
  role: 'job_seeker',
  publicOrigin: 'https://tidewell.example',
  token: 'an-example-of-a-token',
} as const;

/** What each mail looks like, by name; none of these links works. */
export const exampleMails = Object.fromEntries(
  accountMailNames.map((name) => [name, renderMail(accountMails[name](example))]),
) as Record<AccountMailName, ReturnType<typeof renderMail>>;
