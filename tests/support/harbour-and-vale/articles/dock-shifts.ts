export const dockShifts = {
  title: 'How a shift on the docks is planned',
  slug: 'how-a-shift-on-the-docks-is-planned',
  excerpt: 'Ships come with the tide, so shifts move. What a rota can tell you on Friday, and what it cannot.',
  metaDescription:
    'How port shifts are planned around the tide, what a rota can promise, and which rules on rest apply to it.',
  author: 'Osric Haldenby',
  category: 'industry-insights',
  publishedDate: '2026-09-15',
  tags: ['Ports', 'Shifts'],
  body: `A ship that is due at four may come at six. A rota for the docks is a forecast, and it helps to know which part of it is firm.

## What is firm

- The day: a berth is booked weeks ahead
- The rest between two shifts, which the law sets
- The pay for a shift that is cancelled, if your contract says so

## What moves

The hour moves. Tides shift by most of an hour each day, and fog moves them further.

### Ask before you accept

Ask how late a start can be changed, and how you will hear of it. A text message an hour before is too late for people who live in Withernsea.

## The rules on rest

Most workers must have 11 hours of rest between two working days, and a break of 20 minutes in a shift of more than six hours.`,
  sources: [{ title: 'Rest breaks at work', publisher: 'GOV.UK', url: 'https://www.gov.uk/rest-breaks-work' }],
  location: 'Hull',
};
