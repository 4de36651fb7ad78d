/** Rejecting can be undone, so it is offered here. */
import type { ReactNode } from 'react';
import { Form, href, Link, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { SENDER_NOTES, type Sender } from '#domain/application/sender.ts';
import { pressedBy } from '../keys/desk-keys.ts';
import { Item, MAIN_ACTION } from './queue.tsx';

type ApplicationItemProps = {
  application: {
    id: string;
    fullName: string;
    jobTitle: string;
    company: string;
    hasCv: boolean;
    excerpt: string;
    sender: Sender;
  };
  waiting?: string;
  /** Shown instead of `waiting`: the missed deadline. */
  due?: string;
  open: string;
  children?: ReactNode;
};

export function ApplicationItem({ application, open, children, ...since }: ApplicationItemProps) {
  const { id, fullName, jobTitle, company, hasCv, excerpt, sender } = application;
  const isSending = useNavigation().state === 'submitting';
  const applicationHref = href('/employer/applications/:id', { id });
  const about = <span className="sr-only"> {fullName}</span>;
  return (
    <Item
      name={
        <Link translate="no" to={applicationHref} className="link">
          {fullName}
        </Link>
      }
      facts={[jobTitle, company, hasCv && 'with a CV', SENDER_NOTES[sender]]}
      excerpt={excerpt}
      {...since}
    >
      <ButtonLink to={applicationHref} variant="secondary" size="sm" className={MAIN_ACTION} {...pressedBy('a')}>
        <span>
          {open}
          {about}
        </span>
      </ButtonLink>
      {sender !== 'yourself' && (
        <>
          {children}
          <Form method="post" action={href('/admin/pipeline/:id/move', { id })} preventScrollReset>
            <input type="hidden" name="was" value="sent" />
            <input type="hidden" name="next" value={href('/admin')} />
            <input type="hidden" name="back" value={href('/admin')} />
            <Button
              type="submit"
              name="to"
              value="not_taken_forward"
              variant="secondary"
              size="sm"
              disabled={isSending}
              {...pressedBy('r')}
            >
              <span>Reject{about}</span>
            </Button>
          </Form>
        </>
      )}
    </Item>
  );
}
