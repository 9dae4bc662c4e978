const stories = [
  {
    quote: 'The captain knew a bay with nobody in it. The children still talk about the turtles.',
    name: 'Maya',
    trip: 'a family on a catamaran tour',
  },
  {
    quote: 'Booked over breakfast, swimming by noon. The price was the one we had seen.',
    name: 'Jonas',
    trip: 'two on a speedboat tour',
  },
  {
    quote: 'We had the whole boat for my mother’s birthday, and came back with the sunset.',
    name: 'Camille',
    trip: 'ten on a private charter',
  },
];

/** Written for this page, and said so: they are no reviews. */
export function GuestStories() {
  return (
    <section aria-labelledby="stories" className="page-width py-16 sm:py-24">
      <h2 id="stories" className="section-title">
        Days to remember
      </h2>
      <ul className="mt-8 grid gap-6 md:grid-cols-3 lg:gap-8">
        {stories.map(({ quote, name, trip }) => (
          <li key={name}>
            <figure className="flex h-full flex-col justify-between gap-6 rounded-card border border-line bg-card p-6 sm:p-7">
              <blockquote className="text-lg leading-relaxed">“{quote}”</blockquote>
              <figcaption>
                <span className="block font-bold">{name}</span>
                <span className="text-ink-soft">{trip}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">
        Example stories, written to give you a picture. They are not reviews.
      </p>
    </section>
  );
}
