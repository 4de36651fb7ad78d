/** The passkeys of an account. Removing one asks in a dialog; without scripts the same link leads to a confirmation page. */
import { type MouseEvent, useState } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { beginWith, Dialog, DialogCloseButton } from '#app/ui/dialog/dialog.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { isPlainPress } from '#app/ui/plain-press.ts';
import type { ShownPasskey } from '#domain/account/passkey.ts';
import { PasskeyRemoval, REMOVAL_TEXT_ID, removalAddress } from './passkey-removal.tsx';

const DIALOG = 'remove-passkey';

type PasskeyListProps = {
  passkeys: readonly ShownPasskey[];
  hasApp: boolean;
};

export function PasskeyList({ passkeys, hasApp }: PasskeyListProps) {
  const [removalId, setAskedId] = useState<string | null>(null);
  // A removed passkey is no longer in the list, which closes the dialog.
  const passkey = passkeys.find(({ id }) => id === removalId);

  function askBeforeRemoval(event: MouseEvent, id: string): void {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setAskedId(id);
  }

  if (passkeys.length === 0) {
    return (
      <EmptyState title="No passkeys">
        {hasApp
          ? 'You sign in with your password and your authenticator app. A passkey is safer and quicker.'
          : 'Your password alone is enough to sign in. With a passkey, a stolen password is not enough to get in.'}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div className="min-w-0">
              <p className="break-words font-medium">{passkey.name}</p>
              <p className="figures text-ink-soft text-sm">
                Added {passkey.addedOn} · {passkey.lastUsedAt ? `Last used ${passkey.lastUsedAt}` : 'Not used yet'}
              </p>
            </div>
            <ButtonLink
              to={removalAddress(passkey)}
              variant="danger"
              size="sm"
              aria-label={`Remove ${passkey.name}`}
              onClick={(event) => askBeforeRemoval(event, passkey.id)}
            >
              Remove
            </ButtonLink>
          </li>
        ))}
      </ul>
      <Dialog
        id={DIALOG}
        title="Remove this passkey?"
        describedBy={REMOVAL_TEXT_ID}
        isOpen={passkey !== undefined}
        onClose={() => setAskedId(null)}
      >
        {passkey && (
          <PasskeyRemoval
            passkey={passkey}
            isLast={passkeys.length === 1}
            hasApp={hasApp}
            cancel={<DialogCloseButton ref={beginWith} dialogId={DIALOG} />}
          />
        )}
      </Dialog>
    </>
  );
}
