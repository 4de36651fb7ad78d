export default function Page() {
  return <h1>public/job</h1>;
}
