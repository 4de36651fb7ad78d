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

/** An email: what it says, and its example in the map. */
export const email: Scaffold = {
  takes: 'AREA/FEATURE/NAME',
  plan: (root, name) => {
    const { feature, words } = splitName(root, name);
    const file = `app/features/${feature}/emails/${words}.tsx`;
    const mail = `${toCamel(words)}Mail`;
    const map = readText(root, MAP);
    const frame = /(?<= from ')[^']*mail-frame[^']*(?=')/.exec(map)?.[0];
    if (!frame) throw new Error(`${MAP} imports no frame of emails`);
    const named = insertAfter(map, /type MailName =/, `\n  | '${words}'`);
    const example = `\n  ['${words}', ${mail}({ fullName: account.fullName, publicOrigin })],`;
    const listed = insertAfter(named, /const listContents = \(\): \[MailName, MailContent\]\[\] => \[/, example);
    return [
      newFile(root, file, writeMail(words, mail, frame)),
      { file: MAP, text: addImport(listed, mail, `#${file}`) },
    ];
  },
  next: [
    'Write the subject, the paragraphs and the reason; the demo shows the email under /dev/mail.',
    'Send it from a task: `npm run new task AREA/FEATURE/NAME`.',
  ],
};

const writeMail = (words: string, mail: string, frame: string) => `import type { MailContent } from '${frame}';
import { agency } from '#domain/site/site.ts';

type Facts = { fullName: string; publicOrigin: string };

export const ${mail} = ({ fullName, publicOrigin }: Facts): MailContent => ({
  subject: '${toSentence(words)} at our agency',
  preview: 'The line that a list of emails shows after the subject.',
  paragraphs: [\`Dear \${fullName},\`, 'What has happened, and what to do now.'],
  button: { label: 'Open the site', href: \`\${publicOrigin}/\` },
  reason: \`You get this because you have an account with \${agency().name}.\`,
});
`;
