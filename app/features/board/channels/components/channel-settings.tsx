import { Form, useNavigation } from 'react-router';
import { YesOrNo } from '#app/features/site/settings/components/yes-or-no.tsx';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { CHANNEL_CHOICES, type ChannelChoice } from '#domain/channel/channel.ts';
import { CHOICE_NAMES } from '../texts.ts';

type ChannelSettingsProps = { name: string; isOn: boolean; jobs: ChannelChoice; answer: Reply | undefined };

export function ChannelSettings({ name, isOn, jobs, answer }: ChannelSettingsProps) {
  const { state } = useNavigation();
  return (
    <section aria-labelledby="channel-settings" className="mt-8 max-w-2xl border-line border-t pt-6">
      <Heading level={2} size="item" id="channel-settings">
        Settings
      </Heading>
      <FormProblems formId="channel" answer={answer} />
      <Form method="post" className="mt-4 flex flex-col items-start gap-4">
        <YesOrNo
          formId="channel"
          name="is_on"
          question={`Send jobs to ${name}?`}
          value={answer?.values['is_on'] ? answer.values['is_on'] === 'yes' : isOn}
          yes="The feed is at the URL above. Anyone with the URL can read it."
          no="The feed URL shows a ‘page not found’ error."
          error={answer?.errors['is_on']}
        />
        <Field id="channel-jobs" label="Jobs to send" error={answer?.errors['jobs']}>
          {(control) => (
            <Select
              {...control}
              name="jobs"
              defaultValue={answer?.values['jobs'] ?? jobs}
              options={CHANNEL_CHOICES.map((value) => ({ value, label: CHOICE_NAMES[value] }))}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" isLoading={state === 'submitting'} loadingText="Saving...">
          Save
        </Button>
      </Form>
    </section>
  );
}
