/** The errors of a form at its top: takes the focus when it appears, and links to each field. */
import { useEffect, useRef } from 'react';

type ErrorSummaryProps = {
  title?: string;
  errors: readonly { fieldId: string; message: string }[];
};

const PREFIX = 'Error: ';

export function ErrorSummary({ title = 'Check the errors below', errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // Each answer of the server brings a new list, which takes the focus even if the same fields are invalid.
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  // The tab's title shows it too, and screen readers read the title.
  const isWrong = errors.length > 0;
  useEffect(() => {
    if (!isWrong) return;
    document.title = `${PREFIX}${document.title}`;
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [isWrong]);
  if (!isWrong) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-md border border-signal border-l-4 bg-signal-soft px-5 py-4 text-ink"
    >
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className="text-ink underline underline-offset-2">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
