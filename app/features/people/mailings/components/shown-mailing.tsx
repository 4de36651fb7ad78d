import { href, Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import type { Message } from '#domain/application/status-email.ts';
import { fillMailing, LEFT_OUT_REASONS } from '#domain/person/mailing.ts';
import { countOf } from '#domain/text/counts.ts';
import type { MailingPreview } from '../schema.ts';

export type Sender = { agency: string; consultant: string };

type ShownMailingProps = { words: Message; us: Sender; preview: MailingPreview };

export function ShownMailing({ words, us, preview: { recipients, leftOut, gone } }: ShownMailingProps) {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <section aria-labelledby="gets-heading" className="min-w-0">
        <Heading level={2} size="item" id="gets-heading" className="mb-3">
          {countOf(recipients.length, 'person', 'people')} will get this
        </Heading>
        {recipients.map(({ id, fullName, email }) => {
          const { subject, body } = fillMailing(words, fullName, us);
          return (
            <details key={id} className="border-line border-b py-2 text-sm">
              <summary className="wrap-anywhere min-h-6 cursor-pointer pointer-coarse:min-h-11">
                <span translate="no">{`${fullName}, ${email}`}</span>
              </summary>
              <p className="wrap-anywhere mt-2 font-semibold">{subject}</p>
              <p className="wrap-anywhere mt-1 whitespace-pre-line">{body}</p>
            </details>
          );
        })}
        {recipients.length > 0 && (
          <p className="mt-3 text-ink-soft text-sm">
            Below it, we’ll say why they’re receiving it and add an unsubscribe link.
          </p>
        )}
      </section>
      {leftOut.length + gone > 0 && (
        <section aria-labelledby="left-out-heading" className="min-w-0">
          <Heading level={2} size="item" id="left-out-heading" className="mb-3">
            {countOf(leftOut.length + gone, 'person', 'people')} skipped
          </Heading>
          <ul className="text-sm">
            {leftOut.map(({ id, fullName, reason }) => (
              <li key={id} className="wrap-anywhere border-line border-b py-2">
                <Link translate="no" to={href('/admin/people/:id', { id })} className="link font-semibold">
                  {fullName}
                </Link>
                <span className="block text-ink-soft">{LEFT_OUT_REASONS[reason]}</span>
              </li>
            ))}
          </ul>
          {gone > 0 && <p className="mt-3 text-ink-soft text-sm">{countOf(gone, 'record')} since merged or erased.</p>}
        </section>
      )}
    </div>
  );
}
