import { askDevice } from '#app/chrome/shell/native/bridge.ts';
import { appPlatform } from '#app/chrome/shell/native/platform.ts';

export type DeviceFacts = {
  frame: string;
  model: string;
  system: string;
  screen: string;
  input: string;
  language: string;
};

/** The first match counts: Android's text contains Linux, and the iPhone's contains Mac. */
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iOS'],
  [/iPad/, 'iPadOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

export const systemOf = (userAgent: string): string =>
  SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Unknown';

const APP_SYSTEMS: Record<string, string> = { android: 'Android', ios: 'iOS' };

export async function readDevice(): Promise<DeviceFacts> {
  const platform = appPlatform();
  const device = await askDevice();
  const system = device ? `${APP_SYSTEMS[device.operatingSystem] ?? device.operatingSystem} ${device.osVersion}` : null;
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  return {
    frame: platform
      ? `App for ${APP_SYSTEMS[platform]}`
      : isInstalled
        ? 'Web app, installed from the browser'
        : 'Web browser',
    model: device
      ? `${device.manufacturer} ${device.model}${device.isVirtual ? ' (simulated)' : ''}`
      : 'Hidden from websites',
    system: system ?? systemOf(navigator.userAgent),
    screen: `${screen.width} × ${screen.height}, density ${Number(devicePixelRatio.toFixed(2))}`,
    input: matchMedia('(pointer: coarse)').matches ? 'Touch' : 'Mouse or trackpad',
    language: navigator.language,
  };
}
