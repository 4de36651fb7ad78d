import { countWords, readTimeOf } from '#domain/article/read-time.ts';
import { countOf } from '#domain/text/counts.ts';

/** Screen readers announce the length only once per this many words. */
const ANNOUNCED_WORDS = 50;

export function ArticleLength({ body }: { body: string }) {
  const words = countWords(body);
  const about = Math.round(words / ANNOUNCED_WORDS) * ANNOUNCED_WORDS;
  return (
    <>
      <p aria-hidden="true" className="figures text-sm text-ink-soft">
        {countOf(words, 'word')}, {readTimeOf(words)} min to read
      </p>
      <p role="status" className="sr-only">
        About {countOf(about, 'word')}, {countOf(readTimeOf(words), 'minute')} to read
      </p>
    </>
  );
}
