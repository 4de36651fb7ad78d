import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status, type StatusShape } from '#app/ui/content/status.tsx';
import { useFetcher } from '#app/web/use-fetcher.ts';
import { ITEM, pressedBy } from '../keys/desk-keys.ts';

type Trace = {
  id: string;
  name: string;
  to: string;
  shape: StatusShape;
  status: string;
  at: string;
  by: string | null;
};

type QueueProps = {
  id: string;
  title: string;
  count: number;
  isMore: boolean;
  all: { to: string; label: string };
  empty: string;
  decided: readonly Trace[];
  children: ReactNode;
};

export function Queue({ id, title, count, isMore, all, empty, decided, children }: QueueProps) {
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-b-2 pb-2">
        <Heading level={2} size="item" id={id}>
          {title}{' '}
          {count > 0 && (
            <span className="figures ml-1 font-sans text-base text-ink-soft">{isMore ? `${count}+` : count}</span>
          )}
        </Heading>
        <Link to={all.to} className="link inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11">
          {all.label}
        </Link>
      </div>
      {count > 0 ? <ul>{children}</ul> : <p className="border-line border-b py-3 text-ink-soft text-sm">{empty}</p>}
      {decided.length > 0 && <DecisionList rows={decided} title={title} />}
    </section>
  );
}

function DecisionList({ rows, title }: { rows: readonly Trace[]; title: string }) {
  return (
    <>
      <p className="mt-4 font-semibold text-ink-soft text-sm">Done today</p>
      <ul aria-label={`${title}: done today`} className="figures text-sm">
        {rows.map(({ id, name, to, shape, status, at, by }) => (
          <li
            key={id}
            className="flex min-h-11 flex-wrap items-center gap-x-3 border-line border-b py-1 text-ink-soft [overflow-wrap:anywhere]"
          >
            <Status shape={shape}>{status}</Status>
            <Link to={to} className="link">
              {name}
            </Link>
            <span>{by ? `${at}, by ${by}` : at}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One solid button a screen is enough, so the main action is marked by colour. */
export const MAIN_ACTION = 'text-brand! border-brand!';

type ItemProps = {
  name: ReactNode;
  facts: readonly (string | null | false)[];
  waiting?: string;
  /** Shown instead of `waiting`: the deadline. */
  due?: string;
  excerpt: string;
  children: ReactNode;
};

export function Item({ name, facts, waiting, due, excerpt, children }: ItemProps) {
  return (
    <li
      {...ITEM}
      className="grid gap-x-6 gap-y-2 border-line border-b py-3 text-sm focus:bg-surface focus-visible:-outline-offset-2 md:grid-cols-[minmax(0,1fr)_auto] md:px-2 md:-mx-2"
    >
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold text-base">{name}</span>
          <span className="figures text-ink-soft">{due ?? `Waiting ${waiting}`}</span>
        </p>
        <p className="text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        {excerpt && <p className="measure mt-1.5 border-line border-l-2 pl-3">{excerpt}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-2">{children}</div>
    </li>
  );
}

type UnreadItemProps = Pick<ItemProps, 'facts' | 'excerpt'> & {
  waiting: string;
  name: string;
  href: string;
  /** Element of that page to scroll to. */
  openAt?: string;
  openLabel?: string;
  action: string;
  fields: Readonly<Record<string, string>>;
};

/** Stays until it is opened or marked as read. */
export function UnreadItem(props: UnreadItemProps) {
  const { name, href, facts, waiting, excerpt, openAt = href, openLabel = 'Open', action, fields } = props;
  const { Form, state } = useFetcher();
  const about = <span className="sr-only"> {name}</span>;
  return (
    <Item
      name={
        <Link translate="no" to={href} className="link">
          {name}
        </Link>
      }
      facts={facts}
      waiting={waiting}
      excerpt={excerpt}
    >
      <ButtonLink to={openAt} variant="secondary" size="sm" className={MAIN_ACTION} {...pressedBy('a')}>
        <span>
          {openLabel}
          {about}
        </span>
      </ButtonLink>
      <Form method="post" action={action} preventScrollReset>
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Button type="submit" variant="secondary" size="sm" isLoading={state !== 'idle'} {...pressedBy('r')}>
          <span>Mark as read{about}</span>
        </Button>
      </Form>
    </Item>
  );
}
