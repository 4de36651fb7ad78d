import { Link } from 'react-router';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { DataList } from '#app/ui/content/data-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import type { Channel, ChannelChoice } from '#domain/channel/channel.ts';
import { CHANNEL_LIST } from '#domain/channel/channel-list.ts';
import type { ChannelRefusal } from '#domain/channel/channel-rules.ts';
import { countOf } from '#domain/text/counts.ts';
import { type ChannelSearch, channelHref, readChannelSearch, UPLOAD_PATH } from '../schema.ts';
import { CHANNEL_NOTES, CHOICE_NAMES, describeRules, REFUSAL_NAMES } from '../texts.ts';
import { JOB_COLUMNS, type ShownJob } from './channel-jobs.tsx';
import { ChannelSettings } from './channel-settings.tsx';
import { Refused } from './channel-table.tsx';

type ChannelViewProps = {
  channel: Channel;
  search: ChannelSearch;
  feedUrl: string;
  endedUrl: string | null;
  mayChange: boolean;
  isOn: boolean;
  choice: ChannelChoice;
  onSince: string | null;
  lastRead: string | null;
  reads: number;
  includedCount: number;
  refused: readonly { refusal: ChannelRefusal; jobs: number }[];
  jobs: readonly ShownJob[];
  answer: Reply | undefined;
};

export function ChannelView(props: ChannelViewProps) {
  const { channel, search, isOn, choice, onSince, lastRead, reads, includedCount, refused, jobs } = props;
  const { name, rules } = CHANNEL_LIST[channel];
  const { reason } = search;
  const total = reason ? (refused.find(({ refusal }) => refusal === reason)?.jobs ?? 0) : includedCount;
  const heading = reason ? `Skipped: ${REFUSAL_NAMES[reason]}` : isOn ? 'In the feed' : 'In the feed, if it were on';
  return (
    <>
      <p className="measure mb-6 text-ink-soft">
        {describeRules(rules)} {CHANNEL_NOTES[channel]}
      </p>
      <DataList
        className="max-w-2xl"
        items={[
          { label: `Feed URL for ${name}`, value: <span className="wrap-anywhere">{props.feedUrl}</span> },
          ...(props.endedUrl
            ? [
                {
                  label: 'URL of adverts to remove',
                  value: <span className="wrap-anywhere">{props.endedUrl}</span>,
                },
              ]
            : []),
          { label: 'Status', value: onSince ? `On since ${onSince}` : 'Off' },
          { label: 'Jobs sent', value: CHOICE_NAMES[choice] },
          { label: 'Last fetched', value: lastRead ?? 'Never' },
          { label: 'In the last 30 days', value: `Fetched ${countOf(reads, 'time')}` },
          { label: 'Skipped', value: <Refused channel={channel} refused={refused} /> },
        ]}
      />
      {props.endedUrl && (
        <p className="mt-6">
          <Link to={UPLOAD_PATH} className="link touch-target">
            Upload to {name}: account, rejected jobs and reports
          </Link>
        </p>
      )}
      {props.mayChange && <ChannelSettings name={name} isOn={isOn} jobs={choice} answer={props.answer} />}
      <div className="mt-10">
        <Heading level={2} size="item">
          {heading}
        </Heading>
        {reason && (
          <p className="mt-2">
            <Link to={channelHref(channel)} className="link touch-target">
              Show jobs in the feed
            </Link>
          </p>
        )}
        <ListPage
          list={{
            path: channelHref(channel),
            label: heading,
            nouns: ['job', 'jobs'],
            read: readChannelSearch,
            empty: reason ? 'No jobs skipped for this reason.' : 'No open jobs for this channel.',
            columns: JOB_COLUMNS,
          }}
          shown={{ search, list: { rows: jobs, total } }}
        />
      </div>
    </>
  );
}
