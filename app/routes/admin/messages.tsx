export default function Messages() {
  return <p>Placeholder</p>;
}
