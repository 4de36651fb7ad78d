import { href, Link } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';

export function DeletionNotice({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="mb-8">
      <Notice tone="warning" title="Check the site’s health">
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Link to={href('/admin/settings/health')} className="link inline-flex items-center pointer-coarse:min-h-11">
          Go to Health
        </Link>
      </Notice>
    </div>
  );
}
