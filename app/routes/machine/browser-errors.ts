export function loader() {
  return new Response('browser-errors');
}
