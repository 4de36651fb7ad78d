/** A link visible only while focused. The first on a page leads to the content; others skip long sections. */
export function SkipLink({ to = 'main', children = 'Skip to main content' }: { to?: string; children?: string }) {
  return (
    <a
      href={`#${to}`}
      className="sr-only z-50 rounded-md bg-ink px-4 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {children}
    </a>
  );
}
