export function loader() {
  return new Response('jobs-feed');
}
