import type { Finding } from '../../schema.ts';
import { controlId } from '../fields/control-id.ts';

/** Approximately Google's limits. */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;

type BeforePublishingProps = {
  findings: readonly Finding[];
  /** Null if the item has no page. */
  result: { title: string; description: string; address: string } | null;
};

export function BeforePublishing({ findings, result }: BeforePublishingProps) {
  return (
    <div className="grid gap-5">
      {findings.length > 0 && (
        <section aria-labelledby="findings-heading">
          <h2 id="findings-heading" className="mb-1 font-semibold">
            Before you publish
          </h2>
          <ul className="list-disc space-y-1 pl-5">
            {findings.map(({ path, text }) => (
              <li key={`${path} ${text}`}>
                <a href={`#${controlId(path)}`}>{text}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {result && (
        <section aria-labelledby="result-heading">
          <h2 id="result-heading" className="mb-2 font-semibold">
            In search results
          </h2>
          <div className="rounded-md border border-line bg-surface p-4">
            <p className="text-sm break-all text-ink-soft">{result.address}</p>
            <p className="font-semibold text-brand">{cut(result.title, LONGEST_TITLE)}</p>
            <p className="text-sm">{cut(result.description, LONGEST_DESCRIPTION)}</p>
          </div>
        </section>
      )}
    </div>
  );
}

/** Cuts after the last whole word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), most - 20)).trimEnd()} …`;
}
