export default function WithdrawApplication() {
  return <p>Placeholder</p>;
}
