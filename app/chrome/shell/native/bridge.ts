/** Device features: the app's plugins in the app, browser APIs elsewhere. Only the app loads the plugins' code. */
import { isInApp } from './platform.ts';

type Plugins = typeof import('./plugins.ts');

async function inApp<Answer>(use: (plugins: Plugins) => Promise<Answer>): Promise<Answer | null> {
  if (!isInApp()) return null;
  try {
    return await use(await import('./plugins.ts'));
  } catch {
    // Older versions of the app lack the plugin; the browser API is the fallback.
    return null;
  }
}

export type Strength = 'light' | 'medium' | 'heavy';

/** spec: accounts §9. */
export const VIBRATION_MS: Record<Strength, number> = { light: 10, medium: 50, heavy: 100 };

/** @returns whether the device accepted the call; it may have no motor */
export async function buzz(strength: Strength): Promise<boolean> {
  const isDone = await inApp(async ({ Haptics, IMPACTS }) => {
    await Haptics.impact({ style: IMPACTS[strength] });
    return true;
  });
  if (isDone) return true;
  return typeof navigator.vibrate === 'function' && navigator.vibrate(VIBRATION_MS[strength]);
}

export async function copyText(text: string): Promise<boolean> {
  const isDone = await inApp(async ({ Clipboard }) => {
    await Clipboard.write({ string: text });
    return true;
  });
  return isDone ?? done(() => navigator.clipboard.writeText(text));
}

export async function readText(): Promise<string | null> {
  const read = await inApp(async ({ Clipboard }) => (await Clipboard.read()).value);
  if (read !== null) return read;
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}

export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Opens the device's share sheet; without one, copies the link. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareResult> {
  try {
    if (isInApp()) {
      const { Share } = await import('./plugins.ts');
      await Share.share(link);
      return 'shared';
    }
    if (typeof navigator.share === 'function') {
      await navigator.share(link);
      return 'shared';
    }
  } catch (error) {
    if (isCancelled(error)) return 'cancelled';
  }
  return (await copyText(link.url)) ? 'copied' : 'failed';
}

export type TakenPhoto = { ok: true; file: File } | { ok: false; reason: 'cancelled' | 'refused' };

/** Uses the app's camera (spec: marketing §7, quality 90). Browsers show the picture of the camera in the page instead. */
export async function takePhotoInApp(): Promise<TakenPhoto> {
  try {
    const { Camera, PHOTO_WISHES } = await import('./plugins.ts');
    const { base64String = '' } = await Camera.getPhoto(PHOTO_WISHES);
    const bytes = Uint8Array.from(atob(base64String), (character) => character.charCodeAt(0));
    return { ok: true, file: new File([bytes], 'photo.jpg', { type: 'image/jpeg' }) };
  } catch (error) {
    return { ok: false, reason: isCancelled(error) ? 'cancelled' : 'refused' };
  }
}

export const askDevice = () => inApp(({ Device }) => Device.getInfo());

export const hideSplash = () => inApp(({ SplashScreen }) => SplashScreen.hide());

export const leaveApp = () => inApp(({ App }) => App.exitApp());

export const matchStatusBar = (isDark: boolean) =>
  inApp(({ StatusBar, STATUS_BAR_STYLES }) =>
    StatusBar.setStyle({ style: STATUS_BAR_STYLES[isDark ? 'dark' : 'light'] }),
  );

/**
 * Listens to Android's back button or gesture, and disables the app's default.
 *
 * @returns a function that stops listening
 */
export function onBackButton(listener: () => void): () => void {
  return listen(({ App }) => [App.addListener('backButton', listener)]);
}

/**
 * @param tell receives the keyboard's height in pixels, 0 when closed
 *
 * @returns a function that stops listening
 */
export function onKeyboard(tell: (height: number) => void): () => void {
  return listen(({ Keyboard }) => [
    Keyboard.addListener('keyboardDidShow', ({ keyboardHeight }) => tell(keyboardHeight)),
    Keyboard.addListener('keyboardDidHide', () => tell(0)),
  ]);
}

type ListenerHandles = Promise<{ remove: () => Promise<void> }>;

function listen(addListeners: (plugins: Plugins) => ListenerHandles[]): () => void {
  const handles = inApp((plugins) => Promise.all(addListeners(plugins)));
  return () => {
    void handles.then((all) => all?.forEach(({ remove }) => void remove()));
  };
}

const done = (act: () => Promise<void>): Promise<boolean> =>
  // This may throw: `navigator.clipboard` is undefined without HTTPS.
  Promise.resolve()
    .then(act)
    .then(
      () => true,
      () => false,
    );

/** Plugins report a cancelled share in the message, browsers in the error's name. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || /cancel/i.test(error.message));
