/** What the person who typed `npm start` sees. */
import type { Config } from '#config';
import { DEMO_PASSWORD, demoCast } from '#db/seed/cast.ts';

type Greeting = {
  dataFolder: string | null;
  /** For the first administrator, while there is none. It is printed, and never logged. */
  bootstrapToken: string | null;
};

export function greet(config: Config, { dataFolder, bootstrapToken }: Greeting): void {
  const address = config.isDemo ? `http://localhost:${config.port}` : config.publicOrigin;
  const lines = [`The site is at ${address}`];
  if (dataFolder) lines.push(`Data      ${dataFolder}`);
  if (config.isDemo) {
    const width = Math.max(...demoCast.map(({ email }) => email.length));
    lines.push(
      `Mailbox   ${address}/dev/mail`,
      `Sign-ins  all with the password ${DEMO_PASSWORD}`,
      ...demoCast.map(({ email, role, status }) => {
        const note = status === 'approved' ? '' : `, ${status}`;
        return `          ${email.padEnd(width)}  ${role.replace('_', ' ')}${note}`;
      }),
    );
  }
  if (bootstrapToken) {
    lines.push(
      `Nobody administers this site yet. Sign up, confirm your e-mail, sign in, and enter this token on the home page`,
      `(it works once, within 24 hours; 'npm run admin:token' makes another):`,
      bootstrapToken,
    );
  }
  // biome-ignore lint/suspicious/noConsole: unlike what is written to the stream itself, it ends nothing where there is no room for it
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}
