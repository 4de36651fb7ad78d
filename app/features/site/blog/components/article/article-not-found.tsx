import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';

export function ArticleNotFound({ title, text }: { title: string; text: string }) {
  return (
    <div className="wrap pt-4 pb-24">
      <Breadcrumb items={[{ label: 'Blog', href: href('/blog') }, { label: title }]} />
      <Heading level={1} className="mt-8 sm:mt-14">
        {title}
      </Heading>
      <p className="mt-4 text-lg text-ink-soft">{text}</p>
      <ButtonLink to={href('/blog')} className="mt-8">
        Back to Blog
      </ButtonLink>
    </div>
  );
}
