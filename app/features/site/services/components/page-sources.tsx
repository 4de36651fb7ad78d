import { NEW_TAB, NewTabMark } from '#app/ui/new-tab-mark.tsx';
import type { CheckedFacts } from '#db/content/services/parts.ts';
import { formatLongDate } from '#domain/time/dates.ts';

export function PageSources({ page: { factsCheckedOn, sources } }: { page: CheckedFacts }) {
  return (
    <>
      <p className="mt-8 text-sm text-ink-soft">
        {sources.length > 0 && 'Further reading. '}
        We last checked this page on {formatLongDate(new Date(factsCheckedOn))}. This is not legal advice.
      </p>
      {sources.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-8 text-sm">
          {sources.map(({ title, url }) => (
            <li key={url}>
              <a href={url} {...NEW_TAB} className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
                <span>
                  {title}
                  <NewTabMark />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
