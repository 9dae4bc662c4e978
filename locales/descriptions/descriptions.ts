/** What is said of each translated page outside of it, in one language. */
export type Descriptions = Readonly<
  Record<
    | '/'
    | '/booking'
    | '/compare'
    | '/info/about'
    | '/info/accessibility'
    | '/info/contact'
    | '/info/help-center'
    | '/info/how-it-works'
    | '/info/refunds-cancellations-weather'
    | '/info/trust-and-safety'
    | '/ships'
    | '/book/:boatId'
    | '/booking/confirmation'
    | '/booking/form'
    | '/booking/success'
    | '/offline'
    | '/trips/:token'
    | '/trips/find',
    string
  >
> & {
  readonly '/boats/:slug': BoatDescription;
  /** Of a day in words. */
  readonly '/ships/:day': (day: string) => string;
  /** Of a port, or the island. */
  readonly '/board': (place: string) => string;
};

/** The sentences that describe a boat, of which as many are taken as fit. */
export type BoatDescription = Readonly<{
  /** `type` is '' where its operator chose none. */
  boat: (name: string, type: string, place: string, guests: string) => string;
  perSeat: (price: string) => string;
  perDay: (price: string) => string;
  /** Between two prices. */
  or: string;
  book: string;
  missing: string;
}>;
