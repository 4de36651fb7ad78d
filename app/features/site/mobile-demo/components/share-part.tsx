/** Shares a link by the device's own dialog. */
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { href } from 'react-router';
import { type ShareResult, shareLink } from '#app/chrome/shell/native/bridge.ts';
import { Button } from '#app/ui/button.tsx';
import { agency } from '#domain/site/site.ts';
import { Part } from './part.tsx';

const ANSWERS: Record<ShareResult, string> = {
  shared: 'Shared.',
  copied: 'This browser can’t share, so we copied the link.',
  cancelled: 'Nothing was shared.',
  failed: 'Failed to share. Copy the URL from your browser instead.',
};

export function SharePart() {
  const [answer, setAnswer] = useState<ShareResult | null>(null);

  async function share() {
    setAnswer(await shareLink({ title: `Jobs at ${agency().name}`, url: location.origin + href('/jobs') }));
  }

  return (
    <Part
      id="share"
      title="Share"
      text="Sends a link to the job board."
      inApp="the share sheet of the device"
      inBrowser="the browser’s share sheet, or a copied link"
    >
      <Button type="button" variant="secondary" onClick={() => void share()}>
        <Share2 aria-hidden="true" />
        Share the job board
      </Button>
      <p role="status" className="mt-3 min-h-6 text-ink-soft text-sm">
        {answer && ANSWERS[answer]}
      </p>
    </Part>
  );
}
