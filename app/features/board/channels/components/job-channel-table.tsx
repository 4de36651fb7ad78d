/** The channels of one job: since when it is in each, or why not. The desk can exclude it from a channel. */
import { Form, Link } from 'react-router';
import { ColumnTable } from '#app/desk/list/column-table.tsx';
import type { Column } from '#app/desk/list/desk-list.ts';
import { Button } from '#app/ui/button.tsx';
import { Badge } from '#app/ui/content/badge.tsx';
import type { Channel } from '#domain/channel/channel.ts';
import { CHANNEL_LIST } from '#domain/channel/channel-list.ts';
import type { ChannelRefusal } from '#domain/channel/channel-rules.ts';
import { channelHref } from '../schema.ts';
import { REFUSAL_NAMES } from '../texts.ts';

type ShownState = {
  channel: Channel;
  isOn: boolean;
  isLeftOut: boolean;
  refusal: ChannelRefusal | null;
  since: string | null;
  response: string | null;
};

const COLUMNS: readonly Column<ShownState>[] = [
  { head: 'Channel', cell: ({ channel }) => <Link to={channelHref(channel)}>{CHANNEL_LIST[channel].name}</Link> },
  {
    head: 'Status',
    cell: ({ isOn, refusal, response }) => (
      <>
        {!isOn ? (
          <Badge>Channel is off</Badge>
        ) : refusal ? (
          <Badge tone="amber">Not in the feed: {REFUSAL_NAMES[refusal].toLowerCase()}</Badge>
        ) : (
          <Badge tone="brand">In the feed</Badge>
        )}
        {response && <p className="mt-1">{response}</p>}
      </>
    ),
  },
  { head: 'Since', cell: ({ isOn, refusal, since }) => (isOn && !refusal ? since : '') },
];

const changeColumn = (mayChange: boolean): Column<ShownState> => ({
  head: 'Action',
  label: '',
  cell: ({ channel, isLeftOut }) =>
    mayChange && (
      <Form method="post">
        <input type="hidden" name="channel" value={channel} />
        <input type="hidden" name="intent" value={isLeftOut ? 'put-back' : 'leave-out'} />
        <Button type="submit" variant="secondary" size="sm">
          {isLeftOut ? 'Include' : 'Exclude'}
          <span className="sr-only">: {CHANNEL_LIST[channel].name}</span>
        </Button>
      </Form>
    ),
});

export const JobChannelTable = ({ states, mayChange }: { states: readonly ShownState[]; mayChange: boolean }) => (
  <ColumnTable
    caption="Channels of this job"
    columns={[...COLUMNS, changeColumn(mayChange)]}
    rows={states}
    keyOf={({ channel }) => channel}
  />
);
