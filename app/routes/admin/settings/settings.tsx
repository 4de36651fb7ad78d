/** Links to the pages of settings, records and checks that the person may open. */
import { Link } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { settingsCardsFor } from '#app/features/core/desk/components/frame/desk-pages.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { type UnlistedPath, unlistedText } from '#app/pages/unlisted-text.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { useViewer } from '#app/web/viewer.ts';
import type { Route } from './+types/settings';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireConsultant({ request, context });
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/settings'), matches);

export default function SettingsPage() {
  const viewer = useViewer();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {viewer &&
        settingsCardsFor(viewer.role).map(({ name, sentence, paths }) => (
          <li key={paths[0]} className="relative rounded-lg border border-line bg-surface px-4 pt-3 pb-4">
            <Heading level={2} size="item">
              {name ?? paths.map((path) => <PageLink key={path} path={path} isCard />)}
            </Heading>
            <p className="mt-1 text-ink-soft text-sm">{sentence}</p>
            {name && (
              <ul className="mt-2 flex flex-wrap gap-x-4 text-sm">
                {paths.map((path) => (
                  <li key={path}>
                    <PageLink path={path} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
    </ul>
  );
}

/** @param isCard a press anywhere on the card follows the link */
const PageLink = ({ path, isCard = false }: { path: UnlistedPath; isCard?: boolean }) => (
  <Link
    to={path}
    className={
      isCard
        ? 'underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline'
        : 'link inline-flex min-h-6 items-center pointer-coarse:min-h-11'
    }
  >
    {unlistedText(path).title}
  </Link>
);
