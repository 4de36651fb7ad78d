import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '#domain/application/application.ts';

type StatusRefusalProps = {
  refusal: Reply | undefined;
  fullName: string;
  now: ApplicationStatus;
  applicationHref: string;
};

export function StatusRefusal({ refusal, fullName, now, applicationHref }: StatusRefusalProps) {
  const alertRole = refusal && ({ role: 'alert' } as const);
  if (now === 'withdrawn') {
    return (
      <Box>
        <Notice tone="warning" title={`${fullName} has withdrawn this application`} {...alertRole}>
          There’s nothing left to decide.{' '}
          <Link to={applicationHref} className="link">
            Back to the application
          </Link>
        </Notice>
      </Box>
    );
  }
  if (refusal?.reason === 'changed_meanwhile') {
    return (
      <Box>
        <Notice tone="warning" title={`The status is ‘${APPLICATION_STATUS_NAMES[now]}’ now`} {...alertRole}>
          It changed while you were deciding, so we didn’t save or send your choice. Check your choice, then send it
          again to replace the new status.
        </Notice>
      </Box>
    );
  }
  if (refusal?.reason !== 'failed') return null;
  return (
    <Box>
      <Notice tone="danger" title="Failed to change the status" {...alertRole}>
        Nothing was saved or sent. Try again in a moment. <span className="figures">Error ID: {refusal.errorId}</span>
      </Notice>
    </Box>
  );
}

const Box = ({ children }: { children: ReactNode }) => <div className="mb-6 max-w-2xl">{children}</div>;
