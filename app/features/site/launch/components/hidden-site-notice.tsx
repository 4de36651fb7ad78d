import { href, Link } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';

/** @param isShort for pages that have their own heading and breadcrumb */
export function HiddenSiteNotice({ isShort }: { isShort: boolean }) {
  const link = (
    <Link to={href('/setup')} className="link inline-flex items-center pointer-coarse:min-h-11">
      Continue setting up
    </Link>
  );
  if (isShort) return <p className="mb-3 text-sm">{link}</p>;
  return (
    <div className="mt-4">
      <Notice tone="info" title="Visitors see a ‘coming soon’ page">
        {link}
      </Notice>
    </div>
  );
}
