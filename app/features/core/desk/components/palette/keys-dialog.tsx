import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import type { Role } from '#domain/account/account.ts';
import { useKeySetting } from '../keys/desk-keys.ts';
import { KeyList } from '../keys/keys-help.tsx';
import { listScreenKeys } from '../keys/screen-keys.ts';
import { listKeyPairs } from './shortcuts.ts';

const EVERYWHERE = [
  ['Ctrl K', 'Search (⌘ K on a Mac)'],
  ['/', 'Search'],
  ['?', 'Show this list'],
] as const;

/** Lists the keys of the current screen, and those of every page. */
export function KeysDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const [areOn, setAreOn] = useKeySetting();
  const screenKeys = listScreenKeys();
  const pairs = listKeyPairs(role).map(
    ({ first, second, label }) => [`${first.toUpperCase()} ${second.toUpperCase()}`, label] as const,
  );
  return (
    <Dialog id="keys" title="Keys" isOpen onClose={onClose} size="lg">
      <div className="grid gap-6 text-sm sm:grid-cols-2">
        <div>
          {screenKeys.length > 0 && <Section title="On this screen" keys={screenKeys} />}
          <Section title="On every page" keys={EVERYWHERE} />
        </div>
        <Section title="Go to a page, or create" keys={pairs} />
      </div>
      <Checkbox
        id="all-desk-keys"
        label="Use keys without Ctrl"
        checked={areOn}
        onChange={(event) => setAreOn(event.currentTarget.checked)}
      />
    </Dialog>
  );
}

const Section = ({ title, keys }: { title: string; keys: readonly (readonly [string, string])[] }) => (
  <section className="mb-4">
    <h3 className="font-semibold">{title}</h3>
    <KeyList keys={keys} />
  </section>
);
