export default function Page() {
  return <h1>public/jobs</h1>;
}
