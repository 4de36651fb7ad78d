export const EXAMPLE_MAIL = {
  id: '00000000-0000-4000-8000-000000000000',
  publicOrigin: 'https://agency.example',
  token: 'an-example-of-a-token',
} as const;
