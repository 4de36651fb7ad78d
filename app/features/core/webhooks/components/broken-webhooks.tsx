import { href, Link } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';

export function BrokenWebhooks({ webhooks }: { webhooks: readonly { id: string; host: string }[] }) {
  if (webhooks.length === 0) return null;
  return (
    <div className="mb-8">
      <Notice tone="warning" title="Webhooks were switched off">
        <p>Deliveries failed for three days, or the endpoint said it no longer exists:</p>
        <ul className="mt-1">
          {webhooks.map(({ id, host }) => (
            <li key={id} className="wrap-anywhere">
              <Link to={href('/admin/settings/webhooks/:id', { id })} className="link">
                {host}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
