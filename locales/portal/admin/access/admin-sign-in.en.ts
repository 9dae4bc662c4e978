/** Admin sign-in by password and code, and invitations (spec 2: admin login). */
export default {
  allInOne: 'Boats, captains, bookings and money, all in one place.',
  siteIs: 'Sint Maarten boat trips',
  management: 'Platform management',
  authorizedOnly: 'Authorized access only. All activity is monitored.',
  invitation: 'Your invitation',
  unreachable: 'The server could not be reached.',
  toSignIn: 'To the sign-in',
  welcome: (name: string) => `Welcome, ${name}`,
  choosePassword: (email: string) => `Please choose the password with which you will sign in as <email>${email}</email>.`,
  atLeast: (count: number) => `At least ${count} characters.`,

  title: 'Admin sign-in',
  enterEmail: 'Please enter your email',
  enterPassword: 'Please enter your password',
  enterCode: 'Please enter the code',
  codeHint: 'The 6 digits that your authenticator app shows now, or one of your recovery codes.',
  failed: 'Login failed',
  missing: 'Missing information',
  missingText: 'Please enter both email and password',
  successful: 'Login successful',
  welcomeBack: (name: string) => `Welcome back, ${name}!`,
};
