/** A message within the page. One that appears after an action passes `role="status"`, or `role="alert"` if urgent. */
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const TONES = {
  info: {
    Icon: Info,
    look: 'border-white-collar bg-white-collar-soft',
    icon: 'text-white-collar',
    name: 'Information',
  },
  success: { Icon: CircleCheck, look: 'border-brand bg-brand-soft', icon: 'text-brand', name: 'Success' },
  warning: {
    Icon: TriangleAlert,
    look: 'border-blue-collar bg-blue-collar-soft',
    icon: 'text-blue-collar',
    name: 'Warning',
  },
  danger: { Icon: OctagonAlert, look: 'border-signal bg-signal-soft', icon: 'text-signal', name: 'Error' },
};

type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  role?: 'status' | 'alert';
};

export function Notice({ tone = 'info', title, children, action, role }: NoticeProps) {
  const { Icon, look, icon, name } = TONES[tone];
  return (
    <div role={role} className={classNames('flex gap-3 rounded-md border-l-4 px-4 py-3.5 text-ink', look)}>
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{name}: </span>
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={title ? 'mt-0.5 text-ink-soft' : undefined}>{children}</div>}
        {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
