/**
 * A frame with its own document: its content is laid out for the width of a phone with the page's styles, and its headings and ids do not
 * mix with the page's.
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
      onLoad={({ currentTarget }) => addStyles(currentTarget.contentDocument).then(setBody)}
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

/** @returns the frame's body once it has the page's styles */
async function addStyles(inside: Document | null): Promise<HTMLElement | null> {
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
