import {
  addImport,
  insertAfter,
  newFile,
  readText,
  type Scaffold,
  splitName,
  toCamel,
  toSentence,
} from './scaffold.ts';

const MAP = 'app/emails.ts';

/** An email: its texts, recipient, example, and entry in the registry. */
export const email: Scaffold = {
  takes: 'AREA/FEATURE/NAME',
  plan: (root, name) => {
    const { feature, words } = splitName(root, name);
    const emails = `app/features/${feature}/emails/${words}`;
    newFile(root, `${emails}.tsx`, '');
    const entries = `${toCamel(words)}MailEntries`;
    const listed = insertAfter(readText(root, MAP), /export const mails = \{/, `\n  ...${entries},`);
    return [
      newFile(root, `${emails}.server.ts`, writeMail(words, toCamel(words), entries)),
      { file: MAP, text: addImport(listed, entries, `#${emails}.server.ts`) },
    ];
  },
  next: [
    'Write the subject, the paragraphs and the reason; the demo shows the email under /dev/mail.',
    "Send it in the transaction of the change it follows from: tasks.send(transaction, 'send-mail', { mail: NAME, accountId }).",
  ],
};

const writeMail = (words: string, name: string, entries: string) => `import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { agency } from '#domain/site/site.ts';
import { EXAMPLE_MAIL } from '#platform/mail/example-facts.ts';
import { type MailContent, renderMail } from '#platform/mail/mail-frame.tsx';
import { defineMails, type PayloadsOf } from '#platform/mail/mail-task.server.ts';

type Facts = { fullName: string; publicOrigin: string };

const ${name}Mail = ({ fullName, publicOrigin }: Facts): MailContent => ({
  subject: '${toSentence(words)} at our agency',
  preview: 'The line that a list of emails shows after the subject.',
  paragraphs: [\`Dear \${fullName},\`, 'What has happened, and what to do now.'],
  button: { label: 'Open the site', href: \`\${publicOrigin}/\` },
  reason: \`You get this because you have an account with \${agency().name}.\`,
});

/** @returns null without an account */
async function write(transaction: Transaction<DB>, { accountId }: { accountId: string }, publicOrigin: string) {
  const account = await transaction
    .selectFrom('profiles')
    .select(['email', 'full_name as fullName'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) return null;
  return { to: account.email, ...renderMail(${name}Mail({ fullName: account.fullName, publicOrigin })) };
}

export const ${entries} = defineMails(['${words}'], {
  schema: z.strictObject({ accountId: z.uuid() }),
  write,
  example: () => ${name}Mail({ ...EXAMPLE_MAIL, fullName: 'Amara Okafor' }),
});

declare module '#platform/mail/mail-task.server.ts' {
  interface MailPayloads extends PayloadsOf<typeof ${entries}> {}
}
`;
