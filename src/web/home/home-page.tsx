export function Page() {
  return <h1 className="page-title">SXM Boat Trips</h1>;
}
