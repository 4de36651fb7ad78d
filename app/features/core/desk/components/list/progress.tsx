/** Polls while background work runs. Without scripts the reader reloads by its link. */
import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';

const LOOK_EVERY_MS = 1_500;

/** @param to address of the page itself */
export function Progress({ title, to, children }: { title: string; to: string; children?: React.ReactNode }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <Notice role="status" title={title}>
      {children}{' '}
      <Link to={to} className="link">
        See how far it is
      </Link>
    </Notice>
  );
}
