import { Status } from '#app/ui/content/status.tsx';
import type { ShownWebhook } from '../texts.ts';

export function WebhookStatus({ offReason, isFailing }: Pick<ShownWebhook, 'offReason' | 'isFailing'>) {
  if (offReason) return <Status shape="cross">Switched off</Status>;
  return isFailing ? <Status shape="half">Failing</Status> : <Status shape="disc">On</Status>;
}
