/** A mail server of our own, on this computer, that can be made to behave badly. */
import { once } from 'node:events';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { freePort } from './site.ts';

export type ReceivedMail = ParsedMail & { recipients: string[] };

export type SmtpSink = {
  url: string;
  /** In the order they came. */
  received: ReceivedMail[];
  /** What RCPT TO is answered with from now on; null: it is welcome. */
  refuseRecipients(code: number | null): void;
  /** How often a recipient was refused. */
  refusals(): number;
  /** Takes a mail and then says nothing, for as long as this is on. */
  stallAfterData(isOn: boolean): void;
  /** How many mails were taken without an answer. */
  stalled(): number;
  /** Hangs up on whoever has just handed over a mail, without saying that it was taken. */
  hangUpAfterData(isOn: boolean): void;
  start(): Promise<void>;
  stop(): Promise<void>;
};

export async function createSmtpSink(): Promise<SmtpSink> {
  const port = await freePort();
  const received: ReceivedMail[] = [];
  let code: number | null = null;
  let refusals = 0;
  let isHangingUp = false;
  let isStalling = false;
  let stalled = 0;
  let server: SMTPServer | null = null;

  const listen = () =>
    new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) => {
        if (code === null) return done();
        refusals += 1;
        done(Object.assign(new Error(`<${address}> is not known here`), { responseCode: code }));
      },
      onData: async (stream, session, done) => {
        const mail = await simpleParser(stream);
        if (isStalling) {
          stalled += 1;
          return;
        }
        received.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
        if (isHangingUp) done(Object.assign(new Error('Going away'), { responseCode: 421 }));
        else done();
      },
    });

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseRecipients: (next) => {
      code = next;
    },
    refusals: () => refusals,
    stallAfterData: (isOn) => {
      isStalling = isOn;
    },
    stalled: () => stalled,
    hangUpAfterData: (isOn) => {
      isHangingUp = isOn;
    },
    start: async () => {
      server = listen();
      // A client that goes away in the middle is what some tests are about.
      server.on('error', () => undefined);
      await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    stop: async () => {
      const closing = server;
      server = null;
      await new Promise<void>((resolve) => (closing ? closing.close(() => resolve()) : resolve()));
    },
  };
}
