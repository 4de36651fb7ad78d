export type ReportFields = {
  messageId: string;
  to?: string;
  action?: string;
  status?: string;
  diagnostic?: string;
};

const lines = (...parts: string[]) => parts.join('\r\n');

export const bounceOf = ({
  messageId,
  to = 'gone@mail.example',
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 <gone@mail.example>: Recipient address rejected: User unknown in virtual mailbox table',
}: ReportFields): string =>
  lines(
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.agency.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'To: desk@agency.example',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4XyZ.1764/mx.agency.example"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4XyZ.1764/mx.agency.example',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `I'm sorry to have to inform you that your message could not be delivered.`,
    '',
    '--4XyZ.1764/mx.agency.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.agency.example',
    'X-Postfix-Queue-ID: 4XyZ',
    'Arrival-Date: Thu, 26 Nov 2026 07:00:12 +0000 (GMT)',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Original-Recipient: rfc822;${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.mail.example',
    `Diagnostic-Code: ${diagnostic}`,
    '',
    '--4XyZ.1764/mx.agency.example',
    'Content-Description: Undelivered Message',
    'Content-Type: message/rfc822',
    '',
    ...original(messageId, to),
    '',
    '--4XyZ.1764/mx.agency.example--',
    '',
  );

export const complaintOf = ({ messageId, type = 'abuse' }: { messageId: string; type?: string }): string =>
  lines(
    'From: <feedback@mail.example>',
    'Subject: FW: New job',
    'To: <abuse@agency.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="part1"',
    '',
    '--part1',
    'Content-Type: text/plain; charset="US-ASCII"',
    '',
    'This is an email abuse report.',
    '',
    '--part1',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    'Original-Mail-From: <desk@agency.example>',
    '',
    '--part1',
    'Content-Type: message/rfc822',
    'Content-Disposition: inline',
    '',
    ...original(messageId, 'redacted@mail.example'),
    '',
    '--part1--',
    '',
  );

const original = (messageId: string, to: string) => [
  'Received: from site.agency.example (site.agency.example [192.0.2.1])',
  '\tby mx.agency.example (Postfix) with ESMTPSA id 4XyZ',
  `From: The Agency <desk@agency.example>`,
  `To: ${to}`,
  'Subject: =?UTF-8?Q?New_job=3A_=E2=80=9Cforklift=E2=80=9D?=',
  `Message-ID: ${messageId}`,
  'Content-Type: text/plain',
  '',
  'This job is new and matches your search.',
  'Message-ID: <quoted@mail.example>',
];
