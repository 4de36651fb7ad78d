import { Form, href, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { CodeBlock } from '#app/ui/code-block.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status, type StatusShape } from '#app/ui/content/status.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { DELIVERY_STATES, type DeliveryState, SINCE, SINCE_NAMES } from '../schema.ts';
import type { ShownDelivery } from '../texts.ts';

const SHAPES: Record<DeliveryState, StatusShape> = { waiting: 'ring', delivered: 'tick', failed: 'cross' };

type DeliveryLogProps = {
  id: string;
  deliveries: readonly ShownDelivery[];
  older: string | null;
  isOn: boolean;
  isSending: boolean;
};

export function DeliveryLog({ id, deliveries, older, isOn, isSending }: DeliveryLogProps) {
  return (
    <section aria-labelledby="deliveries">
      <Heading level={2} size="item" id="deliveries" className="border-ink border-b-2 pb-2">
        Deliveries
      </Heading>
      {deliveries.length === 0 && (
        <div className="mt-4">
          <EmptyState title="No deliveries yet">New deliveries will be listed here for 30 days.</EmptyState>
        </div>
      )}
      <ol>
        {deliveries.map((delivery) => (
          <Delivery key={delivery.eventId} delivery={delivery} isOn={isOn} isSending={isSending} />
        ))}
      </ol>
      {older && (
        <p className="mt-4">
          <Link to={`${href('/admin/settings/webhooks/:id', { id })}?before=${older}#deliveries`} className="link">
            Older deliveries
          </Link>
        </p>
      )}
      {isOn && deliveries.length > 0 && (
        <Form method="post" className="mt-6 flex max-w-2xl flex-wrap items-end gap-3" preventScrollReset>
          <Field id="again-hours" label="Resend failed deliveries from" className="min-w-56 grow">
            {(control) => (
              <Select
                {...control}
                name="hours"
                defaultValue="24"
                options={SINCE.map((value) => ({ value, label: SINCE_NAMES[value] }))}
              />
            )}
          </Field>
          <Button type="submit" name="intent" value="again_all" variant="secondary" disabled={isSending}>
            Resend
          </Button>
        </Form>
      )}
    </section>
  );
}

type DeliveryProps = { delivery: ShownDelivery; isOn: boolean; isSending: boolean };

function Delivery({ delivery, isOn, isSending }: DeliveryProps) {
  const { eventId, type, occurred, state, tries, nextTry, lastTry, lastStatus, words, payload } = delivery;
  return (
    <li className="border-line border-b py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 font-semibold">
          {type} <span className="figures font-normal text-ink-soft">{occurred}</span>
        </p>
        <Status shape={SHAPES[state]}>{DELIVERY_STATES[state]}</Status>
      </div>
      <p className="figures text-ink-soft">
        {tries === 0 ? 'Not tried yet' : `${tries === 1 ? 'Tried once' : `Tried ${tries} times`}, last ${lastTry}`}
        {lastStatus !== null && `, status ${lastStatus}`}
        {nextTry && `. Next try ${nextTry}`}.{words && ` ${words}`}
      </p>
      <div className="flex flex-wrap items-start gap-x-6">
        <details className="min-w-0 grow">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
            Payload
            <span className="sr-only">
              {' '}
              of {type}, {occurred}
            </span>
          </summary>
          <CodeBlock label="Payload" text={payload} />
        </details>
        {isOn && state !== 'waiting' && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="again" />
            <Button type="submit" name="event" value={eventId} variant="secondary" size="sm" disabled={isSending}>
              <span>
                Resend
                <span className="sr-only">
                  {' '}
                  {type}, {occurred}
                </span>
              </span>
            </Button>
          </Form>
        )}
      </div>
    </li>
  );
}
