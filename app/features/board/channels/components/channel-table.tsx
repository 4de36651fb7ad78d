import { Link } from 'react-router';
import { ColumnTable } from '#app/desk/list/column-table.tsx';
import type { Column } from '#app/desk/list/desk-list.ts';
import { Badge } from '#app/ui/content/badge.tsx';
import { CountLink } from '#app/ui/content/count-table.tsx';
import type { Channel } from '#domain/channel/channel.ts';
import { CHANNEL_LIST } from '#domain/channel/channel-list.ts';
import type { ChannelRefusal } from '#domain/channel/channel-rules.ts';
import { formatNumber } from '#domain/pay/money.ts';
import { channelHref, UPLOAD_PATH } from '../schema.ts';
import { REFUSAL_NAMES } from '../texts.ts';

type ShownChannel = {
  channel: Channel;
  onSince: string | null;
  jobs: string;
  includedCount: number;
  refused: readonly { refusal: ChannelRefusal; jobs: number }[];
  lastRead: string | null;
  lastUpload: string | null;
  refusedThere: number;
};

const COLUMNS: readonly Column<ShownChannel>[] = [
  {
    head: 'Channel',
    cell: ({ channel }) => (
      <Link to={channelHref(channel)} className="link">
        {CHANNEL_LIST[channel].name}
      </Link>
    ),
  },
  {
    head: 'Status',
    cell: ({ onSince }) => (onSince ? <Badge tone="brand">On since {onSince}</Badge> : <Badge>Off</Badge>),
  },
  { head: 'Jobs sent', cell: ({ jobs }) => jobs },
  {
    head: 'In the feed',
    cell: ({ channel, onSince, includedCount }) =>
      onSince ? (
        <CountLink count={includedCount} to={channelHref(channel)} />
      ) : (
        `0 (${formatNumber(includedCount)} if it were on)`
      ),
  },
  { head: 'Skipped', isLong: true, cell: (channel) => <Refused {...channel} /> },
  {
    head: 'Last fetched',
    cell: ({ lastRead, lastUpload, refusedThere }) => (
      <>
        {lastUpload ? `Uploaded ${lastUpload}` : (lastRead ?? 'Never')}
        {refusedThere > 0 && (
          <>
            {' '}
            · Rejected: <CountLink count={refusedThere} to={UPLOAD_PATH} />
          </>
        )}
      </>
    ),
  },
];

export const ChannelTable = ({ channels }: { channels: readonly ShownChannel[] }) => (
  <ColumnTable caption="Channels" columns={COLUMNS} rows={channels} keyOf={({ channel }) => channel} />
);

export function Refused({ channel, refused }: Pick<ShownChannel, 'channel' | 'refused'>) {
  if (refused.length === 0) return 'None';
  return (
    <ul className="space-y-1">
      {refused.map(({ refusal, jobs }) => (
        <li key={refusal}>
          {REFUSAL_NAMES[refusal]}: <CountLink count={jobs} to={channelHref(channel, { reason: refusal })} />
        </li>
      ))}
    </ul>
  );
}
