/** Every part of the kit in every state, for those who build with it. Demo mode only. */
import { data } from 'react-router';
import { requestContext } from '#app/site/request-context.server.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Heading } from '#app/ui/heading.tsx';
import type { Route } from './+types/ui';
import { ButtonSamples } from './ui/button-samples.tsx';
import { ContentSamples } from './ui/content-samples.tsx';
import { FormSamples } from './ui/form-samples.tsx';
import { MessageSamples } from './ui/message-samples.tsx';
import { StateSamples } from './ui/state-samples.tsx';
import { TokenSamples } from './ui/token-samples.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  if (!context.get(requestContext).isDemo) throw data(null, { status: 404 });
  const page = Number(new URL(request.url).searchParams.get('page') ?? 7);
  return { page: Number.isInteger(page) && page >= 1 && page <= 14 ? page : 7 };
}

export const meta: Route.MetaFunction = () => [{ title: 'UI kit' }, { name: 'robots', content: 'noindex' }];

export default function UiKit({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <div className="wrap py-6">
      <Breadcrumb items={[{ label: 'Development' }, { label: 'UI kit' }]} />
      <Heading level={1} className="mt-6">
        UI kit
      </Heading>
      <TokenSamples />
      <ButtonSamples />
      <FormSamples />
      <MessageSamples />
      <StateSamples />
      <ContentSamples page={page} />
    </div>
  );
}
