import type { ReactNode } from 'react';
import { Heading } from '#app/ui/content/heading.tsx';
import {
  DATA_REQUEST_KIND_NAMES,
  type DataRequestKind,
  type DataRequestSource,
} from '#domain/data-request/data-request.ts';
import { ERASED_NAME } from '../texts.ts';

export type ShownDataRequest = {
  kind: DataRequestKind;
  source: DataRequestSource;
  name: string | null;
  email: string | null;
  accountId: string | null;
  message: string | null;
  sent: string;
  refusal: string | null;
  extension: { at: string; reason: string } | null;
  notes: readonly { id: string; at: string; author: string | null; body: string }[];
};

export function DataRequestSheet({ request }: { request: ShownDataRequest }) {
  const { kind, source, name, email, accountId, message, sent, refusal, extension, notes } = request;
  return (
    <div className="space-y-10">
      <article className="wrap-anywhere rounded-lg border border-line bg-surface px-5 py-6 sm:px-8 sm:py-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Heading level={2} size="section">
            {DATA_REQUEST_KIND_NAMES[kind]}
          </Heading>
          <p className="figures text-ink-soft text-sm">{sent}</p>
        </div>
        <dl className="mt-5 divide-y divide-line border-line border-t">
          <Row label="From">{name ?? ERASED_NAME}</Row>
          {email && (
            <Row label="Email">
              <a translate="no" href={`mailto:${encodeURIComponent(email)}`} className="link">
                {email}
              </a>
            </Row>
          )}
          {source === 'account' && <Row label="How">{DONE_THEMSELVES[kind]}</Row>}
          {source === 'desk' && <Row label="How">Added on the desk (received by letter, phone or email)</Row>}
          {accountId && <Row label="Account">{accountId}</Row>}
          {message && (
            <Row label="Details">
              <p className="measure whitespace-pre-line">{message}</p>
            </Row>
          )}
          {extension && (
            <Row label="Extended">
              {extension.at}
              <p className="measure mt-1 whitespace-pre-line">{extension.reason}</p>
            </Row>
          )}
          {refusal && (
            <Row label="Reason for refusal">
              <p className="measure whitespace-pre-line">{refusal}</p>
            </Row>
          )}
        </dl>
      </article>
      {source !== 'account' && (
        <section aria-labelledby="notes-heading">
          <Heading level={2} size="item" id="notes-heading">
            Notes
          </Heading>
          {notes.length === 0 ? (
            <p className="mt-3 text-ink-soft">No notes yet.</p>
          ) : (
            <ol className="mt-3 divide-y divide-line border-line border-y">
              {notes.map(({ id, at, author, body }) => (
                <li key={id} className="wrap-anywhere py-3.5">
                  <p className="text-ink-soft text-sm">
                    {author ?? 'An administrator whose account was deleted'}, <span className="figures">{at}</span>
                  </p>
                  <p className="measure mt-1 whitespace-pre-line">{body}</p>
                </li>
              ))}
            </ol>
          )}
        </section>
      )}
    </div>
  );
}

const DONE_THEMSELVES: Partial<Record<DataRequestKind, string>> = {
  copy: 'Downloaded from their account',
  erasure: 'Deleted from their account',
};

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <dt className="text-ink-faint text-sm sm:pt-0.5">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
