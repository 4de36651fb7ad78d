export const COLLAR_LOOKS = {
  'white-collar': {
    band: 'bg-white-collar-soft',
    ink: 'text-white-collar',
    line: 'border-white-collar/30',
  },
  'blue-collar': {
    band: 'bg-blue-collar-soft',
    ink: 'text-blue-collar',
    line: 'border-blue-collar/30',
  },
} as const;
