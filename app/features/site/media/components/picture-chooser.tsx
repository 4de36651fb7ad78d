import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { href } from 'react-router';
import { countPages } from '#app/desk/list/paging.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useFetcher } from '#app/web/use-fetcher.ts';
import { countOf } from '#domain/text/counts.ts';
import type { KeptPicture, LibraryPage } from '../schema.ts';
import { PictureGrid } from './picture-grid.tsx';
import { UploadForm } from './upload-form.tsx';

type PictureChooserProps = {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (picture: KeptPicture) => void;
};

/** A portal outside the surrounding form, which must not receive the dialog's events. */
export function PictureChooser({ id, isOpen, onClose, onChoose }: PictureChooserProps) {
  return createPortal(
    <div onInput={(event) => event.stopPropagation()} onSubmit={(event) => event.stopPropagation()}>
      <Dialog id={id} title="Choose a picture" size="lg" isOpen={isOpen} onClose={onClose} holdsForm isSheet>
        {isOpen && <Library id={id} onChoose={onChoose} />}
      </Dialog>
    </div>,
    document.body,
  );
}

function Library({ id, onChoose }: Pick<PictureChooserProps, 'id' | 'onChoose'>) {
  const { load, data, state } = useFetcher<LibraryPage>();
  const [page, setPage] = useState(1);
  useEffect(() => void load(`${href('/admin/media')}?page=${page}`), [load, page]);
  const list = data?.list;
  const pageCount = list ? countPages(list) : 1;
  return (
    <div className="grid gap-8">
      <section aria-labelledby={`${id}-library`}>
        <h3 id={`${id}-library`} className="mb-3 font-semibold">
          In the library
        </h3>
        <p role="status" className="mb-3 text-ink-soft text-sm">
          {state !== 'idle' && 'Loading pictures...'}
          {state === 'idle' && list && countOf(list.total, 'picture', 'pictures')}
          {state === 'idle' && data && !list && 'We couldn’t load the pictures. Close this and open it again.'}
        </p>
        <PictureGrid
          pictures={list?.rows ?? []}
          wrap={(picture, content) => (
            <button type="button" onClick={() => onChoose(picture)} className="block w-full text-left">
              {content}
            </button>
          )}
        />
        {pageCount > 1 && (
          <div className="mt-4 flex items-center gap-3">
            <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)}>
              Newer
            </Button>
            <Button variant="secondary" size="sm" disabled={page >= pageCount} onClick={() => setPage(page + 1)}>
              Older
            </Button>
            <span className="figures text-ink-soft text-sm">
              Page {page} of {pageCount}
            </span>
          </div>
        )}
      </section>
      <section aria-labelledby={`${id}-upload-heading`} className="border-line border-t pt-5">
        <h3 id={`${id}-upload-heading`} className="mb-3 font-semibold">
          Or upload another
        </h3>
        <UploadForm id={`${id}-upload`} onAdded={({ picture }) => onChoose(picture)} />
      </section>
    </div>
  );
}
