import { Notice } from '#app/ui/feedback/notice.tsx';
import type { MailFailure } from '#platform/mail/mail-health.server.ts';

const TEXTS: Record<MailFailure['kind'], { title: string; text: string }> = {
  no_server: {
    title: 'Emails aren’t being sent',
    text: 'No mail server is set up (SMTP_URL), so we can’t send emails. Ask the person who runs this site to set one up.',
  },
  sign_in_refused: {
    title: 'Emails aren’t being sent',
    text: 'The mail server rejects our user name or password (SMTP_URL). We’ll keep trying for about a day, then emails fail.',
  },
  not_usable: {
    title: 'Emails are delayed',
    text: 'We can’t reach or use the mail server. We’ll keep trying for about a day.',
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
