import { PushSettings } from '#app/features/core/notifications/components/push-settings.tsx';
import { useViewer } from '#app/web/viewer.ts';
import { Part } from './part.tsx';

export function PushPart({ vapidKey }: { vapidKey: string | null }) {
  const viewer = useViewer();
  return (
    <Part
      id="push"
      title="Push settings"
      text="What this device can notify you about while the site is closed. We save your choice on this device."
      inApp="saved here, but the app doesn’t show notifications yet"
      inBrowser="the browser’s own notifications"
    >
      <PushSettings vapidKey={vapidKey} isSignedIn={viewer !== null} />
    </Part>
  );
}
