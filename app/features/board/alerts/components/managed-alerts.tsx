import { Form, href } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { DoneNotice } from '#app/ui/feedback/done-notice.tsx';
import type { ShownAlert } from '../schema.ts';
import { AlertButtons } from './alert-buttons.tsx';
import { AlertEntry } from './alert-entry.tsx';
import { DONE_TEXTS } from './done-texts.ts';
import { FrequencyField } from './frequency-field.tsx';

type ManagedAlertsProps = {
  token: string;
  email: string;
  alerts: ShownAlert[];
  about: string | null;
  did: string | null;
  alertId: string;
};

const HINTS: Record<string, string> = {
  relevant: 'Search no longer relevant? Stop it here. You can set up another from any search on the board.',
  many: 'Too many emails? Choose a weekly email, or pause this alert for a while.',
};

export function ManagedAlerts({ token, email, alerts, about, did, alertId }: ManagedAlertsProps) {
  const done = DONE_TEXTS[did ?? ''];
  const hint = HINTS[about ?? ''];
  const running = alerts.filter(({ state }) => state !== 'ended');
  const tokenField = <input type="hidden" name="token" value={token} />;
  return (
    <>
      {done && <DoneNotice title={done}>{running.length === 0 && 'You have no other alerts.'}</DoneNotice>}
      <p className="mb-6 [overflow-wrap:anywhere]">We’ll email {email}.</p>
      <ul className="flex flex-col gap-5">
        {alerts.map((alert) => (
          <AlertEntry key={alert.id} alert={alert}>
            {hint && alert.id === alertId && alert.state !== 'ended' && <p className="mt-3 font-semibold">{hint}</p>}
            {alert.state === 'asked' && (
              <div className="mt-4 flex flex-wrap gap-3">
                <ButtonLink to={`${href('/alerts/confirm')}?token=${token}`} variant="secondary">
                  Check and confirm
                </ButtonLink>
              </div>
            )}
            {(alert.state === 'confirmed' || alert.state === 'paused') && (
              <>
                <Form method="post" aria-label={alert.description} className="mt-4 flex flex-wrap items-end gap-3">
                  {tokenField}
                  <input type="hidden" name="alert" value={alert.id} />
                  <FrequencyField
                    formId={`alert-${alert.id}`}
                    value={about === 'many' && alert.id === alertId ? 'weekly' : alert.frequency}
                  />
                  <Button type="submit" name="intent" value="frequency" variant="secondary">
                    Change
                  </Button>
                </Form>
                <AlertButtons alert={alert} token={token} />
              </>
            )}
          </AlertEntry>
        ))}
      </ul>
      {running.length > 1 && (
        <Form method="post" className="mt-8">
          {tokenField}
          <Button type="submit" name="intent" value="stop-all" variant="danger">
            Stop all emails to this address
          </Button>
        </Form>
      )}
    </>
  );
}
