import { plural } from '../../../plural.ts';

/** Operators' sign-in page and session messages. */
export default {
  leastPassword: 'At least 6 characters.',
  sixDigits: 'The code has 6 digits',
  haveAccount: 'Already have an account? Sign In',

  forgotten: 'Forgotten password?',
  noAccount: "Don't have an account? Sign Up",

  twoSteps: 'Two-step sign-in',
  codeHint: 'The 6 digits that your authenticator app shows now.',
  wrongCode: 'That code is not right',

  createAccount: 'Create Account',
  creating: 'Creating account...',
  nameHint: 'As guests will know you.',
  created: 'Account Created!',
  checkEmail: 'Please check your email to verify your account.',
  notRegistered: 'Registration failed.',
  registrationFailed: 'Registration Failed',

  forgottenTitle: 'Forgotten password',
  forgottenHint: 'We mail you a link to set a new password.',
  sendLink: 'Send the link',
  mailFailed: 'The mail could not be sent',

  newPasswordTitle: 'Set a new password',
  anotherPassword: 'Please choose another password',

  checkMail: 'Check your mail',
  confirmationSent: (email: string) => `Please check your email to verify your account. We sent a link to <email>${email}</email>. Nothing there? Look in the spam folder.`,
  recoverySent: (email: string) => `If there is an account with this address, a link to set a new password is on its way to <email>${email}</email>. Nothing there? Look in the spam folder.`,
  confirmFirst: (email: string) => `Before your first sign-in, follow the link in the mail we sent to <email>${email}</email>.`,
  sendAgain: 'Send the mail again',
  notSent: 'The mail could not be sent.',
  onItsWay: 'The mail is on its way.',

  forCaptains: 'For captains',
  fillSeats: 'Fill the seats on your boat',
  points: {
    list: 'List a boat with photos, prices and the days it sails.',
    paid: 'Bookings arrive paid, and no seat is ever sold twice.',
    earned: 'See what each trip earned, month by month.',
  },

  againTitle: 'Please sign in again',
  againText: 'Your session has ended. What you typed is still here, and not saved yet.',
  notLoaded: 'Your account could not be loaded. Please try again.',

  welcomeBack: 'Welcome back!',
  loggedIn: 'Successfully logged in.',
  loginFailed: 'Login Failed',
  checkCredentials: 'Please check your credentials.',
  signInAgain: 'Please sign in again.',
  orNewLink: (problem: string) => `${problem} Please sign in, or ask for a new link.`,
  linkFailed: 'The link could not be used',
  loggedOutHere: 'Logged out of this browser only',
  loggedOutHereText: 'The sign-in service could not be told. Sign in and log out again to end the session.',

  unavailable: 'Signing in is not possible right now. Please try again in a minute.',
  tooManyTries: 'Too many tries',
  waitThenTry: (problem: string, time: string) => `${problem}. Please wait ${time}, then try again.`,
  waits: {
    second: (count: number) => plural('en', count, { one: `${count} second`, other: `${count} seconds` }),
    minute: (count: number) => plural('en', count, { one: `${count} minute`, other: `${count} minutes` }),
    hour: (count: number) => plural('en', count, { one: `${count} hour`, other: `${count} hours` }),
  },
  /** The sign-in service's errors by code; English shows the service's own text. */
  refusals: {
    invalid_credentials: 'Invalid login credentials',
    email_not_confirmed: 'Email not confirmed',
    user_banned: 'User is banned',
    user_already_exists: 'User already registered',
    signup_disabled: 'Signups not allowed for this instance',
    email_address_invalid: 'Email address is invalid',
    weak_password: 'Password is known to be weak and easy to guess, please choose a different one.',
    same_password: 'New password should be different from the old password.',
    reauthentication_needed: 'Password update requires reauthentication',
    mfa_verification_failed: 'Invalid TOTP code entered',
    mfa_challenge_expired: 'MFA challenge has expired, verify against another challenge',
    otp_expired: 'Email link is invalid or has expired',
    session_not_found: 'Session not found',
    refresh_token_not_found: 'Invalid Refresh Token: Refresh Token Not Found',
    refresh_token_already_used: 'Invalid Refresh Token: Already Used',
    session_expired: 'Invalid Refresh Token: Session Expired',
    over_request_rate_limit: 'Request rate limit reached',
    over_email_send_rate_limit: 'Email rate limit exceeded',
  },
} as const;
