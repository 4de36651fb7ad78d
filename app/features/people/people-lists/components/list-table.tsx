import { Form, href, Link, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { SavedList } from '../schema.ts';

export function ListTable({ lists }: { lists: readonly SavedList[] }) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <ul className="border-line border-t">
      {lists.map(({ id, name, search, isOwn, isShared, ownerName }) => (
        <li
          key={id}
          className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1 border-line border-b py-1.5 text-sm"
        >
          <Link
            to={href('/admin/people') + search}
            className="link wrap-anywhere inline-flex min-h-6 min-w-0 grow items-center font-semibold pointer-coarse:min-h-11"
          >
            {name}
          </Link>
          <span className="text-ink-soft">
            {isOwn ? (isShared ? 'Yours, shared with colleagues' : 'Only yours') : `Owned by ${ownerName}`}
          </span>
          {isOwn && (
            <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
              <input type="hidden" name="id" value={id} />
              <ListButton intent={isShared ? 'unshare' : 'share'} isSending={isSending} name={name}>
                {isShared ? 'Stop sharing' : 'Share'}
              </ListButton>
              <ListButton intent="remove" isSending={isSending} name={name}>
                Remove
              </ListButton>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

type ListButtonProps = { intent: 'share' | 'unshare' | 'remove'; isSending: boolean; name: string; children: string };

const ListButton = ({ intent, isSending, name, children }: ListButtonProps) => (
  <Button
    type="submit"
    name="intent"
    value={intent}
    variant={intent === 'remove' ? 'danger' : 'secondary'}
    size="sm"
    disabled={isSending}
  >
    <span>
      {children}
      <span className="sr-only"> {name}</span>
    </span>
  </Button>
);
