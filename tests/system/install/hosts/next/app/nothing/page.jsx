export default function Page() {
  return <p>No recipe yet.</p>;
}
