/** What has become of an application: its words say it, the colour only repeats them. */
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '#domain/application.ts';

const TONES: Record<ApplicationStatus, BadgeTone> = {
  sent: 'amber',
  viewed: 'slate',
  shortlisted: 'brand',
  interview: 'brand',
  offered: 'brand',
  not_taken_forward: 'signal',
  withdrawn: 'neutral',
};

export const StatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge tone={TONES[status]}>{APPLICATION_STATUS_NAMES[status]}</Badge>
);
