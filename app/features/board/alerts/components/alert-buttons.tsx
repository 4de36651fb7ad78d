import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { ShownAlert } from '../schema.ts';

type AlertButtonsProps = { alert: ShownAlert; token?: string | undefined };

export function AlertButtons({ alert: { id, state, name, description, isEnding }, token }: AlertButtonsProps) {
  const alertName = name ?? description;
  const press = (intent: string, label: string, variant: 'secondary' | 'danger' = 'secondary') => (
    <Form method="post">
      {token && <input type="hidden" name="token" value={token} />}
      <input type="hidden" name="alert" value={id} />
      <Button type="submit" name="intent" value={intent} variant={variant} aria-label={`${label}: ${alertName}`}>
        {label}
      </Button>
    </Form>
  );
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {state === 'paused' ? press('resume', 'Resume') : press('pause', 'Pause')}
      {isEnding && press('keep', 'Keep for another year')}
      {press('stop', 'Stop alert', 'danger')}
    </div>
  );
}
