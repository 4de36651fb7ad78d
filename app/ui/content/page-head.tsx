import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbItem } from './breadcrumb.tsx';
import { Heading } from './heading.tsx';

/** `children` appear at the right of the heading, where there is room. */
export function PageHead({ trail, title, children }: PageHeadProps) {
  return (
    <>
      <Breadcrumb items={trail} />
      <div className="mt-3 mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mt-6 sm:mb-8">
        <Heading level={1} className="min-w-0">
          {title}
        </Heading>
        {children}
      </div>
    </>
  );
}

type PageHeadProps = { trail: readonly BreadcrumbItem[]; title: ReactNode; children?: ReactNode };
