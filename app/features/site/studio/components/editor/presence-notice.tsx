import { useEffect, useState } from 'react';
import { Notice } from '#app/ui/feedback/notice.tsx';

const EVERY_MS = 10_000;

export function PresenceNotice({ url }: { url: string }) {
  const [others, setOthers] = useState<string[]>([]);
  useEffect(() => {
    const tab = crypto.randomUUID();
    const report = async () => {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ tab }),
          headers: { Accept: 'application/json' },
        });
        if (answer.ok) setOthers(((await answer.json()) as { others: string[] }).others);
      } catch {
        // Offline, others are unknown; saving shows that.
        setOthers([]);
      }
    };
    void report();
    const timer = window.setInterval(() => void report(), EVERY_MS);
    return () => window.clearInterval(timer);
  }, [url]);
  return (
    <div role="status">
      {others.length > 0 && (
        <Notice
          tone="warning"
          title={`${new Intl.ListFormat('en-GB').format(others)} ${others.length > 1 ? 'are' : 'is'} editing this too`}
        >
          If you both save, we’ll show you both versions.
        </Notice>
      )}
    </div>
  );
}
