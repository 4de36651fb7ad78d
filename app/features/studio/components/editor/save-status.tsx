/** Whether what is typed is saved; screen readers are told too. */
import { Button } from '#app/ui/button.tsx';
import type { SaveState } from './use-autosave.ts';

const WORDS = {
  idle: '',
  saving: 'Saving the draft…',
  failed: 'The draft could not be saved. What you typed is still here; we try again when you go on typing.',
  stale: 'Another editor saved this item meanwhile.',
};

export function SaveStatus({ state, formId }: { state: SaveState; formId: string }) {
  return (
    <div className="mt-3 flex min-h-9 flex-wrap items-center gap-3 text-sm text-ink-soft">
      <p role="status">{state.kind === 'saved' ? `Draft saved at ${state.at}` : WORDS[state.kind]}</p>
      {state.kind === 'stale' && (
        <Button type="submit" form={formId} name="intent" value="save" size="sm" variant="secondary">
          See both texts
        </Button>
      )}
    </div>
  );
}
