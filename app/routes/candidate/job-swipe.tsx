export default function JobSwipe() {
  return <p>Placeholder</p>;
}
