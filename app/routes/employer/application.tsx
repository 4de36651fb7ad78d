export default function Application() {
  return <p>Placeholder</p>;
}
