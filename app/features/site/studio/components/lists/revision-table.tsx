import { Link } from 'react-router';
import { THE_SITE_NAME } from '#domain/account/the-site.ts';

type RevisionTableProps = { revisions: readonly { version: number; action: string; by: string; at: string }[] };

export function RevisionTable({ revisions }: RevisionTableProps) {
  return (
    <ol className="max-w-4xl divide-y divide-line border-line border-y">
      {revisions.map(({ version, action, by, at }) => (
        <li key={version} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
          <span>
            <span className="figures mr-3 text-ink-faint">{version}</span>
            <span className="font-semibold">{action}</span>
            {by !== THE_SITE_NAME && ` by ${by}`}, {at}
          </span>
          <Link to={`?compare=${version}`} className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11">
            Compare<span className="sr-only"> revision {version} with the current version</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
