import { DataList } from '#app/ui/content/data-list.tsx';

export function WithdrawnApplication({ sentOn, withdrawnOn }: { sentOn: string; withdrawnOn: string }) {
  return (
    <div className="max-w-xl space-y-5">
      <p>This application was withdrawn. You can no longer read what was sent with it.</p>
      <DataList
        items={[
          { label: 'Status', value: 'Withdrawn' },
          { label: 'Sent', value: sentOn },
          { label: 'Withdrawn', value: withdrawnOn },
        ]}
      />
    </div>
  );
}
