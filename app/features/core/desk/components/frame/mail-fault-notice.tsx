import { Notice } from '#app/ui/feedback/notice.tsx';
import type { MailFailure } from '#platform/mail/mail-health.server.ts';

const TEXTS: Record<MailFailure['kind'], { title: string; text: string }> = {
  no_server: {
    title: 'No mail is being sent',
    text: 'No mail server is set up (SMTP_URL), so our emails are not delivered. Ask the person who runs this site to set one.',
  },
  sign_in_refused: {
    title: 'No mail is being sent',
    text: 'The mail server refuses our user name or password (SMTP_URL). Emails wait for about a day and are then given up.',
  },
  not_usable: {
    title: 'Mail is held up',
    text: 'We can’t reach or use the mail server. Emails wait for about a day and are sent once it is back.',
  },
};

export function MailFaultNotice({ fault }: { fault: MailFailure }) {
  const { title, text } = TEXTS[fault.kind];
  return (
    <div className="mt-6">
      <Notice tone="danger" title={title}>
        <p>{text}</p>
        <p className="mt-1 text-sm">{fault.detail}</p>
      </Notice>
    </div>
  );
}
