/** What the person who typed `npm start` sees. */
import type { Config } from '#config';
import { DEMO_PASSWORD, demoCast } from '#db/seed/cast.ts';

export function greet(config: Config, dataFolder: string | null): void {
  const address = config.isDemo ? `http://localhost:${config.port}` : config.publicOrigin;
  const lines = [`The site is at ${address}`];
  if (dataFolder) lines.push(`Data      ${dataFolder}`);
  if (config.isDemo) {
    const width = Math.max(...demoCast.map(({ email }) => email.length));
    lines.push(
      `Mailbox   ${address}/dev/mail`,
      `Sign-ins  for the day that accounts open; all with the password ${DEMO_PASSWORD}`,
      ...demoCast.map(({ email, role, status }) => {
        const note = status === 'approved' ? '' : `, ${status}`;
        return `          ${email.padEnd(width)}  ${role.replace('_', ' ')}${note}`;
      }),
    );
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}
