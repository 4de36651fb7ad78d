import { CLOCK_SHAPES } from '#app/chrome/status-shapes.ts';
import { Status } from '#app/ui/content/status.tsx';
import { QUALIFYING_WEEKS } from '#domain/assignment/qualifying-weeks.ts';
import type { ShownClock } from '../schema.ts';

export function ClockStatus({ clock }: { clock: ShownClock }) {
  const { state, isQualified } = clock;
  return (
    <span className="block">
      <Status shape={isQualified ? 'tick' : CLOCK_SHAPES[state]}>{nameOf(clock)}</Status>
      <span className="block text-ink-soft text-sm">{describe(clock)}</span>
    </span>
  );
}

function nameOf({ state, weeks, isQualified }: ShownClock): string {
  if (state === 'not_started') return 'Not started';
  if (state === 'reset') return 'Restarts';
  if (isQualified) return state === 'paused' ? 'Equal treatment, paused' : 'Equal treatment';
  const week = `Week ${Math.min(weeks, QUALIFYING_WEEKS)} of ${QUALIFYING_WEEKS}`;
  return state === 'paused' ? `${week}, paused` : week;
}

function describe({ state, isQualified, qualifiesOn, backBy }: ShownClock): string {
  if (state === 'not_started') return 'Starts in a later week.';
  if (state === 'reset') return 'The break was too long. The count restarts with their next work.';
  const dueText = isQualified ? `Since ${qualifiesOn}.` : `Equal treatment from ${qualifiesOn} if the work continues.`;
  return backBy ? `${dueText} Back by ${backBy}, or it starts again.` : dueText;
}
