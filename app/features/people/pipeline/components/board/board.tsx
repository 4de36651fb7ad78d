/** The board: a column for each stage. A card is moved by dragging it, by its form or by a key; all three submit the same form. */
import { type DragEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useDeskKeys, useFocusOnNext, useKeySetting } from '#app/features/core/desk/components/keys/desk-keys.ts';
import { KeysHelp } from '#app/features/core/desk/components/keys/keys-help.tsx';
import { classNames } from '#app/ui/class-names.ts';
import type { Stage } from '#domain/application/stage.ts';
import { mayMove } from '#domain/application/stage.ts';
import { listOf, type Pipeline, type PipelineSearch, pipelineHref, type ShownRow } from '../../schema.ts';
import { LastMoved } from '../move/last-moved.tsx';
import { useMove } from '../move/move-form.tsx';
import { BoardCard } from './board-card.tsx';

type Columns = NonNullable<Pipeline['board']>;
type BoardViewProps = { search: PipelineSearch; pipeline: Pipeline; columns: Columns };

const KEYS = [
  ['J', 'Next card'],
  ['K', 'Previous card'],
  ['A', 'Move to the next stage'],
  ['R', 'Not taken forward'],
  ['U', 'Undo, or move back a stage'],
] as const;

const MOST_COUNTED = 99;

export function BoardView({ search, pipeline: { stages, heldDecision, moved }, columns }: BoardViewProps) {
  const board = useRef<HTMLDivElement>(null);
  const [areKeysOn, setKeysOn] = useKeySetting();
  const [dragged, setDragged] = useState<ShownRow | null>(null);
  const move = useMove();
  useDeskKeys(board, areKeysOn);
  useFocusOnNext(board);
  const back = pipelineHref({ ...listOf(search) });
  const waysOf = ({ id, stage }: ShownRow) => ({
    next: pipelineHref({ ...listOf(search), moved: id, from: stage }),
    back,
  });
  const isDropping = ({ key, status }: Stage) =>
    dragged !== null && dragged.stage !== key && mayMove(dragged.status, status);
  const dropOn = (stage: Stage) => ({
    onDragOver: (event: DragEvent) => {
      if (isDropping(stage)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged && isDropping(stage)) void move(dragged, stage.key, waysOf(dragged));
      setDragged(null);
    },
  });
  return (
    <div className="mt-6">
      <div ref={board} tabIndex={-1}>
        <LastMoved heldDecision={heldDecision} moved={moved} search={search} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys (WCAG 2.1.1) */}
        <section aria-label="Board" tabIndex={0} className="relative overflow-x-auto pb-4">
          <div className="flex min-w-max items-start gap-3">
            {columns.map(({ stage, cards, total }) => (
              <section
                key={stage.key}
                aria-labelledby={`stage-${stage.key}`}
                data-stage={stage.key}
                {...dropOn(stage)}
                className={classNames(
                  'w-60 shrink-0 rounded-md p-2',
                  isDropping(stage) ? 'bg-brand-soft' : 'bg-sunken',
                )}
              >
                <h2 id={`stage-${stage.key}`} className="px-1 py-1 font-semibold text-sm [overflow-wrap:anywhere]">
                  {stage.name} <span className="figures font-normal text-ink-soft">{countOf(total)}</span>
                </h2>
                <ul className="space-y-2">
                  {cards.map((card) => (
                    <BoardCard
                      key={card.id}
                      card={card}
                      stages={stages}
                      ways={waysOf(card)}
                      onDrag={(isBegun) => setDragged(isBegun ? card : null)}
                    />
                  ))}
                </ul>
                {total > cards.length && (
                  <Link
                    to={pipelineHref({ ...listOf(search), view: null, page: 1, status: stage.key })}
                    className="link mt-2 inline-flex min-h-9 items-center px-1 text-sm"
                  >
                    {`List all of ‘${stage.name}’`}
                  </Link>
                )}
                {total === 0 && <p className="px-1 pb-1 text-ink-faint text-sm">None</p>}
              </section>
            ))}
          </div>
        </section>
      </div>
      <KeysHelp keys={KEYS} areOn={areKeysOn} onChange={setKeysOn} />
    </div>
  );
}

const countOf = (total: number) => (total > MOST_COUNTED ? `${MOST_COUNTED}+` : total);
