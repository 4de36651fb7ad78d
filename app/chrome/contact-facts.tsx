import { DataList } from '#app/ui/content/data-list.tsx';
import { EmailAddress } from '#app/ui/email-address.tsx';
import { addressLine, agency } from '#domain/site/site.ts';

type ContactFactsProps = {
  phone: { shown: string; dialled: string };
  mail: string;
  className?: string;
};

export function ContactFacts({ phone, mail, className }: ContactFactsProps) {
  const linkClass = 'link inline-flex items-center pointer-coarse:min-h-11';
  const facts = [
    {
      label: 'Phone',
      value: (
        <a href={`tel:${phone.dialled}`} className={linkClass}>
          {phone.shown}
        </a>
      ),
    },
    {
      label: 'Email',
      value: (
        <a href={mail} className={linkClass}>
          <EmailAddress address={agency().email} />
        </a>
      ),
    },
    { label: 'Hours', value: agency().hours.shown },
    { label: 'Address', value: addressLine() },
  ];
  return <DataList items={facts} className={className} />;
}
