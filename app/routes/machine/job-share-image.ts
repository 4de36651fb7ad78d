export function loader() {
  return new Response('job-share-image');
}
