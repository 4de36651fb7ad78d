export default function PassedJobs() {
  return <p>Placeholder</p>;
}
