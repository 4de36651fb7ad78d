/** Every component of the kit in every state, for developers. Demo mode only. */
import { data } from 'react-router';
import { ArticleFigureSamples } from '#app/features/site/ui-samples/components/article-figure-samples.tsx';
import { ButtonSamples } from '#app/features/site/ui-samples/components/button-samples.tsx';
import { ContentSamples } from '#app/features/site/ui-samples/components/content-samples.tsx';
import { FormSamples } from '#app/features/site/ui-samples/components/form-samples.tsx';
import { MessageSamples } from '#app/features/site/ui-samples/components/message-samples.tsx';
import { PictureSamples } from '#app/features/site/ui-samples/components/picture-samples.tsx';
import { SKYLINE_SAMPLES, SkylineSamples } from '#app/features/site/ui-samples/components/skyline-samples.tsx';
import { StateSamples } from '#app/features/site/ui-samples/components/state-samples.tsx';
import { TokenSamples } from '#app/features/site/ui-samples/components/token-samples.tsx';
import { TradeSamples } from '#app/features/site/ui-samples/components/trade-samples.tsx';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { drawSkyline } from '#app/ui/pictures/skylines/draw-skyline.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/ui';

export function loader({ context, request }: Route.LoaderArgs) {
  const { isDemo, content } = context.get(requestContext);
  if (!isDemo) throw data(null, { status: 404 });
  const page = Number(new URL(request.url).searchParams.get('page') ?? 7);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 14 ? page : 7,
    skylines: SKYLINE_SAMPLES.map((name) => drawSkyline(name)),
    figures: content.articles.flatMap((article) => article.figures),
  };
}

export const meta: Route.MetaFunction = () => [{ title: 'UI kit' }, { name: 'robots', content: 'noindex' }];

export default function UiKit({ loaderData: { page, skylines, figures } }: Route.ComponentProps) {
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
      <PictureSamples />
      <TradeSamples />
      <SkylineSamples drawings={skylines} />
      <ArticleFigureSamples figures={figures} />
    </div>
  );
}
