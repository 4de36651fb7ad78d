/** Keys of every page of the desk: Ctrl+K or / opens the palette, ? lists the keys; G or C and a letter goes or creates. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Role } from '#domain/account/account.ts';
import { deskRail } from '../frame/desk-pages.ts';
import { areKeysOn, isTaken, isTyping } from '../keys/desk-keys.ts';
import { openDialog } from './open-dialog.ts';

export type KeyPair = { first: 'g' | 'c'; second: string; path: string; label: string };

const PAIR_MS = 1_500;

export function listKeyPairs(role: Role): KeyPair[] {
  const { groups, creates } = deskRail(role, null);
  const links = groups.flatMap((group) => group.links);
  return [
    ...links.map(({ letter, path, label }) => ({ first: 'g' as const, second: letter, path, label })),
    ...creates.map(({ letter, path, label }) => ({ first: 'c' as const, second: letter, path, label: `New ${label}` })),
  ];
}

export function useShortcuts(role: Role): void {
  const navigate = useNavigate();
  useEffect(() => {
    let first: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expect = (key: string | null) => {
      clearTimeout(timer);
      first = key;
      if (key) timer = setTimeout(() => expect(null), PAIR_MS);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key === 'k';
      if (isCommand ? isTyping(event, { inField: false }) : !areKeysOn()) return;
      if (isCommand) open(event, 'palette');
      else if (key === '?' && !isTyping(event)) open(event, 'keys');
      else if (isTaken(event)) expect(null);
      else if (first) {
        const pair = listKeyPairs(role).find((each) => each.first === first && each.second === key);
        expect(null);
        if (!pair) return;
        event.preventDefault();
        navigate(pair.path);
      } else if (key === '/') open(event, 'palette');
      else if (key === 'g' || key === 'c') expect(key);
    };
    // Runs before the keys of a list, which ignore an event whose default is prevented.
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [role, navigate]);
}

function open(event: KeyboardEvent, which: 'palette' | 'keys'): void {
  event.preventDefault();
  openDialog.set(which);
}
