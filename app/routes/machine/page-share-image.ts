export function loader() {
  return new Response('page-share-image');
}
