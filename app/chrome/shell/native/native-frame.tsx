import './native-frame.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { href, useLocation, useNavigate } from 'react-router';
import { hideSplash, leaveApp, matchStatusBar, onBackButton } from './bridge.ts';
import { watchKeyboard } from './keyboard.ts';
import { TopBar } from './top-bar.tsx';

/** spec: accounts §2 "Mobile app shell and demo". */
const SPLASH_MS = 500;

export default function NativeFrame() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const place = useTopOfPage();
  const isRoot = pathname === href('/');
  const goBack = () => {
    // Entries before this one belong to the app's own history.
    const hasBefore = Number(history.state?.idx ?? 0) > 0;
    if (hasBefore) void navigate(-1);
    else void navigate(href('/'), { replace: true });
  };
  const answerBackButton = useEffectEvent(() => {
    if (closeTopmost()) return;
    if (isRoot) void leaveApp();
    else goBack();
  });
  useEffect(() => onBackButton(() => answerBackButton()), []);
  useEffect(() => {
    const timer = setTimeout(() => void hideSplash(), SPLASH_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(watchKeyboardOfApp, []);
  useEffect(watchColourScheme, []);
  return place && createPortal(<TopBar pathname={pathname} onBack={isRoot ? null : goBack} />, place);
}

/** Placed directly after the skip link, so that visual and keyboard order agree. */
function useTopOfPage(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const container = document.createElement('div');
    container.className = 'app-bar no-print';
    // A route's own frame is a single element around the page.
    document.querySelector('body > header, body > :has(#main)')?.before(container);
    document.documentElement.dataset['inApp'] = '';
    setPlace(container);
    return () => {
      container.remove();
      delete document.documentElement.dataset['inApp'];
    };
  }, []);
  return place;
}

function watchKeyboardOfApp(): () => void {
  const { dataset } = document.documentElement;
  const stop = watchKeyboard(({ isOpen }) => {
    if (isOpen) dataset['keyboard'] = 'open';
    else delete dataset['keyboard'];
  });
  return () => {
    stop();
    delete dataset['keyboard'];
  };
}

function watchColourScheme(): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const updateStatusBar = () => void matchStatusBar(dark.matches);
  updateStatusBar();
  dark.addEventListener('change', updateStatusBar);
  return () => dark.removeEventListener('change', updateStatusBar);
}

/**
 * Closes the topmost menu or dialog.
 *
 * @returns whether one was open
 */
function closeTopmost(): boolean {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  const menu = [...document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')].at(-1);
  if (menu) menu.hidePopover();
  else if (dialog?.requestClose) dialog.requestClose();
  else dialog?.close();
  return Boolean(menu ?? dialog);
}
