import { useId } from 'react';
import { href, Link } from 'react-router';
import { ITEM, pressedBy } from '#app/features/core/desk/components/keys/desk-keys.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { SENDER_NOTES } from '#domain/application/sender.ts';
import { mayMove, type Stage, stageAfter } from '#domain/application/stage.ts';
import type { ShownRow } from '../../schema.ts';
import { MoveForm, type MovePaths, useIsMoving } from '../move/move-form.tsx';

type BoardCardProps = {
  card: ShownRow;
  stages: readonly Stage[];
  ways: MovePaths;
  onDrag: (isBegun: boolean) => void;
};

export function BoardCard({ card, stages, ways, onDrag }: BoardCardProps) {
  const { id, fullName, jobTitle, company, sender, age, stage, status } = card;
  const isMoving = useIsMoving();
  const selectId = useId();
  const after = sender === 'yourself' ? undefined : stageAfter(stages, stage);
  const possible =
    sender === 'yourself' ? [] : stages.filter((each) => each.key !== stage && mayMove(status, each.status));
  const mayEnd = possible.some(({ key }) => key === 'not_taken_forward');
  return (
    <li
      {...ITEM}
      draggable={sender !== 'yourself'}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', fullName);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      className="cursor-grab rounded-md border border-line bg-surface p-3 text-sm [overflow-wrap:anywhere] focus-visible:-outline-offset-2"
    >
      <Link
        translate="no"
        to={href('/employer/applications/:id', { id })}
        draggable={false}
        className="font-semibold hover:underline"
      >
        {fullName}
      </Link>
      <p className="text-ink-soft">{`${jobTitle}, ${company}`}</p>
      <p className="figures text-ink-soft">
        {`Sent ${age} ago`}
        {SENDER_NOTES[sender] && ` · ${SENDER_NOTES[sender]}`}
      </p>
      {after && (
        <MoveForm application={card} {...ways} className="mt-2">
          <Button
            type="submit"
            name="to"
            value={after.key}
            variant="secondary"
            size="sm"
            disabled={isMoving}
            {...pressedBy('a')}
          >
            <span>
              {`To ‘${after.name}’`}
              <span className="sr-only">: {fullName}</span>
            </span>
          </Button>
        </MoveForm>
      )}
      {possible.length > 0 && (
        <details className="mt-1">
          <summary className="link inline-flex min-h-9 cursor-pointer items-center">
            <span>
              Move to…<span className="sr-only"> {fullName}</span>
            </span>
          </summary>
          <MoveForm application={card} {...ways} className="mt-1 flex flex-wrap gap-2">
            <label htmlFor={selectId} className="sr-only">
              Stage of {fullName}
            </label>
            <Select
              id={selectId}
              name="to"
              options={possible.map(({ key, name }) => ({ value: key, label: name }))}
              defaultValue={possible[0]?.key ?? ''}
            />
            <Button type="submit" variant="secondary" size="sm" disabled={isMoving}>
              Move
            </Button>
          </MoveForm>
          {mayEnd && (
            <MoveForm application={card} {...ways} className="mt-2">
              <Button
                type="submit"
                name="to"
                value="not_taken_forward"
                variant="secondary"
                size="sm"
                disabled={isMoving}
                {...pressedBy('r')}
              >
                Not taken forward
              </Button>
            </MoveForm>
          )}
        </details>
      )}
    </li>
  );
}
