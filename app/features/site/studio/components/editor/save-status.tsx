import { Button } from '#app/ui/button.tsx';
import type { SaveState } from './use-autosave.ts';

const WORDS = {
  idle: 'We save your changes as a draft.',
  saving: 'Saving the draft…',
  failed: 'Failed to save the draft. What you typed is still here. We’ll try again when you continue typing.',
  stale: 'Another editor has saved this item since you opened it.',
};

type SaveStatusProps = {
  state: SaveState;
  /** False if nothing is saved automatically. */
  isOn: boolean;
};

export function SaveStatus({ state, isOn }: SaveStatusProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft max-sm:basis-full">
      <p role="status">
        {state.kind === 'saved' ? `Draft saved at ${state.at}` : (state.kind !== 'idle' || isOn) && WORDS[state.kind]}
      </p>
      {state.kind === 'stale' && (
        <Button type="submit" name="intent" value="save" size="sm" variant="secondary">
          Compare versions
        </Button>
      )}
    </div>
  );
}
