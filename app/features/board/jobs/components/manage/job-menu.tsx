import { classNames } from '#app/ui/class-names.ts';
import { MENU_ITEM } from '#app/ui/dialog/menu.tsx';
import { RowMenu } from '#app/ui/dialog/row-menu.tsx';
import type { Ask } from '../posting/job-actions.tsx';
import type { AskedJob } from '../posting/job-desk.tsx';
import { DeleteLink, EditLink } from './job-links.tsx';

export default function JobMenu({ job, ask }: { job: AskedJob; ask: Ask }) {
  const about = <span className="sr-only"> {job.title}</span>;
  return (
    <RowMenu label={`More for ${job.title}`}>
      <EditLink job={job} ask={ask} className={MENU_ITEM}>
        <span>Edit{about}</span>
      </EditLink>
      <DeleteLink job={job} ask={ask} className={classNames(MENU_ITEM, 'text-signal')}>
        <span>Delete{about}</span>
      </DeleteLink>
    </RowMenu>
  );
}
