import type { ReactNode } from 'react';
import './item-bar.css';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import type { ItemErrors, ItemState } from '../../schema.ts';

type ItemActionsProps = {
  state: ItemState;
  isSingle: boolean;
  canBeUnpublished: boolean;
  isSending: boolean;
  errors: ItemErrors;
  status: ReactNode;
};

export function ItemActions({ state, isSingle, canBeUnpublished, isSending, errors, status }: ItemActionsProps) {
  const { isPublished, hasDraft, scheduledFor } = state;
  const send = (intent: string) => ({ type: 'submit', name: 'intent', value: intent, disabled: isSending }) as const;
  return (
    <>
      <div data-bottom-bar className="item-bar flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button {...send('publish')}>Publish</Button>
        <Button {...send('save')} variant="secondary">
          Save draft
        </Button>
        <Button {...send('undo')} variant="secondary">
          Undo
        </Button>
        {status}
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {hasDraft && isPublished && (
          <Button {...send('discard')} variant="quiet">
            Discard draft
          </Button>
        )}
        {isPublished && canBeUnpublished && (
          <Button {...send('unpublish')} variant="quiet">
            Unpublish
          </Button>
        )}
        {!isSingle && (
          <Button {...send('remove')} variant="danger">
            Remove
          </Button>
        )}
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">Publish later</legend>
        {scheduledFor ? (
          <div className="flex flex-wrap items-center gap-3">
            <p>We’ll publish it on {scheduledFor}, London time.</p>
            <Button {...send('unschedule')} variant="secondary" size="sm">
              Cancel publication
            </Button>
          </div>
        ) : (
          <div className="flex flex-wrap items-end gap-3">
            <Field id="schedule-day" label="Day" error={errors['schedule_day'] ?? null}>
              {(control) => <Input {...control} name="day" type="date" />}
            </Field>
            <Field id="schedule-time" label="Time in London" error={errors['schedule_time'] ?? null}>
              {(control) => <Input {...control} name="time" type="time" />}
            </Field>
            <Button {...send('schedule')} variant="secondary">
              Schedule
            </Button>
          </div>
        )}
      </fieldset>
    </>
  );
}
