import { Form, href, Link, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { UNDO_DAYS } from '../schema.ts';

export type ShownMerge = { id: string; keptRecord: { id: string; fullName: string }; goneName: string; at: string };

export function RecentMerges({ merges }: { merges: readonly ShownMerge[] }) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <section aria-labelledby="merges-heading" className="mt-12">
      <Heading level={2} size="item" id="merges-heading" className="mb-3">
        Merged in the last {UNDO_DAYS} days
      </Heading>
      {merges.length === 0 ? (
        <p className="border-line border-y py-3 text-ink-soft text-sm">No merges.</p>
      ) : (
        <ul className="border-line border-t">
          {merges.map(({ id, keptRecord, goneName, at }) => (
            <li
              key={id}
              className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1 border-line border-b py-1.5 text-sm"
            >
              <span className="wrap-anywhere min-w-0 grow">
                {goneName}, merged into{' '}
                <Link to={href('/admin/people/:id', { id: keptRecord.id })} className="link">
                  {keptRecord.fullName}
                </Link>
              </span>
              <span className="figures text-ink-soft">{at}</span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="merge" value={id} />
                <Button type="submit" variant="secondary" size="sm" disabled={isSending}>
                  <span>
                    Undo
                    <span className="sr-only">
                      {' '}
                      the merge of {goneName} into {keptRecord.fullName}
                    </span>
                  </span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
