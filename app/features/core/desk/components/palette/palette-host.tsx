/** Opens the palette and the list of keys. Their code loads at the first use. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { loadCode } from '#app/web/load-code.ts';
import type { Role } from '#domain/account/account.ts';
import { openDialog } from './open-dialog.ts';
import { noteRecent } from './recent-records.ts';
import { useShortcuts } from './shortcuts.ts';

type Dialogs = typeof import('./dialogs.ts').default;

const close = (): void => openDialog.set(null);

export function PaletteHost({ role }: { role: Role }) {
  const opened = openDialog.useValue((value) => value);
  const { pathname } = useLocation();
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  useShortcuts(role);
  useEffect(() => noteRecent(pathname, document.title), [pathname]);
  useEffect(() => {
    if (!opened || dialogs) return;
    loadCode(() => import('./dialogs.ts')).then(
      (module) => setDialogs(module.default),
      () => {
        close();
        showToast({ title: 'Search did not load', text: 'Check your connection and try again.', tone: 'danger' });
      },
    );
  }, [opened, dialogs]);
  const Dialog = opened && dialogs?.[opened];
  return Dialog ? <Dialog role={role} onClose={close} /> : null;
}
