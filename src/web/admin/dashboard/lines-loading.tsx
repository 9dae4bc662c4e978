/** The place of a short list that is loading. */
export function LinesLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      {[1, 2, 3, 4, 5].map((line) => (
        <div key={line} className="flex justify-between gap-6 py-4">
          <span className="shimmer h-9 w-2/5 rounded-md" />
          <span className="shimmer h-9 w-1/5 rounded-md" />
        </div>
      ))}
    </div>
  );
}
