/** Bounces and complaints of more servers and in more languages than bounce-shapes.ts. */
import type { BounceCause } from '#domain/mail/bounce-cause.ts';
import { ID } from './bounce-shapes.ts';

const TO = 'gone@mail.example';
const HEADERS = [
  'From: Tidewell Recruitment <hello@jobs.example>',
  `To: ${TO}`,
  'Subject: New jobs for you',
  `Message-ID: ${ID}`,
  'Date: Fri, 27 Nov 2026 07:00:12 +0000',
].join('\r\n');
const mail = (head: readonly string[], body: string, type = 'text/plain; charset=utf-8') =>
  ['To: hello@jobs.example', ...head, 'MIME-Version: 1.0', `Content-Type: ${type}`, '', body].join('\r\n');
const report = (subject: string, words: string, fields: string) =>
  mail(
    ['Return-Path: <>', 'From: postmaster@mail.example', `Subject: ${subject}`],
    `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${words}\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n${fields}\r\n--b\r\nContent-Type: text/rfc822-headers\r\n\r\n${HEADERS}\r\n--b--\r\n`,
    'multipart/report; report-type=delivery-status; boundary=b',
  );

/** Null: not a bounce. */
export const MORE_BOUNCES: Readonly<Record<string, readonly [message: string, cause: BounceCause | null]>> = {
  SmarterMail: [
    mail(
      ['From: System Administrator <postmaster@mail.example>', 'Subject: Delivery Failure'],
      `Could not deliver message to the following recipient(s):\r\n\r\nFailed Recipient: ${TO}\r\nReason: Remote host said: 550 No Such User Here\r\n\r\n   -- The header and top 20 lines of the message follows --\r\n\r\n${HEADERS}\r\n\r\nHello`,
    ),
    'unknown',
  ],
  hMailServer: [
    mail(
      ['From: mailer-daemon@mail.example', 'Subject: Message undeliverable: New jobs for you'],
      `Your message did not reach some or all of the intended recipients.\r\n\r\n   Sent: Fri, 27 Nov 2026 07:00:12 +0000\r\n   Subject: New jobs for you\r\n\r\nThe following recipient(s) could not be reached:\r\n\r\n${TO}\r\n   Error Type: SMTP\r\n   Remote server (192.0.2.25) issued an error.\r\n   hMailServer sent: RCPT TO:<${TO}>\r\n   Remote server replied: 550 5.1.1 Unknown user\r\n\r\n${HEADERS}`,
    ),
    'unknown',
  ],
  MDaemon: [
    mail(
      ['From: MDaemon@mail.example', 'Subject: Permanent Delivery Failure'],
      `The attached message had PERMANENT fatal delivery errors.\r\n\r\nFailed address: ${TO}\r\n\r\n--- Session Transcript ---\r\n Fri 2026-11-27 07:00:14: <-- 552 Mailbox full, try later\r\n--- End Transcript ---\r\n\r\n: Message contains [1] file attachments\r\n\r\n${HEADERS}`,
    ),
    'undelivered',
  ],
  OpenSMTPD: [
    mail(
      [
        'Return-Path: <>',
        'From: Mailer Daemon <MAILER-DAEMON@mx.mail.example>',
        'Subject: Delivery status notification: error',
      ],
      `    Hi!\r\n\r\n    This is the MAILER-DAEMON, please DO NOT REPLY to this email.\r\n\r\n    An error has occurred while attempting to deliver a message for\r\n    the following list of recipients:\r\n\r\n${TO}: 550 Invalid recipient: <${TO}>\r\n\r\n    Below is a copy of the original message:\r\n\r\n${HEADERS}`,
    ),
    'unknown',
  ],
  Barracuda: [
    mail(
      ['From: postmaster@mail.example', 'Subject: **Message you sent blocked by our bulk email filter**'],
      `Your message to: ${TO}\r\nwas blocked by our Spam Firewall. The email you sent with the following subject has NOT BEEN DELIVERED:\r\n\r\nSubject: New jobs for you\r\n\r\n${HEADERS}`,
    ),
    'refused',
  ],
  'Mail.ru, Russian': [
    mail(
      ['From: mailer-daemon@corp.mail.example', 'Subject: Письмо не доставлено'],
      `Это письмо создано автоматически сервером, отвечать на него не нужно.\r\n\r\nК сожалению, Ваше письмо не может быть доставлено одному или нескольким получателям:\r\n\r\n${TO}\r\n550 Message was not accepted -- invalid mailbox. Local mailbox ${TO} is unavailable: user not found\r\n\r\n${HEADERS}`,
    ),
    'unknown',
  ],
  'Libero, Italian': [
    mail(
      ['From: MAILER-DAEMON@mail.example', 'Subject: Mancata consegna del messaggio'],
      `Il messaggio non è stato consegnato a ${TO}.\r\nLa casella del destinatario è piena.\r\n\r\n${HEADERS}`,
    ),
    'undelivered',
  ],
  'Exchange, Portuguese, report': [
    report(
      'Não é possível entregar: New jobs for you',
      `Sua mensagem para ${TO} não pôde ser entregue.\r\nO destinatário não foi encontrado em mail.example.`,
      `Reporting-MTA: dns;mx.mail.example\r\n\r\nFinal-Recipient: rfc822;${TO}\r\nAction: failed\r\nStatus: 5.1.10\r\nDiagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found`,
    ),
    'unknown',
  ],
  'Exchange, Romanian, text': [
    mail(
      ['From: postmaster@mail.example', 'Subject: Imposibil de livrat: New jobs for you'],
      `Mesajul către ${TO} nu a putut fi livrat.\r\nAdresa nu există.\r\n\r\n${HEADERS}`,
    ),
    'unknown',
  ],
  'Exchange, Lithuanian, text': [
    mail(
      ['From: postmaster@mail.example', 'Subject: Nepristatyta: New jobs for you'],
      `Jūsų laiškas ${TO} nepristatytas.\r\n550 5.1.1 User unknown\r\n\r\n${HEADERS}`,
    ),
    'unknown',
  ],
  'Exchange 2003': [
    mail(
      ['From: System Administrator <postmaster@mail.example>', 'Subject: Undeliverable: New jobs for you'],
      `Your message did not reach some or all of the intended recipients.\r\n\r\n      Subject:\tNew jobs for you\r\n      Sent:\t27/11/2026 07:00\r\n\r\nThe following recipient(s) cannot be reached:\r\n\r\n      ${TO} on 27/11/2026 07:00\r\n            The e-mail account does not exist at the organization this message was sent to.  Check the e-mail address, or contact the recipient directly to find out the correct address.\r\n            <mx.mail.example #5.1.1>\r\n\r\n${HEADERS}`,
    ),
    'unknown',
  ],
  'Forwarded by a colleague from Outlook': [
    mail(
      ['From: Morag Bell <morag@jobs.example>', 'Subject: FW: Undeliverable: New jobs for you'],
      `Another one for the system.\r\n\r\nMorag\r\n\r\nFrom: postmaster@mail.example <postmaster@mail.example>\r\nSent: 27 November 2026 07:01\r\nTo: Tidewell <hello@jobs.example>\r\nSubject: Undeliverable: New jobs for you\r\n\r\nDelivery has failed to these recipients or groups:\r\n\r\n${TO}\r\nThe email address you entered couldn't be found.\r\n\r\nDiagnostic information for administrators:\r\n550 5.1.10 RESOLVER.ADR.RecipientNotFound\r\n\r\nOriginal message headers:\r\n\r\n${HEADERS}`,
    ),
    'unknown',
  ],
  'Final 4.x with the action failed': [
    report(
      'Undelivered Mail Returned to Sender',
      'Your message could not be delivered for 5 days.',
      `Reporting-MTA: dns; mx.jobs.example\r\n\r\nFinal-Recipient: rfc822; ${TO}\r\nAction: failed\r\nStatus: 4.4.1\r\nDiagnostic-Code: X-Postfix; connect to mx.mail.example[192.0.2.25]:25: Connection timed out`,
    ),
    'undelivered',
  ],
  'A person who writes of a full mailbox': [
    mail(
      ['From: Wyn Tarn <wyn@mail.example>', 'Subject: Re: New jobs for you', `In-Reply-To: ${ID}`],
      'Sorry for the delay, my mailbox was full and your email of 5.11. was not delivered. 550 pounds a week would be fine.',
    ),
    null,
  ],
  'A person whose subject sounds like a bounce': [
    mail(
      ['From: Wyn Tarn <wyn@mail.example>', 'Subject: Parcel not delivered, will be late', `In-Reply-To: ${ID}`],
      'I am at the depot because a parcel was not delivered. Can we talk at five?',
    ),
    null,
  ],
};

export const MORE_COMPLAINTS: Readonly<Record<string, string>> = {
  'Without an id, by its link in quoted-printable': mail(
    ['From: complaints@isp.example', 'Subject: FW: spam'],
    `--b\r\nContent-Type: message/feedback-report\r\n\r\nFeedback-Type: abuse\r\nVersion: 1\r\n\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nFrom: hello@jobs.example\r\nSubject: New jobs\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nStop: https://jobs.example/alerts/stop?token=3D${'a'.repeat(20)}=\r\n${'a'.repeat(23)}\r\n--b--\r\n`,
    'multipart/report; report-type=feedback-report; boundary=b',
  ),
  'Of Outlook.com, without a report part': mail(
    ['From: staff@hotmail.com', 'Subject: complaint about message from 192.0.2.7'],
    `--b\r\nContent-Type: message/rfc822\r\n\r\nX-HmXmrOriginalRecipient: ${TO}\r\n${HEADERS}\r\n\r\nHello\r\n--b--\r\n`,
    'multipart/mixed; boundary=b',
  ),
};
