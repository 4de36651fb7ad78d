import { Form, href } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { DoneNotice } from '#app/ui/feedback/done-notice.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import type { ShownAlert } from '../schema.ts';
import { AlertButtons } from './alert-buttons.tsx';
import { AlertEntry } from './alert-entry.tsx';
import { ChannelFields } from './channel-fields.tsx';
import { DONE_TEXTS } from './done-texts.ts';
import { FrequencyField } from './frequency-field.tsx';

type OwnSearchesProps = { searches: ShownAlert[]; email: string; hasPush: boolean; did: string | null };

export function OwnSearches({ searches, email, hasPush, did }: OwnSearchesProps) {
  const done = DONE_TEXTS[did ?? ''];
  return (
    <>
      {done && <DoneNotice title={done} />}
      {searches.length === 0 ? (
        <EmptyState title="No saved searches yet." action={<ButtonLink to={href('/jobs')}>Search the jobs</ButtonLink>}>
          Search the board and choose “Email me jobs like this”.
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-5">
          {searches.map((search) => (
            <AlertEntry key={search.id} alert={search}>
              <Form method="post" aria-label={search.name ?? search.description} className="mt-4 flex flex-col gap-3">
                <input type="hidden" name="alert" value={search.id} />
                <FrequencyField formId={`search-${search.id}`} value={search.frequency} />
                <ChannelFields
                  formId={`search-${search.id}`}
                  email={email}
                  hasPush={hasPush}
                  byEmail={search.byEmail}
                  byPush={search.byPush}
                />
                <div>
                  <Button type="submit" name="intent" value="save" variant="secondary">
                    Change
                  </Button>
                </div>
              </Form>
              <AlertButtons alert={search} />
            </AlertEntry>
          ))}
        </ul>
      )}
    </>
  );
}
