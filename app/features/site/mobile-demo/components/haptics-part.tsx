import { useState } from 'react';
import { buzz, type Strength, VIBRATION_MS } from '#app/chrome/shell/native/bridge.ts';
import { prefersReducedMotion } from '#app/chrome/shell/native/haptics.ts';
import { isInApp } from '#app/chrome/shell/native/platform.ts';
import { Button } from '#app/ui/button.tsx';
import { Part } from './part.tsx';

const STRENGTHS: { strength: Strength; label: string }[] = [
  { strength: 'light', label: 'Light' },
  { strength: 'medium', label: 'Medium' },
  { strength: 'heavy', label: 'Heavy' },
];

export function HapticsPart() {
  const [said, setSaid] = useState('');

  async function press({ strength, label }: (typeof STRENGTHS)[number]) {
    if (prefersReducedMotion()) return setSaid('Your device is set to reduce motion, so it won’t vibrate.');
    const isDone = await buzz(strength);
    const effect = isInApp() ? 'sent to the device' : `${VIBRATION_MS[strength]} milliseconds`;
    setSaid(isDone ? `${label}: ${effect}.` : 'This browser can’t vibrate.');
  }

  return (
    <Part
      id="haptics"
      title="Haptics"
      text="A short buzz, for example when you like a job."
      inApp="the haptic motor, by its strength"
      inBrowser="vibration of 10, 50 or 100 milliseconds, where there is a motor"
    >
      <div className="flex flex-wrap gap-3">
        {STRENGTHS.map((each) => (
          <Button key={each.strength} type="button" variant="secondary" onClick={() => void press(each)}>
            {each.label}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-3 min-h-6 text-ink-soft text-sm">
        {said}
      </p>
    </Part>
  );
}
