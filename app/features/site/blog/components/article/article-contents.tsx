/** The headings of a long article: beside the text if there is room, otherwise in a collapsed list above it. */
import { useEffect, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { ArticleBlock } from '#domain/article/article.ts';

const WORTH_A_LIST = 4;

type ContentsHeading = { id: string; text: string };

export function ArticleContents({ blocks }: { blocks: readonly ArticleBlock[] }) {
  const headings = blocks.filter((block) => block.kind === 'heading');
  const current = useCurrentHeading(headings);
  if (headings.length < WORTH_A_LIST) return null;
  return (
    <nav aria-label="In this article" className="no-print h-full text-sm">
      <details className="border-line border-y open:pb-3 lg:hidden">
        <summary className="py-3 font-semibold">In this article</summary>
        <ContentsList headings={headings} current={current} />
      </details>
      <div className="max-lg:hidden lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto">
        <h2 className="pb-2 font-semibold">In this article</h2>
        <ContentsList headings={headings} current={current} />
      </div>
    </nav>
  );
}

type ContentsListProps = { headings: readonly ContentsHeading[]; current: string | null };

function ContentsList({ headings, current }: ContentsListProps) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={classNames(
              'block border-l-2 py-2 pl-4 underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-3',
              id === current ? 'border-brand font-semibold text-ink' : 'border-line text-ink-soft',
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

const LINE = 0.3;

/** The last heading above the line; null before the first heading, and without JavaScript. */
function useCurrentHeading(headings: readonly ContentsHeading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = headings.map(({ id }) => id).join(' ');
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const above = new Set<Element>();
    // Everything above the line counts as inside, so that a jump to the end misses no heading.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target);
          else above.delete(target);
        }
        setCurrent(elements.findLast((element) => above.has(element))?.id ?? null);
      },
      { rootMargin: `1000000px 0px -${(1 - LINE) * 100}% 0px` },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
