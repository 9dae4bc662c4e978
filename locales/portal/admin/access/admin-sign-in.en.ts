/** Admin sign-in by password and code, and invitations (spec 2: admin login). */
export default {
  allInOne: 'Boats, operators, bookings and money, all in one place.',
  siteIs: 'Sint Maarten boat trips',
  management: 'Platform management',
  authorizedOnly: 'Authorized access only. All activity is monitored.',
  invitation: 'Your Invitation',
  unreachable: 'We couldn’t reach the server.',
  toSignIn: 'Go to Admin Sign-In',
  welcome: (name: string) => `Welcome, ${name}`,
  choosePassword: (email: string) => `Choose a password. You’ll sign in as <email>${email}</email>.`,
  atLeast: (count: number) => `At least ${count} characters.`,

  title: 'Admin Sign-In',
  enterEmail: 'Enter your email',
  enterPassword: 'Enter your password',
  enterCode: 'Enter the code',
  codeHint: 'Enter the 6-digit code from your authenticator app, or a recovery code.',
  failed: 'Login failed',
  missing: 'Missing information',
  missingText: 'Please enter both email and password',
  successful: 'Login successful',
  welcomeBack: (name: string) => `Welcome back, ${name}!`,
};
