/** All channels, each with what it is given. */
import { Link } from 'react-router';
import { StackedCell, StackedHead, StackedRow, StackedTable } from '#app/desk/list/stacked-table.tsx';
import { Badge } from '#app/ui/content/badge.tsx';
import { CountLink } from '#app/ui/content/count-table.tsx';
import type { Channel } from '#domain/job/channels/channel.ts';
import { CHANNEL_LIST } from '#domain/job/channels/channel-list.ts';
import type { ChannelRefusal } from '#domain/job/channels/channel-rules.ts';
import { formatNumber } from '#domain/pay/money.ts';
import { channelHref, UPLOAD_PATH } from '../schema.ts';
import { REFUSAL_NAMES } from '../texts.ts';

type ShownChannel = {
  channel: Channel;
  onSince: string | null;
  jobs: string;
  taken: number;
  refused: readonly { refusal: ChannelRefusal; jobs: number }[];
  lastRead: string | null;
  lastUpload: string | null;
  refusedThere: number;
};

const COLUMNS = ['Channel', 'State', 'Is given', 'In the feed', 'Left out', 'Last fetched'];

export function ChannelTable({ channels }: { channels: readonly ShownChannel[] }) {
  return (
    <StackedTable caption="Channels" columns={COLUMNS}>
      {channels.map(({ channel, onSince, jobs, taken, refused, lastRead, lastUpload, refusedThere }) => (
        <StackedRow key={channel}>
          <StackedHead>
            <Link to={channelHref(channel)} className="link">
              {CHANNEL_LIST[channel].name}
            </Link>
          </StackedHead>
          <StackedCell label="State">
            {onSince ? <Badge tone="brand">On since {onSince}</Badge> : <Badge>Off</Badge>}
          </StackedCell>
          <StackedCell label="Is given">{jobs}</StackedCell>
          <StackedCell label="In the feed">
            {onSince ? (
              <CountLink count={taken} to={channelHref(channel)} />
            ) : (
              `0 (${formatNumber(taken)} if it were on)`
            )}
          </StackedCell>
          <StackedCell label="Left out" isLong>
            <Refused channel={channel} refused={refused} />
          </StackedCell>
          <StackedCell label="Last fetched">
            {lastUpload ? `Uploaded ${lastUpload}` : (lastRead ?? 'Never')}
            {refusedThere > 0 && (
              <>
                {' '}
                · Refused there: <CountLink count={refusedThere} to={UPLOAD_PATH} />
              </>
            )}
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}

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
