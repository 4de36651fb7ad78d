export default function Page() {
  return <h1>public/search</h1>;
}
