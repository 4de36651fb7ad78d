import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';

/** Puts the selected people of the list forward, for the job of the search if it has one. */
export const PutForwardBar = ({ jobId }: { jobId: string }) => (
  <p className="mt-4">
    <Button
      type="submit"
      formMethod="get"
      formAction={href('/admin/people/put-forward')}
      {...(jobId && { name: 'job', value: jobId })}
    >
      Put selected forward
    </Button>
  </p>
);
