import { Mail, Phone, Trash2 } from 'lucide-react';
import { href } from 'react-router';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { agency } from '#domain/site/site.ts';
import type { SentEnquiry } from '../../schema.ts';
import { telephone } from './enquiry-sheet.tsx';

type EnquiryActionsProps = {
  enquiry: Pick<SentEnquiry, 'id' | 'kind' | 'name' | 'email' | 'phone' | 'role' | 'job'>;
  mayDelete: boolean;
};

export function EnquiryActions({ enquiry, mayDelete }: EnquiryActionsProps) {
  const { id, name, email, phone } = enquiry;
  return (
    <div className="space-y-10">
      <section aria-labelledby="answer-heading" className="space-y-4">
        <Heading level={2} size="item" id="answer-heading">
          Answer
        </Heading>
        <div className="flex flex-wrap gap-2">
          <a href={replyAddress(email, enquiry)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            <Mail aria-hidden="true" />
            Reply by email
          </a>
          {phone && (
            <a href={telephone(phone)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              <Phone aria-hidden="true" />
              <span>
                Ring<span className="sr-only"> {name}</span>
              </span>
            </a>
          )}
        </div>
      </section>
      {mayDelete && (
        <section aria-labelledby="delete-heading" className="space-y-4">
          <Heading level={2} size="item" id="delete-heading">
            Delete
          </Heading>
          <p className="text-ink-soft text-sm">Delete it when you no longer need it, or if the sender asks.</p>
          <ButtonLink to={href('/admin/enquiries/:id/delete', { id })} variant="danger" size="sm">
            <Trash2 aria-hidden="true" />
            Delete enquiry
          </ButtonLink>
        </section>
      )}
    </div>
  );
}

function replyAddress(email: string, { kind, role, job }: Pick<SentEnquiry, 'kind' | 'role' | 'job'>): string {
  const subjects = {
    employer: `Your request: ${role}`,
    candidate: job ? `Your interest in: ${job.title}` : `Your search for work: ${role}`,
    contact: `Your message to ${agency().name}`,
    coaching: 'Your coaching session',
  };
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subjects[kind])}`;
}
