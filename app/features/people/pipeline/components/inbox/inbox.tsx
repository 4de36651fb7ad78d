import { useEffect, useRef } from 'react';
import { Form, href, Link } from 'react-router';
import { ListResults } from '#app/desk/list/list-results.tsx';
import { useDeskKeys, useKeySetting } from '#app/features/core/desk/components/keys/desk-keys.ts';
import { KeysHelp } from '#app/features/core/desk/components/keys/keys-help.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import {
  decideHref,
  listOf,
  type Pipeline,
  type PipelineSearch,
  pipelineHref,
  type ShownRow,
  SIDE_BY_SIDE,
} from '../../schema.ts';
import { LastMoved } from '../move/last-moved.tsx';
import { nameOf } from '../move/stage-name.ts';
import { ChooseAll } from './choose-all.tsx';
import { INBOX } from './inbox-list.ts';
import { InboxRow } from './inbox-row.tsx';
import { OpenApplication } from './open-application.tsx';

const openOrFocus = (row: HTMLElement) => (matchMedia(SIDE_BY_SIDE).matches ? row.click() : row.focus());

type InboxViewProps = {
  search: PipelineSearch;
  /** Null if it could not be loaded. */
  pipeline: Pipeline | null;
};

const KEYS = [
  ['J', 'Next application'],
  ['K', 'Previous application'],
  ['A', 'Move to the next stage'],
  ['R', 'Not taken forward'],
  ['1-9', 'Move to the stage with this number'],
  ['U', 'Undo, or move back a stage'],
] as const;

export function InboxView({ search, pipeline }: InboxViewProps) {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLElement>(null);
  const {
    inbox = null,
    opened = null,
    stages = [],
    heldDecision = null,
    moved = null,
    undoSeconds = 0,
  } = pipeline ?? {};
  const [areKeysOn, setKeysOn] = useKeySetting();
  useDeskKeys(list, areKeysOn, { onMove: openOrFocus, actions: place });
  useEffect(() => {
    if (search.open) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [search.open]);
  const applications = inbox?.applications ?? [];
  return (
    <div className="gap-8 xl:grid xl:grid-cols-[24rem_minmax(0,1fr)]">
      <div ref={list} className="min-w-0">
        <div className={heldDecision || moved ? 'mt-5 xl:hidden' : 'xl:hidden'}>
          <LastMoved heldDecision={heldDecision} moved={moved} search={search} />
        </div>
        <ListResults list={INBOX} search={search} count={inbox}>
          <Form method="get" action={decideHref({})}>
            <input type="hidden" name="back" value={pipelineHref(listOf(search))} />
            <div className="mb-3 flex flex-wrap items-center gap-x-4">
              <Button type="submit" variant="secondary" size="sm">
                Move selected
              </Button>
              <ChooseAll />
            </div>
            <ul aria-label="Applications" className="border-line border-t">
              {applications.map((application) => (
                <InboxRow
                  key={application.id}
                  application={application}
                  stageName={nameOf(stages, application)}
                  isOpen={application.id === search.open}
                  openHref={pipelineHref({ ...search, open: application.id })}
                />
              ))}
            </ul>
          </Form>
        </ListResults>
        <KeysHelp keys={KEYS} areOn={areKeysOn} onChange={setKeysOn} />
      </div>
      <section
        ref={place}
        aria-label="Open application"
        className="min-w-0 max-xl:hidden xl:sticky xl:top-0 xl:-mx-2 xl:max-h-dvh xl:overflow-y-auto xl:px-2 xl:pt-6 xl:pb-10"
      >
        <LastMoved heldDecision={heldDecision} moved={moved} search={search} />
        {opened === null ? (
          <p className="border-line border-y py-6 text-ink-soft">
            Choose a person from the list, or press J, to read the application and CV here.
          </p>
        ) : opened === 'own' ? (
          <Notice title="This is your own application">
            A colleague will decide on it.{' '}
            <Link to={href('/applications/:id', { id: search.open ?? '' })} className="link">
              Follow it under My applications
            </Link>
          </Notice>
        ) : opened === 'gone' ? (
          <Notice tone="warning" title="This application isn’t available">
            It was deleted, or it’s for a job you don’t have access to.
          </Notice>
        ) : (
          <OpenApplication
            key={opened.application.id}
            shown={opened}
            stages={stages}
            undoSeconds={undoSeconds}
            search={search}
            nextId={nextOf(applications, opened.application.id)}
          />
        )}
      </section>
    </div>
  );
}

/** The next application in the list, or at the end the previous one. If this one has left the list, the first. */
function nextOf(applications: readonly ShownRow[], id: string): string | null {
  const at = applications.findIndex((each) => each.id === id);
  return (applications[at + 1] ?? applications[at - 1])?.id ?? null;
}
