export const loader = () => new Response('Placeholder\n', { status: 501 });
