export default function Profile() {
  return <p>Placeholder</p>;
}
