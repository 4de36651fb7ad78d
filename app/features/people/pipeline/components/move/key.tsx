import { useIsHydrated } from '#app/ui/hydration.ts';

export function Key({ of }: { of: string | undefined }) {
  if (!useIsHydrated() || !of) return null;
  return (
    <span
      aria-hidden="true"
      className="ml-1 inline-grid size-5 place-items-center rounded-sm border border-line font-sans text-ink-soft text-sm max-lg:pointer-coarse:hidden"
    >
      {of.toUpperCase()}
    </span>
  );
}
