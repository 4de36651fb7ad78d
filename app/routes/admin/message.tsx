export default function Message() {
  return <p>Placeholder</p>;
}
