/** Reports of undelivered emails in the formats of mail servers, written by hand. `ID` stands for the Message-ID of our email. */
import type { BounceCause } from '#domain/mail/bounce-cause.ts';

const TO = 'gone@mail.example';
export const ID = '<4b1d3a52-7f0e-4f6b-9a55-0f2d1c3b4a59@jobs.example>';

/** Status, answer and cause. Null: delivery continues. */
export const ANSWERS: readonly (readonly [status: string, answer: string, cause: BounceCause])[] = [
  ['5.1.1', `550 5.1.1 <${TO}>: Recipient address rejected: User unknown in virtual mailbox table`, 'unknown'],
  [
    '5.1.1',
    '550-5.1.1 The email account that you tried to reach does not exist. Please try 550-5.1.1 double-checking',
    'unknown',
  ],
  ['5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup', 'unknown'],
  ['5.0.0', "554 delivery error: dd This user doesn't have a yahoo.com account (gone@mail.example) [0]", 'unknown'],
  ['5.0.0', '550 Requested action not taken: mailbox unavailable, no such user here', 'unknown'],
  ['5.2.2', '552 5.2.2 Mailbox full', 'undelivered'],
  ['4.2.2', '452 4.2.2 The email account that you tried to reach is over quota', 'undelivered'],
  ['4.4.7', '451 4.4.7 Message delayed too long: retry timeout exceeded', 'undelivered'],
  ['5.7.1', '550 5.7.1 Message rejected as spam by Content Filtering', 'refused'],
];

const mime = (head: readonly string[], parts: readonly (readonly [type: string, body: string])[]) =>
  [
    ...head,
    'MIME-Version: 1.0',
    ...(head.some((line) => /^content-type:/i.test(line))
      ? []
      : ['Content-Type: multipart/report; report-type=delivery-status; boundary="b1"']),
    '',
    ...parts.flatMap(([type, body]) => ['--b1', `Content-Type: ${type}`, '', body, '']),
    '--b1--',
    '',
  ].join('\r\n');

const HEADERS = [
  'Received: from site.jobs.example by mx.jobs.example with ESMTPSA',
  'From: Tidewell Recruitment <hello@jobs.example>',
  `To: ${TO}`,
  'Subject: New jobs for you',
  `Message-ID: ${ID}`,
  'Date: Fri, 27 Nov 2026 07:00:12 +0000',
].join('\r\n');
const COPY = `Return-Path: <hello@jobs.example>\r\n${HEADERS}\r\n\r\nHello,\r\nThere are new jobs.`;

const fields = (status: string, answer: string, action = 'failed', mta = 'dns; mx.mail.example') =>
  `Reporting-MTA: ${mta}\r\nArrival-Date: Fri, 27 Nov 2026 07:00:12 +0000\r\n\r\nFinal-Recipient: rfc822; ${TO}\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; ${answer}\r\n`;
const daemon = (subject: string, from = 'Mail Delivery System <mailer-daemon@mx.mail.example>') => [
  'Return-Path: <>',
  `From: ${from}`,
  'To: hello@jobs.example',
  `Subject: ${subject}`,
];
const text = (head: readonly string[], body: string) =>
  [...head, 'MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', '', body].join('\r\n');

type Shape = (status: string, answer: string) => string;

