/** Shows a form that arrived after its session had ended, and sends it again. With scripts the page stays as it is (keep-typed.tsx). */
import { href, useLocation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { NEW_TAB, NewTabMark } from '#app/ui/new-tab-mark.tsx';

export type UnsentFields = Readonly<Record<string, string>>;

export const readUnsent = (data: unknown): UnsentFields | null =>
  typeof data === 'object' && data !== null && 'unsent' in data ? (data.unsent as UnsentFields) : null;

/** A single word may be an id or a choice, so only longer values count as text. */
const listTexts = (fields: UnsentFields) => Object.entries(fields).filter(([, value]) => /\S\s+\S/.test(value));

export function UnsentForm({ fields }: { fields: UnsentFields }) {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap py-12 sm:py-16">
      <div className="max-w-2xl">
        <Heading level={1}>You’ve been signed out</Heading>
        <p className="mt-4 text-ink-soft">
          We haven’t saved anything yet. Your text is below. Sign in in another tab, then come back and send it again.
        </p>
        <dl className="mt-6 space-y-3">
          {listTexts(fields).map(([name, value]) => (
            <div key={name}>
              <dt className="font-semibold text-sm first-letter:uppercase">{name.replaceAll(/[_-]/g, ' ')}</dt>
              <dd className="max-h-96 overflow-y-auto whitespace-pre-wrap [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
        <form method="post" action={pathname + search} className="mt-8 flex flex-wrap gap-3">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ButtonLink to={href('/employer-login')} variant="secondary" {...NEW_TAB}>
            Sign in
            <NewTabMark />
          </ButtonLink>
          <Button type="submit">Send again</Button>
        </form>
      </div>
    </div>
  );
}
