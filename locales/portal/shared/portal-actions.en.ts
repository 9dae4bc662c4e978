/** Buttons of both portals, their pending labels, and their results. */
export default {
  cancel: 'Cancel',
  goBack: 'Not Now',
  /** Masculine: a calendar, a link, a ship. */
  keepIt: 'Keep As Is',
  change: 'Change',
  remove: 'Remove',
  removeOf: (what: string) => `Remove ${what}`,
  delete: 'Delete',
  deleteQuestion: (name: string) => `Delete ${name}?`,
  deleting: 'Deleting...',
  cannotBeUndone: 'You can’t undo this.',

  show: 'Show',
  /** Refers to bookings. */
  showAll: 'Show All',
  showFewer: 'Show Fewer',
  loading: 'Loading...',
  loadMore: 'Load More',
  looking: 'Looking up...',

  oneMoment: 'One moment...',
  making: 'Creating...',
  recording: 'Recording...',

  saving: 'Saving...',
  saveFailed: 'Save failed',
  notSaved: 'Not saved',
  sending: 'Sending...',

  pleaseRetry: 'Please try again.',
  retryInAMinute: 'Please try again in a minute.',
  checkConnection: 'Check your connection and try again.',
  fillFields: 'Please fill all required fields.',
  boatsFailed: 'We couldn’t load your boats',

  cancelBooking: 'Cancel Booking',
  keepBooking: 'Keep Booking',
  cancelling: 'Canceling...',
  bookingCancelled: 'Booking canceled',
  calendarUpdated: 'Calendar Updated',
  connectionFailed: 'Connection Failed',

  signIn: 'Sign In',
  signingIn: 'Signing in...',
  signInAsSomebodyElse: 'Use Another Account',
  saveAndSignIn: 'Save and Sign In',
  switchOn: 'Turn On',
  switchOff: 'Turn Off',
  logOut: 'Logout',
  loggedOut: 'Logged out successfully',

  download: 'Download',
  downloadCsv: 'Download CSV',
  downloadFailed: 'Download failed',
  addressCopied: 'Link copied',
  cannotCopy: 'Your browser blocked copying',
  copyYourself: 'Select the link and copy it yourself.',
} as const;