/** Report formats of mail servers. Tests combine each with every answer. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  Postfix: (s, a) =>
    mime(daemon('Undelivered Mail Returned to Sender'), [
      [
        'text/plain',
        `This is the mail system at host mx.mail.example.\r\n\r\nI'm sorry to have to inform you that your message could not be delivered.\r\n\r\n<${TO}>: host mx said: ${a}`,
      ],
      ['message/delivery-status', fields(s, a)],
      ['message/rfc822', COPY],
    ]),
  'Postfix, headers only': (s, a) =>
    mime(daemon('Undelivered Mail Returned to Sender'), [
      ['text/plain', 'Sorry.'],
      ['message/delivery-status', fields(s, a)],
      ['text/rfc822-headers', HEADERS],
    ]),
  'Exim, plain text': (_, a) =>
    text(
      [
        ...daemon('Mail delivery failed: returning message to sender'),
        `X-Failed-Recipients: ${TO}`,
        'Auto-Submitted: auto-replied',
      ],
      `This message was created automatically by mail delivery software.\r\n\r\nA message that you sent could not be delivered to one or more of its\r\nrecipients. This is a permanent error. The following address(es) failed:\r\n\r\n  ${TO}\r\n    host mx.mail.example [192.0.2.25]\r\n    SMTP error from remote mail server after RCPT TO:<${TO}>:\r\n    ${a}\r\n\r\n------ This is a copy of the message, including all the headers. ------\r\n\r\n${COPY}`,
    ),
  qmail: (_, a) =>
    text(
      daemon('failure notice', 'MAILER-DAEMON@mx.mail.example'),
      `Hi. This is the qmail-send program at mx.mail.example.\r\nI'm afraid I wasn't able to deliver your message to the following addresses.\r\nThis is a permanent error; I've given up. Sorry it didn't work out.\r\n\r\n<${TO}>:\r\n192.0.2.25 does not like recipient.\r\nRemote host said: ${a}\r\nGiving up on 192.0.2.25.\r\n\r\n--- Below this line is a copy of the message.\r\n\r\n${COPY}`,
    ),
  Sendmail: (s, a) =>
    mime(
      daemon('Returned mail: see transcript for details', 'Mail Delivery Subsystem <MAILER-DAEMON@mx.mail.example>'),
      [
        [
          'text/plain',
          `The original message was received at Fri, 27 Nov 2026\r\n\r\n   ----- The following addresses had permanent fatal errors -----\r\n<${TO}>\r\n   (reason: ${a})\r\n\r\n   ----- Transcript of session follows -----\r\n>>> DATA\r\n<<< ${a}`,
        ],
        ['message/delivery-status', fields(s, a)],
        ['message/rfc822', COPY],
      ],
    ),
  Gmail: (s, a) =>
    mime(
      [
        ...daemon('Delivery Status Notification (Failure)', 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>'),
        `In-Reply-To: ${ID}`,
        `References: ${ID}`,
      ],
      [
        ['text/html', `<p>Your message wasn't delivered to ${TO}.</p>`],
        ['message/delivery-status', fields(s, a, 'failed', 'dns; googlemail.com')],
        ['message/rfc822', COPY],
      ],
    ),
  'Gmail, no copy': (s, a) =>
    mime(
      [
        ...daemon('Delivery Status Notification (Failure)', 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>'),
        `References: ${ID}`,
      ],
      [
        ['text/plain', 'Your message was not delivered.'],
        ['message/delivery-status', fields(s, a)],
      ],
    ),
  'Exchange Online': (s, a) =>
    mime(daemon('Undeliverable: New jobs for you', 'MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@mail.example'), [
      ['text/html', `<h1>Your message to ${TO} couldn't be delivered.</h1><p>${a}</p>`],
      ['message/delivery-status', fields(s, a, 'failed', 'dns;AM0PR01MB1234.eurprd01.prod.outlook.com')],
      ['message/rfc822', COPY],
    ]),
  'Exchange, no report': (_, a) =>
    [
      'From: postmaster@mail.example',
      'Subject: Undeliverable: New jobs for you',
      `In-Reply-To: ${ID}`,
      'Content-Type: text/html; charset=utf-8',
      '',
      `<p>Delivery has failed to these recipients or groups:</p><p>${TO}</p><p>Diagnostic information for administrators:</p><p>Remote Server returned '${a.replace('<', '&lt;').replace('>', '&gt;')}'</p>`,
    ].join('\r\n'),
  Yahoo: (s, a) =>
    mime(daemon('Failure Notice', 'MAILER-DAEMON@yahoo.com'), [
      ['text/plain', `Sorry, we were unable to deliver your message to the following address.\r\n\r\n<${TO}>:\r\n${a}`],
      ['message/delivery-status', fields(s, a)],
      ['message/rfc822', COPY],
    ]),
  'Yahoo, plain': (_, a) =>
    text(
      daemon('Failure Notice', 'MAILER-DAEMON@yahoo.com'),
      `Sorry, we were unable to deliver your message to the following address.\r\n\r\n<${TO}>:\r\n${a}\r\n\r\n--- Below this line is a copy of the message.\r\n\r\n${COPY}`,
    ),
  Mimecast: (s, a) =>
    mime(daemon('[Postmaster] Email Delivery Failure', 'postmaster@mimecast.example'), [
      [
        'text/html',
        `<p>The following message to &lt;${TO}&gt; was undeliverable.</p><p>The reason for the problem: ${a}</p>`,
      ],
      ['message/delivery-status', fields(s, a)],
      ['message/rfc822', COPY],
    ]),
  Proofpoint: (s, a) =>
    mime(daemon('Returned mail: User unknown', 'Mail Delivery Subsystem <MAILER-DAEMON@pphosted.example>'), [
      ['text/plain', `   ----- The following addresses had permanent fatal errors -----\r\n<${TO}>\r\n(reason: ${a})`],
      ['message/delivery-status', fields(s, a)],
      ['text/rfc822-headers', HEADERS],
    ]),
  Domino: (s, a) =>
    mime(daemon('DELIVERY FAILURE: New jobs for you', 'Postmaster@mail.example'), [
      [
        'text/plain',
        `Your message\r\n\r\n  Subject: New jobs for you\r\n\r\nwas not delivered to:\r\n\r\n  ${TO}\r\n\r\nbecause:\r\n\r\n  ${a}`,
      ],
      ['message/delivery-status', fields(s, a)],
      ['message/rfc822', COPY],
    ]),
  Zoho: (_, a) =>
    text(
      daemon('Undelivered Mail Returned to Sender', 'mailer-daemon@mail.zoho.com'),
      `This message was created automatically by mail delivery software.\r\n A message that you sent could not be delivered to one or more of its recipients. This is a permanent error.\r\n\r\n${TO}, ERROR CODE :${a}\r\n\r\n${HEADERS}`,
    ),
  'GMX, German': (_, a) =>
    text(
      daemon('Mail delivery failed: returning message to sender', 'mailer-daemon@gmx.net'),
      `This message was created automatically by mail delivery software.\r\n\r\nA message that you sent could not be delivered to one or more of its recipients. This is a permanent error. The following address failed:\r\n\r\n"${TO}":\r\nSMTP error from remote server for RCPT TO command, host: mx.mail.example reason: ${a}\r\n\r\n--- The header of the original message is following. ---\r\n\r\n${HEADERS}`,
    ),
  'Exchange, German': (s, a) =>
    mime(daemon('=?utf-8?Q?Unzustellbar:_New_jobs_for_you?=', 'postmaster@mail.example'), [
      ['text/html', '<p>Fehler bei der Nachrichtenzustellung an folgende Empfänger oder Gruppen:</p>'],
      ['message/delivery-status', fields(s, a)],
      ['message/rfc822', COPY],
    ]),
  'Exchange, French, mixed': (_, a) =>
    mime(
      [
        ...daemon('=?utf-8?Q?Non_remis=C2=A0:_New_jobs_for_you?=', 'postmaster@mail.example'),
        'Content-Type: multipart/mixed; boundary="b1"',
      ],
      [
        [
          'text/plain; charset=utf-8',
          `Échec de la remise aux destinataires ou groupes suivants :\r\n\r\n${TO}\r\n${a}`,
        ],
        ['message/rfc822', COPY],
      ],
    ),
  'Exchange, Spanish, text': (_, a) =>
    text(
      daemon('=?utf-8?Q?No_se_puede_entregar:_New_jobs_for_you?=', 'postmaster@mail.example'),
      `No se pudo entregar a estos destinatarios o grupos:\r\n\r\n${TO}\r\n${a}\r\n\r\nEncabezados de mensajes originales:\r\n\r\n${HEADERS}`,
    ),
  'Exchange, Polish, text': (_, a) =>
    text(
      daemon('=?utf-8?Q?Nie_mo=C5=BCna_dostarczy=C4=87:_New_jobs_for_you?=', 'postmaster@mail.example'),
      `Dostarczenie do następujących adresatów nie powiodło się:\r\n\r\n${TO}\r\n${a}\r\n\r\nOryginalne nagłówki wiadomości:\r\n\r\n${HEADERS}`,
    ),
  'Forwarded as a file': (s, a) =>
    mime(
      ['From: Desk <desk@jobs.example>', 'Subject: Fwd: Undelivered', 'Content-Type: multipart/mixed; boundary="b1"'],
      [
        ['text/plain', 'See below.'],
        [
          'message/rfc822',
          mime(daemon('Undelivered Mail Returned to Sender'), [
            ['text/plain', 'Sorry.'],
            ['message/delivery-status', fields(s, a)],
            ['message/rfc822', COPY],
          ])
            .replaceAll('--b1', '--b2')
            .replaceAll('"b1"', '"b2"'),
        ],
      ],
    ),
  'Forwarded in the text': (_, a) =>
    text(
      ['From: Desk <desk@jobs.example>', 'Subject: Fwd: Undelivered Mail Returned to Sender'],
      `> This message could not be delivered.\r\n>\r\n> <${TO}>: ${a}\r\n>\r\n> ${HEADERS.replaceAll('\r\n', '\r\n> ')}`,
    ),
  'Orange, French': (_, a) =>
    text(
      daemon('Echec de distribution', 'MAILER-DAEMON@orange.example'),
      `Votre message n'a pas pu être remis.\r\n\r\n<${TO}>: ${a}\r\n\r\n${HEADERS}`,
    ),
  'Status as text': (s, a) =>
    mime(
      [...daemon('Undeliverable mail'), 'Content-Type: multipart/mixed; boundary="b1"'],
      [
        ['text/plain', 'Failed.'],
        ['text/plain; name="details.txt"', fields(s, a)],
        ['text/plain; name="headers.txt"', HEADERS],
      ],
    ),
};

/** Reports that state their cause in words, without a code. */
export const WORDED: readonly (readonly [name: string, words: string, cause: BounceCause])[] = [
  ['English', 'The address could not be found or is no longer in use.', 'unknown'],
  ['Domino', 'User gone (gone@mail.example) not listed in Domino Directory', 'unknown'],
  ['German', 'Der Empfänger ist unbekannt.', 'unknown'],
  ['French', "L'adresse n'existe pas.", 'unknown'],
  ['Spanish', 'El destinatario no existe.', 'unknown'],
  ['Polish', 'Adresat nie istnieje.', 'unknown'],
  ['Full', "The recipient's mailbox is full.", 'undelivered'],
  ['Expired', 'Delivery time expired, giving up.', 'undelivered'],
  ['Content', 'Your message was considered spam.', 'refused'],
];
export const inWords = (words: string) =>
  text(
    daemon('Undeliverable: New jobs for you'),
    `Your message was not delivered to ${TO}.\r\n${words}\r\n\r\n${HEADERS}`,
  );

