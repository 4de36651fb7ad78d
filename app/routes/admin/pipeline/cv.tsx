/** The CV of one application as text, for readers without scripts; others see it below the application. */
import { data, href } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { CvText } from '#app/features/people/pipeline/components/cv/cv-text.tsx';
import { readSentCv } from '#app/features/people/pipeline/queries/cv-text.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/cv';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const cv = await readSentCv(context.get(requestContext), consultant, id);
  if (!cv) throw data('cv_not_found', { status: 404 });
  return cv;
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/pipeline/:id/cv'), matches);

export default function CvPage({ loaderData: cv }: Route.ComponentProps) {
  const { applicationId: id, fullName } = cv;
  const application = href('/employer/applications/:id', { id });
  return (
    <>
      <PageHead
        trail={[...trailOf('/admin', '/admin/pipeline'), { label: fullName, href: application }, { label: 'CV' }]}
        title={`CV of ${fullName}`}
      />
      <p className="mb-6">
        {cv.file ? (
          <a href={href('/cvs/:id', { id: cv.file.id })} download className="link">
            Download {cv.file.name}
          </a>
        ) : (
          'You can download the file once you shortlist the application.'
        )}
      </p>
      <CvText
        cv={cv}
        headingLevel={2}
        retryButton={
          <ButtonLink to={href('/admin/pipeline/:id/cv', { id })} variant="secondary" size="sm" reloadDocument>
            Try again
          </ButtonLink>
        }
      />
    </>
  );
}
