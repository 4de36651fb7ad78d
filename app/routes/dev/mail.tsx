export default function Page() {
  return <h1>dev/mail</h1>;
}
