/** Every state that the item was saved in. Each can be compared with the present text, and restored. */
import { href, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { Difference } from '../queries/compare.server.ts';
import { REVISION_NAMES } from '../texts.ts';

export type ShownRevision = { version: number; action: string; at: string; by: string };

type ItemHistoryProps = {
  collection: string;
  id: string;
  version: number;
  revisions: readonly ShownRevision[];
  compared: { version: number; differences: readonly Difference[] } | null;
};

export function ItemHistory({ collection, id, version, revisions, compared }: ItemHistoryProps) {
  return (
    <section aria-labelledby="history" className="mt-12 max-w-3xl">
      <Heading level={2} size="item" id="history">
        History
      </Heading>
      {compared && <Comparison {...compared} />}
      <ol className="mt-3 divide-y divide-line border-line border-y">
        {revisions.map(({ version: revision, action, at, by }) => (
          <li key={revision} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="mr-auto">
              {REVISION_NAMES[action] ?? action}, {at}, by {by}
            </span>
            {revision === version ? (
              <span className="text-ink-soft text-sm">As it is now</span>
            ) : (
              <>
                <Link
                  to={`${href('/admin/studio/:collection/:id', { collection, id })}?compare=${revision}#history`}
                  className="link inline-flex min-h-11 items-center text-sm"
                >
                  Compare<span className="sr-only"> with the version of {at}</span>
                </Link>
                <form method="post">
                  <input type="hidden" name="version" value={version} />
                  <input type="hidden" name="revision" value={revision} />
                  <Button type="submit" name="intent" value="restore" variant="secondary" size="sm">
                    Restore<span className="sr-only"> the version of {at}</span>
                  </Button>
                </form>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Comparison({ version, differences }: NonNullable<ItemHistoryProps['compared']>) {
  return (
    <div className="mt-3 rounded-md border border-line p-4">
      <h3 className="font-semibold">What has changed since version {version}</h3>
      {differences.length === 0 && <p className="mt-2 text-ink-soft">Nothing: both say the same.</p>}
      <dl className="mt-2 space-y-4">
        {differences.map(({ path, label, parts }) => (
          <div key={path}>
            <dt className="font-semibold text-sm">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {parts.map(({ kind, text }, index) => {
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
                if (kind === 'same') return <span key={index}>{text}</span>;
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
                return kind === 'added' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>;
              })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
