import { useEffect, useRef } from 'react';
import { data, href } from 'react-router';
import { DataList } from '#app/ui/content/data-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { requestContext } from '#app/web/request-context.server.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/mail-detail';

const ADDRESS = /(https?:\/\/\S+)/;

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const mail = await context.get(requestContext).mailFolder?.find(id);
  if (!mail) throw data(null, { status: 404 });
  return { ...mail, sentAt: formatDateAndTime(new Date(mail.sentAt)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.subject} · Mailbox` : 'Mailbox' },
  { name: 'robots', content: 'noindex' },
];

export default function MailDetail({ loaderData: mail }: Route.ComponentProps) {
  const { subject, from, to, replyTo, sentAt, messageId, html, text } = mail;
  const facts = [
    { label: 'From', value: `${from.name}, ${from.address}` },
    { label: 'To', value: to },
    ...(replyTo ? [{ label: 'Answers to', value: replyTo }] : []),
    { label: 'Sent', value: sentAt },
    { label: 'Message-ID', value: <span className="break-all">{messageId}</span> },
  ];
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: 'Mailbox', href: href('/dev/mail') }, { label: subject }]} title={subject} />
      <DataList items={facts} className="max-w-2xl" />
      <div className="mt-10 grid gap-10 lg:grid-cols-2">
        <section aria-labelledby="as-html" className="min-w-0">
          <Heading level={2} id="as-html" className="mb-4">
            As HTML
          </Heading>
          <MailFrame title={`${subject}, as HTML`} html={html} />
        </section>
        <section aria-labelledby="as-text" className="min-w-0">
          <Heading level={2} id="as-text" className="mb-4">
            As plain text
          </Heading>
          <div className="whitespace-pre-wrap break-words rounded-lg border border-line bg-surface p-5 text-sm">
            <LinkedText text={text} />
          </div>
        </section>
      </div>
    </div>
  );
}

/** A frame as high as the email. It inherits this page's policy and runs no scripts; its links open outside the frame. */
function MailFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    const setHeight = () => {
      const page = element?.contentDocument?.documentElement;
      if (page) element.style.height = `${page.scrollHeight + 2}px`;
    };
    setHeight();
    element?.addEventListener('load', setHeight);
    addEventListener('resize', setHeight);
    return () => {
      element?.removeEventListener('load', setHeight);
      removeEventListener('resize', setHeight);
    };
  }, []);
  return (
    <iframe
      ref={frame}
      title={title}
      srcDoc={html}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className="h-[60rem] w-full rounded-lg border border-line bg-white"
    />
  );
}

/** Every second part is an address. */
function LinkedText({ text }: { text: string }) {
  let position = 0;
  return text.split(ADDRESS).map((part, index) => {
    position += part.length;
    return index % 2 === 0 ? (
      part
    ) : (
      <a key={position} href={part} className="break-all underline underline-offset-2">
        {part}
      </a>
    );
  });
}
