/** What is wrong with a form, at its top: takes the focus when it appears, and leads to each field. */
import { useEffect, useRef } from 'react';

type ErrorSummaryProps = {
  title?: string;
  errors: readonly { fieldId: string; message: string }[];
};

const PREFIX = 'Error: ';

export function ErrorSummary({ title = 'Please check what you entered', errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // Every answer of the server brings a new list, and with it the focus: also when the same fields are wrong again.
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  // A tab says so, too, and a screen reader that reads the title.
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
