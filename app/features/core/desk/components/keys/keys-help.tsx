import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { useScreenKeys } from './screen-keys.ts';

type KeysHelpProps = {
  keys: readonly (readonly [string, string])[];
  areOn: boolean;
  onChange: (areOn: boolean) => void;
};

export function KeysHelp({ keys, areOn, onChange }: KeysHelpProps) {
  useScreenKeys(keys);
  if (!useIsHydrated()) return null;
  return (
    <details className="text-sm max-lg:pointer-coarse:hidden">
      <summary className="inline-flex min-h-9 items-center rounded-sm font-semibold">Keys</summary>
      <KeyList keys={keys} />
      <Checkbox
        id="desk-keys"
        label="Use these keys"
        checked={areOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </details>
  );
}

export const KeyList = ({ keys }: { keys: KeysHelpProps['keys'] }) => (
  <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-2 gap-y-1.5">
    {keys.map(([key, explanation]) => (
      <div key={key} className="contents">
        <dt>
          <kbd className="inline-grid h-6 min-w-6 place-items-center rounded-sm border border-control bg-surface px-1 font-sans font-semibold">
            {key}
          </kbd>
        </dt>
        <dd className="pt-0.5 text-ink-soft">{explanation}</dd>
      </div>
    ))}
  </dl>
);
