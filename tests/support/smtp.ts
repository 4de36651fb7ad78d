/** A mail server of our own, on this computer, that can be made to behave badly. */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { freePort } from '#scripts/free-port.ts';

export type ReceivedMail = ParsedMail & {
  /** Of the envelope, as the recipients are. */
  sender: string;
  recipients: string[];
  /** As it came. */
  raw: Buffer;
};

/** Where in the conversation it falls silent: `answer` is after the mail was taken, but before that is said. */
export type SmtpStep = 'greeting' | 'sender' | 'recipient' | 'content' | 'answer';

export type SmtpSink = {
  url: string;
  /** In the order they came. */
  received: ReceivedMail[];
  /** What RCPT TO is answered with from now on, with this text; null: it is welcome. */
  refuseRecipients(code: number | null, text?: string): void;
  /** How often a recipient was refused. */
  refusals(): number;
  /** Takes a mail and then says nothing, for as long as this is on. */
  stallAfterData(isOn: boolean): void;
  /** How many mails were taken without an answer. */
  stalled(): number;
  /** Says nothing more from this step on; null: it talks again, also to those who wait. What it takes counts as received. */
  stallAt(step: SmtpStep | null): void;
  /** How often it fell silent so. */
  silences(): number;
  /** Offers to encrypt, with an untrusted certificate; from the next start on. */
  offerBadTls(isOn: boolean): void;
  /** Accepts this password only; from the next start on. */
  expectPassword(password: string): void;
  /** Hangs up on a client that has just handed over a mail, without saying that it was taken. */
  hangUpAfterData(isOn: boolean): void;
  start(): Promise<void>;
  stop(): Promise<void>;
};

export async function createSmtpSink(): Promise<SmtpSink> {
  const port = await freePort();
  const received: ReceivedMail[] = [];
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

  /** Continues at once, or, if the server is silent at this step, when it talks again. */
  const goOn = (step: SmtpStep, next: () => void) => {
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
      onConnect: (_session, done) => goOn('greeting', done),
      onMailFrom: (_address, _session, done) => goOn('sender', done),
      onRcptTo: ({ address }, _session, done) => {
        if (code === null) return goOn('recipient', done);
        refusals += 1;
        done(Object.assign(new Error(refusal ?? `<${address}> is not known here`), { responseCode: code }));
      },
      onData: async (stream, session, done) => {
        await new Promise<void>((resolve) => goOn('content', resolve));
        // A client that hangs up in the middle has handed nothing over.
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
        else goOn('answer', done);
      },
    });

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
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
