export default function Page() {
  return <h1>public/coming-page</h1>;
}
