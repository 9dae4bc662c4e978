export function Page() {
  return <h1 className="page-title">Available Boats</h1>;
}
