/** A local mail server that can misbehave. */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { freePort } from '#scripts/free-port.ts';

export type ReceivedMail = ParsedMail & {
  sender: string;
  recipients: string[];
  raw: Buffer;
};

/** The step at which it stops answering; `answer` comes after the email was received and before that is confirmed. */
export type SmtpStep = 'greeting' | 'sender' | 'recipient' | 'content' | 'answer';

export type SmtpSink = {
  url: string;
  received: ReceivedMail[];
  /** Recipients of emails whose content it accepted (DATA), received or not. */
  askedFor: string[];
  /** Sets the answer to later RCPT TO commands; null accepts. */
  refuseRecipients(code: number | null, text?: string): void;
  refusals(): number;
  /** Receives emails without answering while on. */
  stallAfterData(isOn: boolean): void;
  stalled(): number;
  /** Stops answering from this step on; null resumes, for waiting clients too. Content received while silent counts as received. */
  stallAt(step: SmtpStep | null): void;
  silences(): number;
  /** Offers TLS with an untrusted certificate, from the next start on. */
  offerBadTls(isOn: boolean): void;
  expectPassword(password: string): void;
  /** Closes the connection right after the content, without confirming it. */
  hangUpAfterData(isOn: boolean): void;
  start(): Promise<void>;
  stop(): Promise<void>;
};

export async function createSmtpSink(): Promise<SmtpSink> {
  const port = await freePort();
  const received: ReceivedMail[] = [];
  const askedFor: string[] = [];
  let code: number | null = null;
  let refusal: string | undefined;
  let refusals = 0;
  let isHangingUp = false;
  let isStalling = false;
  let stalled = 0;
  let server: SMTPServer | null = null;
  let silentAt: SmtpStep | null = null;
  let silences = 0;
  let hasBadTls = false;
  let expected: string | null = null;
  let waiting: (() => void)[] = [];

  /** Continues, after a pause while the server is silent at this step. */
  const continueUnlessSilent = (step: SmtpStep, next: () => void) => {
    if (silentAt !== step) return next();
    silences += 1;
    waiting.push(next);
  };

  const listen = () =>
    new SMTPServer({
      disabledCommands: [...(expected === null ? ['AUTH'] : []), ...(hasBadTls ? [] : ['STARTTLS'])],
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        password === expected ? done(null, { user: username }) : done(new Error('Invalid username or password')),
      logger: false,
      // Without a name server the lookup would delay the greeting.
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect: (_session, done) => continueUnlessSilent('greeting', done),
      onMailFrom: (_address, _session, done) => continueUnlessSilent('sender', done),
      onRcptTo: ({ address }, _session, done) => {
        if (code === null) return continueUnlessSilent('recipient', done);
        refusals += 1;
        done(Object.assign(new Error(refusal ?? `<${address}> is not known here`), { responseCode: code }));
      },
      onData: async (stream, session, done) => {
        askedFor.push(...session.envelope.rcptTo.map(({ address }) => address));
        await new Promise<void>((resolve) => continueUnlessSilent('content', resolve));
        // A client that disconnects early has delivered nothing.
        const raw = await buffer(stream).catch(() => null);
        if (!raw) return;
        if (isStalling) {
          stalled += 1;
          return;
        }
        received.push({
          ...(await simpleParser(raw)),
          sender: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          raw,
        });
        if (isHangingUp) done(Object.assign(new Error('Going away'), { responseCode: 421 }));
        else continueUnlessSilent('answer', done);
      },
    });

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    askedFor,
    refuseRecipients: (next, text) => {
      code = next;
      refusal = text;
    },
    refusals: () => refusals,
    stallAfterData: (isOn) => {
      isStalling = isOn;
    },
    stalled: () => stalled,
    stallAt: (step) => {
      silentAt = step;
      const freed = waiting;
      waiting = [];
      for (const next of freed) next();
    },
    silences: () => silences,
    offerBadTls: (isOn) => {
      hasBadTls = isOn;
    },
    expectPassword: (password) => {
      expected = password;
    },
    hangUpAfterData: (isOn) => {
      isHangingUp = isOn;
    },
    start: async () => {
      server = listen();
      // Some tests disconnect early on purpose.
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
