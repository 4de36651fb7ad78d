import type { ChangeEvent } from 'react';
import { useIsHydrated } from '#app/ui/hydration.ts';

export function ChooseAll() {
  if (!useIsHydrated()) return null;
  return (
    <label className="inline-flex min-h-9 cursor-pointer items-center gap-2 text-sm">
      <input type="checkbox" onChange={chooseAll} className="size-4 accent-brand" />
      Select all on this page
    </label>
  );
}

function chooseAll({ currentTarget: { checked, form } }: ChangeEvent<HTMLInputElement>) {
  for (const box of form?.querySelectorAll<HTMLInputElement>('input[name="id"]:enabled') ?? []) box.checked = checked;
}
