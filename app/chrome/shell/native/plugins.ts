import { CameraDirection, CameraResultType, CameraSource } from '@capacitor/camera';
import { ImpactStyle } from '@capacitor/haptics';
import { Style } from '@capacitor/status-bar';
import { PHOTO_QUALITY } from '#domain/enquiry/enquiry.ts';

export { App } from '@capacitor/app';
export { Camera } from '@capacitor/camera';
export { Clipboard } from '@capacitor/clipboard';
export { Device } from '@capacitor/device';
export { Haptics } from '@capacitor/haptics';
export { Keyboard } from '@capacitor/keyboard';
export { Share } from '@capacitor/share';
export { SplashScreen } from '@capacitor/splash-screen';
export { StatusBar } from '@capacitor/status-bar';

export const IMPACTS = { light: ImpactStyle.Light, medium: ImpactStyle.Medium, heavy: ImpactStyle.Heavy };

/** 'Dark' means light text for a dark page. */
export const STATUS_BAR_STYLES = { light: Style.Light, dark: Style.Dark };

/** Requests the picture's data, because pages of the site may not read files by path. The plugin's newer call returns only a path. */
export const PHOTO_WISHES = {
  quality: PHOTO_QUALITY * 100,
  resultType: CameraResultType.Base64,
  source: CameraSource.Camera,
  direction: CameraDirection.Rear,
  width: 1920,
  height: 1920,
} as const;
