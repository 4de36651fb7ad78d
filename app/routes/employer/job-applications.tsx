export default function JobApplications() {
  return <p>Placeholder</p>;
}
