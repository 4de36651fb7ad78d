import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import type { BreadcrumbItem } from '#app/ui/content/breadcrumb.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { type LastPutForward, putForwardHref } from '../schema.ts';
import { PutForwardLine } from './put-forward-line.tsx';

type PersonHeadProps = {
  id: string;
  fullName: string;
  trail: readonly BreadcrumbItem[];
  last: LastPutForward | null;
};

export const PersonHead = ({ id, fullName, trail, last }: PersonHeadProps) => (
  <>
    <PageHead trail={[...trail, { label: fullName }]} title={<span translate="no">{fullName}</span>}>
      <ButtonLink to={putForwardHref([id])}>Put forward</ButtonLink>
    </PageHead>
    <PutForwardLine last={last} next={href('/admin/people/:id', { id })} />
  </>
);
