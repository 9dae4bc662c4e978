/** The page's heading only: its slice brings the rest. */
export function Page() {
  return <h1 className="page-title">Booking Confirmed</h1>;
}
