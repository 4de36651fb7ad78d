import { PushSettings } from '#app/features/core/notifications/components/push-settings.tsx';
import { useViewer } from '#app/web/viewer.ts';
import { Part } from './part.tsx';

export function PushPart({ vapidKey }: { vapidKey: string | null }) {
  const viewer = useViewer();
  return (
    <Part
      id="push"
      title="Push settings"
      text="What this device may tell you while the site is closed. Your choice stays on this device."
      inApp="kept here; the app itself shows no notifications yet"
      inBrowser="the browser’s own notifications"
    >
      <PushSettings vapidKey={vapidKey} isSignedIn={viewer !== null} />
    </Part>
  );
}
