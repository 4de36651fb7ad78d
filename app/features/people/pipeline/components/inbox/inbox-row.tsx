import { Paperclip } from 'lucide-react';
import { href, Link, useNavigate } from 'react-router';
import { APPLICATION_SHAPES } from '#app/chrome/status-shapes.ts';
import { ITEM } from '#app/features/core/desk/components/keys/desk-keys.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Status } from '#app/ui/content/status.tsx';
import { SENDER_NOTES } from '#domain/application/sender.ts';
import { type ShownRow, SIDE_BY_SIDE } from '../../schema.ts';

const CLIENT_SAID = { yes: 'the client said yes', no: 'the client said no', comment: 'the client wrote' } as const;

type InboxRowProps = { application: ShownRow; stageName: string; isOpen: boolean; openHref: string };

export function InboxRow({ application, stageName, isOpen, openHref }: InboxRowProps) {
  const { id, fullName, jobTitle, company, status, hasCv, sender, age, answer } = application;
  const navigate = useNavigate();
  return (
    <li className="flex border-line border-b">
      <label className="grid w-9 shrink-0 cursor-pointer place-items-center">
        <span className="sr-only">Select {fullName}</span>
        <input
          type="checkbox"
          data-not-typed=""
          name="id"
          value={id}
          disabled={sender === 'yourself'}
          className="size-4 accent-brand"
        />
      </label>
      <Link
        {...ITEM}
        tabIndex={0}
        to={href('/employer/applications/:id', { id })}
        aria-current={isOpen ? 'true' : undefined}
        onClick={(event) => {
          const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
          if (!isPlain || !matchMedia(SIDE_BY_SIDE).matches) return;
          event.preventDefault();
          void navigate(openHref, { preventScrollReset: true });
        }}
        className={classNames(
          'grid min-w-0 grow gap-x-4 min-[30rem]:grid-cols-[minmax(0,1fr)_auto] gap-y-0.5 px-3 py-2 text-sm no-underline hover:bg-surface focus-visible:-outline-offset-2',
          isOpen && 'xl:bg-brand-soft',
        )}
      >
        <span translate="no" className="min-w-0 font-semibold text-base [overflow-wrap:anywhere]">
          {fullName}
        </span>
        <span className="min-[30rem]:justify-self-end">
          <Status shape={APPLICATION_SHAPES[status]}>{stageName}</Status>
        </span>
        <span className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">
          {`${jobTitle}, ${company}`}
          {SENDER_NOTES[sender] && ` · ${SENDER_NOTES[sender]}`}
          {answer && ` · ${CLIENT_SAID[answer]}`}
        </span>
        <span className="figures inline-flex items-center gap-1.5 self-start min-[30rem]:justify-self-end text-ink-soft">
          {hasCv && (
            <>
              <Paperclip aria-hidden="true" className="size-3.5" />
              <span className="sr-only">with a CV, </span>
            </>
          )}
          <span className="sr-only">sent </span>
          {age}
          <span className="sr-only"> ago</span>
        </span>
      </Link>
    </li>
  );
}
