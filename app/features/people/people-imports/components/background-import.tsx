import { href, Link } from 'react-router';
import { ImportProgress } from '#app/desk/import/import-progress.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { writeSearch } from '#domain/address/search-parameters.ts';
import { countOf } from '#domain/text/counts.ts';
import type { BackgroundImport as Import } from '../schema.ts';

export function BackgroundImport({ work }: { work: Import }) {
  const { state, fileName, people, position, added, tag, failure } = work;
  if (state === 'importing')
    return (
      <ImportProgress
        title={`${fileName} is being imported`}
        to={href('/admin/people/import')}
        position={position}
        total={people}
        nouns={['person', 'people']}
      />
    );
  const knownCount = position - added;
  return (
    <Notice
      role="status"
      tone={state === 'done' ? 'success' : 'danger'}
      title={state === 'done' ? `${fileName} was imported` : `${fileName} was not fully imported`}
    >
      {failure} {countOf(added, 'person was', 'people were')} added.
      {knownCount > 0 && ` ${countOf(knownCount, 'person was', 'people were')} already on record.`}{' '}
      {added > 0 && (
        <>
          Within a month, tell these people where you got their details.{' '}
          <Link to={href('/admin/people') + writeSearch({ tag })} className="link">
            Show their records
          </Link>
        </>
      )}
    </Notice>
  );
}
