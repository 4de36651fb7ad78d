import type { Delivery } from '../schema.ts';

const WORDS: Record<Delivery['outcome'], string> = {
  accepted: 'Accepted by the mail server',
  unknown: 'May have been sent: we lost the connection to the mail server',
  refused: 'Rejected by the mail server',
  bounced: 'Not delivered',
};

export function EmailOutcome({ delivery }: { delivery: Delivery | null }) {
  if (!delivery) return null;
  const { outcome, answer, isAnswered } = delivery;
  return (
    <p className={outcome === 'accepted' ? 'text-ink-soft' : undefined}>
      {isAnswered && <span className="font-semibold">Answered. </span>}
      {answer === '' && outcome === 'accepted' ? 'Sent' : `${WORDS[outcome]}${answer && `: ${answer}`}`}
    </p>
  );
}
