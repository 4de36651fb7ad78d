export default function Applications() {
  return <p>Placeholder</p>;
}
