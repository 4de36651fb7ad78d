/** The output of `npm start` for the person who typed it. */
import type { FirstToken } from '#app/features/core/accounts/commands/decisions/bootstrap.server.ts';
import { DEMO_PASSWORD, demoCast } from '#db/seed/cast.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Config } from '../../config.server.ts';

type Greeting = {
  dataFolder: string | null;
  /** The token of the first administrator; null if the site has one. It is printed and never logged. */
  firstToken: FirstToken | null;
};

export function greet(config: Config, { dataFolder, firstToken }: Greeting): void {
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
  if (firstToken) lines.push('This site has no administrator yet.', ...describeToken(firstToken, address));
  // biome-ignore lint/suspicious/noConsole: unlike what is written to the stream itself, it ends nothing where there is no room for it
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

function describeToken(first: FirstToken, address: string): string[] {
  if (first.kind === 'on_demand') return ["On this computer, 'npm run admin:token' prints a token to create one."];
  if (first.kind === 'issued')
    return [
      `Open ${address}/setup and enter this token.`,
      "It works once, within 24 hours. 'npm run admin:token' creates another:",
      first.token,
    ];
  return [
    `This site has already printed a bootstrap token, which works until ${formatDateAndTime(first.expiresAt)}.`,
    "If you do not have it, 'npm run admin:token' creates another.",
  ];
}
