export function loader() {
  return new Response('csp-violations');
}
