export default function LikedJobs() {
  return <p>Placeholder</p>;
}
