/** Buttons of both portals, their pending labels, and their results. */
export default {
  cancel: 'Cancel',
  goBack: 'Go back',
  /** Masculine: a calendar, a link, a ship. */
  keepIt: 'Keep it',
  change: 'Change',
  remove: 'Remove',
  removeOf: (what: string) => `Remove ${what}`,
  delete: 'Delete',
  deleteQuestion: (name: string) => `Delete ${name}?`,
  deleting: 'Deleting...',
  cannotBeUndone: 'This cannot be undone.',

  show: 'Show',
  /** Refers to bookings. */
  showAll: 'Show all',
  showFewer: 'Show fewer',
  loading: 'Loading...',
  loadMore: 'Load more',
  looking: 'Looking...',

  oneMoment: 'One moment...',
  making: 'Making it...',
  recording: 'Recording...',

  saving: 'Saving...',
  saveFailed: 'Save failed',
  notSaved: 'Not saved',
  sending: 'Sending...',

  pleaseRetry: 'Please try again.',
  retryInAMinute: 'Please try again in a minute.',
  checkConnection: 'Please check your connection and try again.',
  fillFields: 'Please fill all required fields.',
  boatsFailed: 'Your boats could not be loaded',

  cancelBooking: 'Cancel booking',
  cancelling: 'Cancelling...',
  bookingCancelled: 'Booking cancelled',
  calendarUpdated: 'Calendar Updated',
  connectionFailed: 'Connection Failed',

  signIn: 'Sign In',
  signingIn: 'Signing in...',
  signInAsSomebodyElse: 'Sign in as somebody else',
  saveAndSignIn: 'Save and sign in',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  logOut: 'Logout',
  loggedOut: 'Logged out successfully',

  download: 'Download',
  downloadCsv: 'Download CSV',
  downloadFailed: 'Download failed',
  addressCopied: 'Address copied',
  cannotCopy: 'Copying is not allowed here',
  copyYourself: 'Please select the address and copy it yourself.',
} as const;
