import { TabLinks } from '#app/ui/content/tabs.tsx';
import { writeSearch } from '#domain/address/search-parameters.ts';
import { ENGAGEMENT_NAMES, ENGAGEMENTS, type Engagement } from '#domain/assignment/assignment.ts';
import { keyInformationHref } from '../schema.ts';

export const EngagementTabs = ({ personId, current }: { personId: string; current: Engagement }) => (
  <TabLinks
    label="How they are engaged"
    tabs={ENGAGEMENTS.map((each) => ({
      label: ENGAGEMENT_NAMES[each],
      to: keyInformationHref(personId) + writeSearch({ as: each }),
      isCurrent: each === current,
    }))}
  />
);