/** Reports that are not bounces: delivery continues or has succeeded. */
export const NOT_ENDED: Readonly<Record<string, string>> = {
  'Postfix, delayed': mime(daemon('Delayed Mail (still being retried)'), [
    ['text/plain', 'THIS IS A WARNING ONLY. YOU DO NOT NEED TO RESEND YOUR MESSAGE.'],
    ['message/delivery-status', fields('4.4.1', '451 4.7.1 Greylisted, try again later', 'delayed')],
    ['text/rfc822-headers', HEADERS],
  ]),
  'Exim, delayed': text(
    [...daemon('Warning: message 1abc delayed 24 hours'), 'Auto-Submitted: auto-replied'],
    `This message was created automatically by mail delivery software.\r\nA message that you sent has not yet been delivered to one or more of its recipients after more than 24 hours.\r\n\r\nNo action is required on your part. Delivery attempts will continue for some time.\r\n\r\n${HEADERS}`,
  ),
  'Gmail, delayed': mime(
    [...daemon('Delivery Status Notification (Delay)', 'mailer-daemon@googlemail.com'), `References: ${ID}`],
    [
      ['text/plain', 'There was a temporary problem. Gmail will retry for 46 more hours.'],
      ['message/delivery-status', fields('4.2.1', '450 4.2.1 receiving mail at a rate', 'delayed')],
    ],
  ),
  'Exchange, delayed': text(
    daemon('Delivery delayed: New jobs for you', 'postmaster@mail.example'),
    `Delivery to these recipients has been delayed. The server will keep trying.\r\n\r\n${HEADERS}`,
  ),
  'Sendmail, warning': text(
    daemon('Warning: could not send message for past 4 hours'),
    `** THIS IS A WARNING MESSAGE ONLY **\r\n** YOU DO NOT NEED TO RESEND YOUR MESSAGE **\r\n\r\nWarning: message still undelivered after 4 hours\r\nWill keep trying until message is 5 days old\r\n\r\n${HEADERS}`,
  ),
  Delivered: mime(daemon('Successful Mail Delivery Report'), [
    ['message/delivery-status', fields('2.0.0', '250 2.0.0 OK', 'delivered')],
    ['text/rfc822-headers', HEADERS],
  ]),
  Relayed: mime(daemon('Successful Mail Delivery Report'), [
    ['message/delivery-status', fields('2.0.0', '250 OK', 'relayed')],
    ['text/rfc822-headers', HEADERS],
  ]),
  Read: mime(
    [
      'From: wyn@mail.example',
      'Subject: Read: New jobs',
      'Content-Type: multipart/report; report-type=disposition-notification; boundary="b1"',
    ],
    [
      ['text/plain', 'Your message was read.'],
      [
        'message/disposition-notification',
        `Original-Message-ID: ${ID}\r\nDisposition: manual-action/MDN-sent-manually; displayed`,
      ],
    ],
  ),
  'A reply': text(
    ['From: wyn@mail.example', 'Subject: Re: New jobs for you', `In-Reply-To: ${ID}`],
    'My last email could not be delivered, so here it is again. 550 is my house number.',
  ),
};
