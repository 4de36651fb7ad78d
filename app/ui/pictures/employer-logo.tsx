import { classNames } from '#app/ui/class-names.ts';

export function EmployerLogo({ address, size = 48 }: { address: string; size?: 48 | 96 }) {
  return (
    <span aria-hidden="true" className={classNames('plate', size === 96 && 'plate-large')}>
      <img src={address} alt="" width={size} height={size} loading="lazy" decoding="async" />
    </span>
  );
}
