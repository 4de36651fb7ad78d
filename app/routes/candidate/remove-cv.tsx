export default function RemoveCv() {
  return <p>Placeholder</p>;
}
