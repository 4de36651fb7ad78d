import { href, Link } from 'react-router';
import { ENQUIRY_SHAPES } from '#app/chrome/status-shapes.ts';
import { EnquiryRefusal } from '#app/features/core/enquiries/components/handling/enquiry-status.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import {
  ENQUIRY_KIND_NAMES,
  ENQUIRY_STATUS_NAMES,
  ENQUIRY_SUBJECT_NAMES,
  type EnquiryStatus,
} from '#domain/enquiry/enquiry.ts';
import type { Today } from '../../schema/today.ts';
import { pressedBy } from '../keys/desk-keys.ts';
import { Item, MAIN_ACTION, Queue } from './queue.tsx';

type NewEnquiriesProps = { enquiries: Today['enquiries']; decided: Today['decided']['enquiries'] };

export function NewEnquiries({ enquiries, decided }: NewEnquiriesProps) {
  return (
    <Queue
      id="enquiries"
      title="New enquiries"
      count={enquiries.items.length}
      isMore={enquiries.isMore}
      all={{ to: href('/admin/enquiries') + writeSearch({ status: 'new' }), label: 'All new enquiries' }}
      empty="No new enquiries."
      decided={decided.map((each) => ({
        ...each,
        to: href('/admin/enquiries/:id', { id: each.id }),
        shape: ENQUIRY_SHAPES[each.status],
        status: ENQUIRY_STATUS_NAMES[each.status],
      }))}
    >
      {enquiries.items.map((enquiry) => (
        <EnquiryItem key={enquiry.id} enquiry={enquiry} />
      ))}
    </Queue>
  );
}

const MOVES = [
  { status: 'in_hand', words: 'Claim', key: 'a', look: MAIN_ACTION },
  { status: 'done', words: 'Mark as done', key: 'r', look: '' },
] as const;

function EnquiryItem({ enquiry }: { enquiry: Today['enquiries']['items'][number] }) {
  const { id, kind, name, email, company, role, purpose, location, waiting, excerpt } = enquiry;
  const { Form, state, formData, data } = useFetcher<Reply<{ now: EnquiryStatus }>>();
  const isSending = state !== 'idle';
  return (
    <Item
      name={
        <Link to={href('/admin/enquiries/:id', { id })} className="link">
          {name}
        </Link>
      }
      facts={[ENQUIRY_KIND_NAMES[kind], company, role ?? (purpose && ENQUIRY_SUBJECT_NAMES[purpose]), location, email]}
      waiting={waiting}
      excerpt={excerpt}
    >
      <Form
        method="post"
        action={href('/admin/enquiries/:id', { id })}
        preventScrollReset
        className="flex flex-wrap gap-2"
      >
        <input type="hidden" name="was" value="new" />
        <input type="hidden" name="next" value={href('/admin')} />
        {MOVES.map(({ status, words, key, look: variantClass }) => (
          <Button
            key={status}
            type="submit"
            name="status"
            value={status}
            variant="secondary"
            size="sm"
            className={variantClass}
            disabled={isSending}
            isLoading={isSending && formData?.get('status') === status}
            {...pressedBy(key)}
          >
            <span>
              {words}
              <span className="sr-only"> {name}</span>
            </span>
          </Button>
        ))}
      </Form>
      {data && <EnquiryRefusal reply={data} />}
    </Item>
  );
}
