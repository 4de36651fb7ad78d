import { href, Link } from 'react-router';
import { Checkbox } from '#app/ui/form/checkbox.tsx';

type ChannelFieldsProps = { formId: string; email: string; hasPush: boolean; byEmail: boolean; byPush: boolean };

export function ChannelFields({ formId, email, hasPush, byEmail, byPush }: ChannelFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">How we tell you about new jobs</legend>
      <Checkbox
        id={`${formId}-email`}
        name="by_email"
        value="yes"
        defaultChecked={byEmail}
        label={`By email to ${email}`}
      />
      {hasPush && (
        <Checkbox
          id={`${formId}-push`}
          name="by_push"
          value="yes"
          defaultChecked={byPush}
          label="On my devices"
          hint={
            <>
              Up to once an hour, on each device where{' '}
              <Link to={href('/account/notifications')} className="link">
                notifications of new jobs
              </Link>{' '}
              are on.
            </>
          }
        />
      )}
    </fieldset>
  );
}
