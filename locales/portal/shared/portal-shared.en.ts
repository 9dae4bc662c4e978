export default {
  /** Title of each page in the browser's tab. */
  titles: {
    captains: 'For Captains',
    dashboard: 'Operator Dashboard',
    documents: 'Your Documents',
    day: 'Your Day',
    crew: 'Crew',
    signIn: 'Admin Sign-In',
    platform: 'Platform Management Dashboard',
    analytics: 'Detailed Analytics',
    personalData: 'Personal Data',
    auditLog: 'Audit Log',
    admins: 'Admins',
    account: 'My Account',
    bookings: 'Bookings',
    booking: 'Booking',
    callOffs: 'Canceled Trips',
    boats: 'Manage Boats',
    boat: 'Boat',
    operators: 'Manage Operators',
    operator: 'Operator',
    operatorDocuments: 'Documents',
    ships: 'Ships',
    optIns: 'Help Me Choose',
    disputes: 'Disputes',
    reviews: 'Reviews',
    payouts: 'Payouts',
    statement: 'Statement',
  },

  /** Definition of revenue on every screen that shows it. */
  revenueNote: 'paid, minus refunds and amounts withdrawn by banks',
  refunded: (amount: string) => `${amount} refunded`,
  /** The newest dispute of a booking's payment. */
  dispute: {
    inquiry: 'Inquiry from the guest’s bank',
    open: (amount: string) => `Disputed: the bank is holding ${amount}`,
    reviewed: (amount: string) => `Disputed, under review: the bank is holding ${amount}`,
    won: 'Dispute won',
    lost: (amount: string) => `Dispute lost: ${amount}`,
    closed: 'The bank closed its inquiry',
  },
} as const;
