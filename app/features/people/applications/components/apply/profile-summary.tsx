import { Pencil } from 'lucide-react';
import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { DataList } from '#app/ui/content/data-list.tsx';
import { joinWords } from '#domain/text/counts.ts';
import { excerpt } from '#domain/text/text.ts';
import type { OwnProfile } from '../../schema.ts';

const LONGEST = 160;

export function ProfileSummary({ profile, jobId }: { profile: OwnProfile; jobId: string }) {
  const next = encodeURIComponent(href('/jobs/:id/apply', { id: jobId }));
  const { fullName, email, phone, location, skills, experience, bio } = profile;
  const rows = [
    { label: 'Full name', value: fullName },
    { label: 'Email', value: email },
    { label: 'Phone', value: phone },
    { label: 'Location', value: location },
    { label: 'Skills', value: excerpt(skills.join(', '), LONGEST) },
    { label: 'Experience', value: excerpt(experience ?? '', LONGEST) },
    { label: 'About', value: excerpt(bio ?? '', LONGEST) },
  ];
  const isFilled = ({ value }: { value: string | null }) => Boolean(value);
  const missing = rows.filter((row) => !isFilled(row)).map(({ label }) => label.toLowerCase());
  return (
    <>
      <DataList
        className="[overflow-wrap:anywhere]"
        items={rows.filter(isFilled).map(({ label, value }) => ({ label, value }))}
      />
      {missing.length > 0 && <p className="measure mt-3 text-ink-soft text-sm">Missing: {joinWords(missing)}.</p>}
      <ButtonLink to={`${href('/profile')}?next=${next}`} variant="secondary" className="mt-4">
        <Pencil aria-hidden="true" />
        Edit profile
      </ButtonLink>
    </>
  );
}
