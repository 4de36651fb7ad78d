import { RotateCcw, Send, Trash2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { href } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { Dialog, DialogCloseButton } from '#app/ui/dialog/dialog.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx';
import type { SavedItem } from '#app/web/offline/device-store.ts';
import { discardSaved, retrySaved, watchSaved } from '#app/web/offline/saved-offline.ts';
import { SAVED_KIND_NAMES } from '#domain/device/saved-offline.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import { sendNow } from './sending.ts';

const LIST_ID = 'saved-offline-list';

const focusList = () => document.getElementById(LIST_ID)?.focus({ preventScroll: true });

export function SavedOfflineList() {
  const id = useId();
  const [items, setItems] = useState<readonly SavedItem[] | null>(null);
  const [discarding, setDiscarding] = useState<SavedItem | null>(null);
  useEffect(() => watchSaved(setItems), []);
  if (!items) return <SkeletonText lines={4} />;
  if (items.length === 0) return <EmptyList />;
  const waitingCount = items.filter(({ refusal }) => refusal === null).length;
  const discard = async () => {
    if (discarding) await discardSaved(discarding.id);
    setDiscarding(null);
    focusList();
  };
  const retry = async (item: SavedItem) => {
    await retrySaved(item.id);
    focusList();
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" id={LIST_ID} tabIndex={-1} className="figures rounded-sm font-semibold">
          {describeCount(waitingCount, items.length - waitingCount)}
        </p>
        {waitingCount > 0 && (
          <Button type="button" onClick={sendNow}>
            <Send aria-hidden="true" />
            Send now
          </Button>
        )}
      </div>
      <ul className="mt-5 border-line border-t">
        {items.map((item) => (
          <SavedRow key={item.id} item={item} onRetry={() => retry(item)} onDiscard={() => setDiscarding(item)} />
        ))}
      </ul>
      {discarding && (
        <Dialog
          id={id}
          title="Discard what you saved?"
          size="sm"
          isOpen
          onClose={() => setDiscarding(null)}
          footer={
            <>
              <DialogCloseButton dialogId={id}>Keep it</DialogCloseButton>
              <Button type="button" variant="danger" onClick={discard}>
                Discard
              </Button>
            </>
          }
        >
          <p className="[overflow-wrap:anywhere]">
            <strong className="font-semibold">{discarding.title}</strong> hasn’t been sent. You’ll lose what you
            entered.
          </p>
        </Dialog>
      )}
    </>
  );
}

type SavedRowProps = { item: SavedItem; onRetry: () => void; onDiscard: () => void };

function SavedRow({ item, onRetry, onDiscard }: SavedRowProps) {
  const { kind, title, savedAt, refusal } = item;
  const about = <span className="sr-only"> {title}</span>;
  return (
    <li className="grid gap-x-8 gap-y-3 border-line border-b py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-display text-xl font-medium leading-tight">
            <FittedWords>{title}</FittedWords>
          </h2>
          <Status shape={refusal === null ? 'ring' : 'cross'}>{refusal === null ? 'Waiting' : 'Not accepted'}</Status>
        </div>
        <p className="figures mt-1 text-ink-soft text-sm">
          {SAVED_KIND_NAMES[kind]}, saved {formatDateAndTime(new Date(savedAt))}
        </p>
        {refusal !== null && <p className="measure mt-2 [overflow-wrap:anywhere]">{refusal}</p>}
        <SavedFields fields={item.fields} />
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {refusal !== null && (
          <Button type="button" variant="secondary" size="sm" onClick={onRetry}>
            <RotateCcw aria-hidden="true" />
            <span>Try again{about}</span>
          </Button>
        )}
        <Button type="button" variant="danger" size="sm" onClick={onDiscard}>
          <Trash2 aria-hidden="true" />
          <span>Discard{about}</span>
        </Button>
      </div>
    </li>
  );
}

/** Fields that people did not type. */
const OF_THE_FORM = ['intent', 'version', 'next', 'like', 'action', 'as_it_is', 'with_cv', 'job'];

/** Shows the typed text, so that it is not lost if the item is never sent. */
function SavedFields({ fields }: Pick<SavedItem, 'fields'>) {
  const typedFields = fields.filter(([name, value]) => !OF_THE_FORM.includes(name) && value !== '');
  if (typedFields.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">What you entered</summary>
      <dl className="measure mt-1 space-y-2">
        {typedFields.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-faint text-sm">{labelOf(name)}</dt>
            <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              {typeof value === 'string' ? value : value.name}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function EmptyList() {
  return (
    <div id={LIST_ID} tabIndex={-1}>
      <EmptyState title="Nothing waiting to be sent" action={<ButtonLink to={href('/jobs')}>See all jobs</ButtonLink>}>
        We’ve received everything. You can like jobs, swipe, edit your profile, apply and send forms offline. We’ll save
        them here until you’re back online.
      </EmptyState>
    </div>
  );
}

function describeCount(waitingCount: number, refused: number): string {
  const parts = [
    waitingCount > 0 ? `${waitingCount} waiting for a connection` : '',
    refused > 0 ? `${refused} not accepted` : '',
  ];
  return parts.filter(Boolean).join(', ');
}
