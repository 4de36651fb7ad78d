import type { ReactNode } from 'react';
import type { CvTextResult } from '../../schema.ts';

const REASONS = {
  busy: 'We’re busy reading other CVs. Try again in a few seconds, or open the file.',
  unreadable: 'We couldn’t read the text of this CV. Open the file instead.',
  scan: 'This CV is a scan: a picture of text. Open the file instead.',
  searchable_scan:
    'This CV is a scan: a picture of text. Open the file to read it. People search also covers scans, but may contain reading mistakes.',
} as const;

/** @param again a button to retry when other CVs were being read */
export function CvText({
  cv,
  headingLevel,
  retryButton,
}: {
  cv: CvTextResult;
  headingLevel: 3 | 2;
  retryButton: ReactNode;
}) {
  const Tag = `h${headingLevel}` as const;
  if (cv.state !== 'read') {
    return (
      <div role="status" className="space-y-3">
        <p>{REASONS[cv.state]}</p>
        {cv.state === 'busy' && retryButton}
      </div>
    );
  }
  return (
    <div className="measure space-y-3 [overflow-wrap:anywhere]">
      {cv.blocks.map(({ kind, text }, index) =>
        kind === 'heading' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a document does not change while it is shown
          <Tag key={index} className="pt-3 font-semibold">
            {text}
          </Tag>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <p key={index} className="whitespace-pre-line">
            {text}
          </p>
        ),
      )}
    </div>
  );
}
