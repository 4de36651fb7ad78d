import { href } from 'react-router';
import { LoadFailure } from '#app/chrome/errors/failure.tsx';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { answerOnce, requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import { CvPanel } from '#app/features/people/profile/components/cv-panel.tsx';
import { PROFILE_FROM_CV, ProfileForm } from '#app/features/people/profile/components/profile-form.tsx';
import { ProfileFrame } from '#app/features/people/profile/components/profile-frame.tsx';
import { ProfileMeter } from '#app/features/people/profile/components/profile-meter.tsx';
import { profileAction } from '#app/features/people/profile/form.ts';
import { countLikedJobs } from '#app/features/people/profile/queries/liked-jobs.server.ts';
import { findProfile, toProfileValues } from '#app/features/people/profile/queries/profile.server.ts';
import { PROFILE_FAILURES } from '#app/features/people/profile/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { isSignedOutReply } from '#app/web/form/form-action.server.ts';
import { answerScripts } from '#app/web/form/script.server.ts';
import { sendOrSaveForm } from '#app/web/form/send-or-save.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { pageUrl } from '#app/web/page-url.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { profileCompleteness, profileVersion } from '#domain/profile/profile.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { Route } from './+types/profile';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const next = readReturnPath(pageUrl(request).searchParams.get('next')) ?? '';
  // After the session has ended, the page shows only what was typed.
  if (isSignedOutReply(context)) return { next, ownProfile: null };
  const candidate = await requireCandidate({ request, context });
  return loadPage(context, 'a profile could not be loaded', { next, ownProfile: null }, async () => {
    const [{ cv, email, ...profile }, likedCount] = await Promise.all([
      findProfile(services, candidate),
      countLikedJobs(services, candidate),
    ]);
    const ownProfile = {
      likedCount,
      email,
      values: toProfileValues(profile),
      completeness: profileCompleteness({ ...profile, hasCv: cv !== null }),
      cv: cv && { id: cv.id, name: cv.name, sizeBytes: cv.sizeBytes, uploadedOn: formatLongDate(cv.uploadedAt) },
    };
    return { next, ownProfile };
  });
}

export const action = profileAction(requireCandidate);

export const middleware = [answerOnce, answerScripts(action)];

export const clientAction = sendOrSaveForm<{ version: string }>({
  kind: 'profile',
  title: 'Your profile',
  failed: {
    title: PROFILE_FAILURES.updateProfile,
    text: 'Nothing was saved. What you typed is below: try again in a moment.',
    tone: 'danger',
  },
  // The next change is based on this version.
  saved: (values) => ({ version: profileVersion(values) }),
});

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/profile'), matches);

export default function Profile({ loaderData: { next, ownProfile }, actionData }: Route.ComponentProps) {
  return (
    <ProfileFrame current="profile" likedCount={ownProfile?.likedCount}>
      {ownProfile || actionData ? (
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          {ownProfile && (
            <div className="lg:col-span-4 lg:col-start-9">
              <ProfileMeter {...ownProfile.completeness} />
            </div>
          )}
          <section
            aria-labelledby="profile-details"
            className="min-w-0 lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1"
          >
            <Heading level={2} size="item" id="profile-details" className="mb-5">
              Your details
            </Heading>
            <ProfileForm
              email={ownProfile?.email ?? ''}
              saved={ownProfile?.values ?? {}}
              reply={actionData}
              next={next}
            />
          </section>
          {ownProfile && (
            <div className="min-w-0 lg:col-span-4 lg:col-start-9">
              <CvPanel
                cv={ownProfile.cv}
                next={href('/profile') + (next && `?next=${encodeURIComponent(next)}`)}
                fills={PROFILE_FROM_CV}
              />
            </div>
          )}
        </div>
      ) : (
        <LoadFailure title={PROFILE_FAILURES.loadProfile} retryHref={href('/profile')}>
          Something went wrong on our side. Try again in a moment.
        </LoadFailure>
      )}
    </ProfileFrame>
  );
}
