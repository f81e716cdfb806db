export function PageError() {
  return <p>error</p>;
}
