import { plural } from '../../../plural.ts';

/** Operators' sign-in page and session messages. */
export default {
  leastPassword: 'At least 6 characters.',
  sixDigits: 'Enter the 6-digit code',
  haveAccount: 'Already have an account? Sign In',

  forgotten: 'Forgot Password?',
  noAccount: "Don't have an account? Sign Up",

  twoSteps: 'Two-step sign-in',
  codeHint: 'Enter the 6-digit code from your authenticator app.',
  wrongCode: 'That code didn’t work',

  createAccount: 'Create Account',
  creating: 'Creating account...',
  nameHint: 'The name guests see.',
  created: 'Account Created!',
  checkEmail: 'Please check your email to verify your account.',
  notRegistered: 'Registration failed.',
  registrationFailed: 'Registration Failed',

  forgottenTitle: 'Forgot Your Password?',
  forgottenHint: 'We’ll email you a link to set a new password.',
  sendLink: 'Send Link',
  mailFailed: 'We couldn’t send the email',

  newPasswordTitle: 'Set a New Password',
  anotherPassword: 'Choose a different password',

  checkMail: 'Check Your Email',
  confirmationSent: (email: string) => `Please check your email to verify your account. We sent a link to <email>${email}</email>. Don’t see it? Check your spam folder.`,
  recoverySent: (email: string) => `If an account uses this address, a link to set a new password is on its way to <email>${email}</email>. Don’t see it? Check your spam folder.`,
  confirmFirst: (email: string) => `Before you sign in for the first time, use the link we emailed to <email>${email}</email>.`,
  sendAgain: 'Send Email Again',
  notSent: 'We couldn’t send the email.',
  onItsWay: 'The email is on its way.',

  forCaptains: 'For captains',
  fillSeats: 'Fill the seats on your boat',
  points: {
    list: 'List your boat with photos, prices and the days it sails.',
    paid: 'Bookings arrive paid, and no seat is ever sold twice.',
    earned: 'See what each trip earned, month by month.',
  },

  againTitle: 'Please sign in again',
  againText: 'You’ve been signed out. Your changes are still here but not saved yet.',
  notLoaded: 'We couldn’t load your account. Please try again.',

  welcomeBack: 'Welcome back!',
  loggedIn: 'Successfully logged in.',
  loginFailed: 'Login Failed',
  checkCredentials: 'Please check your credentials.',
  signInAgain: 'Please sign in again.',
  orNewLink: (problem: string) => `${problem} Sign in, or ask for a new link.`,
  linkFailed: 'This link doesn’t work',
  loggedOutHere: 'Logged out of this browser only',
  loggedOutHereText: 'We couldn’t reach the sign-in service. Sign in and log out again to end your session everywhere.',

  unavailable: 'You can’t sign in right now. Please try again in a minute.',
  tooManyTries: 'Too many attempts',
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
