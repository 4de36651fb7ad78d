import { useEffect, useState } from 'react';
import { DataList } from '#app/ui/content/data-list.tsx';
import { type DeviceFacts, readDevice } from './device-facts.ts';
import { Part } from './part.tsx';

const ROWS: { label: string; key: keyof DeviceFacts }[] = [
  { label: 'Runs as', key: 'frame' },
  { label: 'Device', key: 'model' },
  { label: 'System', key: 'system' },
  { label: 'Screen', key: 'screen' },
  { label: 'Input', key: 'input' },
  { label: 'Language', key: 'language' },
];

export function DevicePart() {
  const [facts, setFacts] = useState<DeviceFacts | null>(null);
  const isOnline = useIsOnline();
  useEffect(() => {
    void readDevice().then(setFacts);
  }, []);
  const connection = facts ? (isOnline ? 'Online' : 'Offline') : '…';
  return (
    <Part
      id="device"
      title="Device info"
      text="What this page can tell about your device. We don’t send it anywhere."
      inApp="the app asks the device itself"
      inBrowser="what the browser tells every website"
    >
      <DataList
        items={[
          ...ROWS.map(({ label, key }) => ({ label, value: facts?.[key] ?? '…' })),
          { label: 'Connection', value: connection },
        ]}
      />
    </Part>
  );
}

function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    update();
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);
  return isOnline;
}
