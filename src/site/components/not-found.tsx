export function NotFound() {
  return <p>404</p>;
}
