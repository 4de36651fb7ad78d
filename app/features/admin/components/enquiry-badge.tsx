/** How far an enquiry is: its words say it, the colour only repeats them. */
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { ENQUIRY_STATUS_NAMES, type EnquiryStatus } from '#domain/enquiry.ts';

const TONES: Record<EnquiryStatus, BadgeTone> = { new: 'amber', in_hand: 'slate', done: 'neutral' };

export const EnquiryBadge = ({ status }: { status: EnquiryStatus }) => (
  <Badge tone={TONES[status]}>{ENQUIRY_STATUS_NAMES[status]}</Badge>
);
