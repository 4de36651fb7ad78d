export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="mt-3 overflow-x-auto rounded border border-line bg-sunken p-4 text-sm"
    >
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  );
}
