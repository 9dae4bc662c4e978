export default {
  /** The title of each page, as the browser's tab shows it. */
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
    callOffs: 'Call-offs',
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
<<<<<<< HEAD
<<<<<<< HEAD
=======
>>>>>>> p5

  pleaseRetry: 'Please try again.',
  saving: 'Saving...',
  sending: 'Sending...',
  cancel: 'Cancel',
  saveFailed: 'Save failed',
  downloadFailed: 'Download failed',
  downloadCsv: 'Download CSV',
  addressCopied: 'Address copied',
  cannotCopy: 'Copying is not allowed here',
  copyYourself: 'Please select the address and copy it yourself.',
<<<<<<< HEAD
=======
  boats: 'Boats',
  allMyBoats: 'All my boats',
>>>>>>> p2
=======
  boats: 'Boats',
  allMyBoats: 'All my boats',
>>>>>>> p5
} as const;
