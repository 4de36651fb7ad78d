/** The inbox: a list, and on a wide screen the application that is read beside it. */
import { useEffect, useRef } from 'react';
import type { ShownApplication } from '#app/features/applications/queries/shown-application.server.ts';
import { ListResults } from '#app/features/desk/components/list/list-results.tsx';
import { useDeskKeys, useKeySetting } from '#app/features/desk/components/today/desk-keys.ts';
import { KeysHelp } from '#app/features/desk/components/today/keys-help.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { Inbox } from '../../queries/inbox.server.ts';
import { type PipelineSearch, pipelineHref, SIDE_BY_SIDE } from '../../schema.ts';
import { InboxRow } from './inbox-row.tsx';
import { OpenApplication } from './open-application.tsx';

/** Beside the list it is opened; on a narrow screen the row leads to its page, when it is pressed. */
const openOrFocus = (row: HTMLElement) => (matchMedia(SIDE_BY_SIDE).matches ? row.click() : row.focus());

type InboxViewProps = {
  search: PipelineSearch;
  /** null: it could not be loaded. */
  inbox: Inbox | null;
  /** 'gone': it is not there for the reader. */
  opened: ShownApplication | 'gone' | null;
};

const KEYS = [
  ['J', 'Next'],
  ['K', 'Previous'],
] as const;

export function InboxView({ search, inbox, opened }: InboxViewProps) {
  const list = useRef<HTMLDivElement>(null);
  const [areKeysOn, setKeysOn] = useKeySetting();
  useDeskKeys(list, areKeysOn, { onMove: openOrFocus });
  useEffect(() => {
    if (search.open) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [search.open]);
  const isFiltered = search.search !== '' || search.status !== null;
  return (
    <div className="gap-8 xl:grid xl:grid-cols-[24rem_minmax(0,1fr)]">
      <div ref={list} className="min-w-0">
        <ListResults
          total={inbox?.total ?? null}
          isMore={inbox?.isMore}
          nouns={['application', 'applications']}
          loading="Loading applications..."
          failed="The applications could not be loaded."
          empty={isFiltered ? 'No applications match these filters.' : 'No applications yet.'}
          page={search.page}
          makeHref={(page) => pipelineHref({ ...search, page, open: null })}
        >
          <ul aria-label="Applications" className="border-line border-t">
            {inbox?.applications.map((application) => (
              <InboxRow
                key={application.id}
                application={application}
                isOpen={application.id === search.open}
                openHref={pipelineHref({ ...search, open: application.id })}
              />
            ))}
          </ul>
        </ListResults>
        <KeysHelp keys={KEYS} areOn={areKeysOn} onChange={setKeysOn} />
      </div>
      <section
        aria-label="The application that is open"
        className="min-w-0 max-xl:hidden xl:sticky xl:top-0 xl:max-h-dvh xl:overflow-y-auto xl:pt-6 xl:pb-10"
      >
        {opened === null ? (
          <p className="border-line border-y py-6 text-ink-soft">
            Choose a person from the list, or press J. The application and the CV are read here.
          </p>
        ) : opened === 'gone' ? (
          <Notice tone="warning" title="This application can no longer be opened">
            It was deleted, or it is for a job that is not yours to see.
          </Notice>
        ) : (
          <OpenApplication key={opened.application.id} shown={opened} />
        )}
      </section>
    </div>
  );
}
