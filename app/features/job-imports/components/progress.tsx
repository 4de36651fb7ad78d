/** Looks again while work goes on in the background. Without scripts its link does. */
import { useEffect } from 'react';
import { href, Link, useRevalidator } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';

const LOOK_EVERY_MS = 1_500;

export function Progress({ title, children }: { title: string; children?: React.ReactNode }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <Notice role="status" title={title}>
      {children}{' '}
      <Link to={href('/admin/imports')} className="link">
        See how far it is
      </Link>
    </Notice>
  );
}
