/**
 * Status of an application, account or job, as text after a shape. Shapes rather than colours, because colours mean categories of work
 * here.
 *   <Status shape="half">In hand</Status>
 */
import type { ReactNode } from 'react';

/** Ring: not begun. Half: in progress. Disc: active. Tick: ended well. Cross: ended otherwise. */
export const STATUS_SHAPES = ['ring', 'half', 'disc', 'tick', 'cross'] as const;
export type StatusShape = (typeof STATUS_SHAPES)[number];

const DRAWINGS: Record<StatusShape, ReactNode> = {
  ring: <circle cx="8" cy="8" r="6" />,
  half: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 2a6 6 0 0 0 0 12z" fill="currentColor" />
    </>
  ),
  disc: <circle cx="8" cy="8" r="6" fill="currentColor" />,
  tick: <path d="m2.5 8.5 4 4 7-9" />,
  cross: <path d="m3 3 10 10M13 3 3 13" />,
};

export function Status({ shape, children }: { shape: StatusShape; children: ReactNode }) {
  const isEnded = shape === 'cross';
  return (
    <span
      data-status={shape}
      className={`inline-flex items-center gap-1.5 text-sm font-medium whitespace-nowrap ${isEnded ? 'text-ink-soft' : 'text-ink'}`}
    >
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-3.5 shrink-0"
      >
        {DRAWINGS[shape]}
      </svg>
      {children}
    </span>
  );
}
