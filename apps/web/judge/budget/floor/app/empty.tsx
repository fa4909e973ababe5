export default function Empty() {
  return <h1>Page vide</h1>;
}
