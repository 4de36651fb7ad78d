import { APPLICATION_SHAPES } from '#app/chrome/status-shapes.ts';
import { Status } from '#app/ui/content/status.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '#domain/application/application.ts';
import type { Message } from '#domain/application/status-email.ts';
import { MessageText } from '../status-history.tsx';

type PersonEmailProps = {
  id: string;
  value: string;
  fullName: string;
  about?: string;
  status: ApplicationStatus;
  message: Message;
  isTicked: boolean;
  isOpen?: boolean;
};

export function PersonEmail({
  id,
  value,
  fullName,
  about,
  status,
  message,
  isTicked,
  isOpen = false,
}: PersonEmailProps) {
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 [overflow-wrap:anywhere]">
        <Checkbox
          id={`application-${id}`}
          name={`application-${id}`}
          value={value}
          defaultChecked={isTicked}
          label={fullName}
          hint={about}
        />
        <Status shape={APPLICATION_SHAPES[status]}>{APPLICATION_STATUS_NAMES[status]}</Status>
      </div>
      <details className="pl-8" open={isOpen}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm sm:min-h-8">
          Read the email<span className="sr-only"> to {fullName}</span>
        </summary>
        <MessageText message={message} />
      </details>
    </li>
  );
}
