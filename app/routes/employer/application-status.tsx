export default function ApplicationStatus() {
  return <p>Placeholder</p>;
}
