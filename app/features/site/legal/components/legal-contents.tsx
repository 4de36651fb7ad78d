import type { LegalSection } from '#db/content/legal-page.ts';

export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-labelledby="contents" className="no-print lg:sticky lg:top-28">
      <h2 id="contents" className="text-sm font-semibold">
        On this page
      </h2>
      <ol className="mt-2 border-line border-l text-sm sm:columns-2 sm:gap-8 lg:columns-1">
        {sections.map(({ id, heading }, index) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="figures flex min-h-8 gap-3 py-1.5 pl-4 text-ink-soft hover:text-brand hover:underline pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              <span aria-hidden="true" className="w-5 shrink-0 whitespace-nowrap text-ink-faint">
                {index + 1}
              </span>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
