/**
 * A small document of its own within the page: what stands in it is laid out by the width of the frame, as on a phone, with the
 * same styles. Its headings and ids are not those of the page around it.
 */
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '#app/ui/class-names.ts';

const EMPTY_PAGE = '<!doctype html><html lang="en-GB"><head><title>Advert</title></head><body></body></html>';

type PhoneFrameProps = { title: string; className: string; children: ReactNode };

export function PhoneFrame({ title, className, children }: PhoneFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <iframe
      title={title}
      srcDoc={EMPTY_PAGE}
      onLoad={({ currentTarget }) => dress(currentTarget.contentDocument).then(setBody)}
      className={classNames('w-full bg-paper', className)}
    >
      {body &&
        createPortal(
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
          <section aria-label={title} tabIndex={0} className="focus-visible:-outline-offset-3">
            {children}
          </section>,
          body,
        )}
    </iframe>
  );
}

/** @returns its body, once the styles of the page around it are there */
async function dress(inside: Document | null): Promise<HTMLElement | null> {
  if (!inside) return null;
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')].map((sheet) =>
    inside.importNode(sheet, true),
  );
  const areThere = sheets.map(
    (sheet) =>
      new Promise<void>((resolve) => {
        sheet.addEventListener('load', () => resolve());
        sheet.addEventListener('error', () => resolve());
      }),
  );
  inside.head.append(...sheets);
  await Promise.all(areThere);
  return inside.body;
}
