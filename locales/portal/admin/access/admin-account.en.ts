import { plural } from '../../../plural.ts';

/** An admin's own account: second step, sessions, password and name. */
export default {
  failed: 'Your account could not be loaded',
  mustSetUp:
    'Super admins need a second step to sign in. Please set it up now: everything else opens once that is done.',
  sessions: 'Where you are signed in',
  thisBrowser: 'This browser',
  session: (begun: string, seen: string, address: string) =>
    `Signed in ${begun}, last seen ${seen}, from ${address}`,
  anotherProgram: 'Another program',
  someBrowser: 'A browser',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  endOthers: 'Sign out everywhere else',
  ending: 'Signing out...',
  othersEnded: 'Signed out everywhere else',
  ended: (count: number) =>
    plural('en', count, {
      one: `${count} session was ended.`,
      other: `${count} sessions were ended.`,
    }),
  password: 'Password',
  passwordChanged: 'Password changed',
  signedOutElsewhere: 'You are signed out everywhere else.',
  changePassword: 'Change password',
  saving: 'Saving...',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordHint: (count: number) =>
    `At least ${count} characters. You will be signed out everywhere else.`,
  name: 'Name',
  nameText: (email: string) =>
    `You sign in as <email>${email}</email>. Your name stands beside all you do here.`,
  saveName: 'Save name',
  nameSaved: 'Name saved',

  secondStep: 'Second step',
  off: '<b>Off.</b> Whoever learns your password can do all that you can do here. With a second step, signing in also takes a code from an app on your phone.',
  on: (since: string, count: number) =>
    plural('en', count, {
      one: `<b>On</b> since ${since}. You have ${count} recovery code left for the day your phone is not at hand.`,
      other: `<b>On</b> since ${since}. You have ${count} recovery codes left for the day your phone is not at hand.`,
    }),
  setUp: 'Set up the second step',
  newCodes: 'New recovery codes',
  switchOff: 'Switch off',
  continue: 'Continue',
  moment: 'One moment...',
  needApp:
    'You need an authenticator app on your phone, such as Google Authenticator, 1Password or Aegis. First, please enter your password once more.',
  switchOn: 'Switch on',
  checking: 'Checking...',
  scan: 'Scan this with your app, then enter the 6 digits that it shows.',
  picture: 'A code to scan; the same key stands below as text.',
  typeKey: 'Or type this key:',
  code: 'Code',
  makeCodes: 'Make new codes',
  oldCodes: 'Your old recovery codes stop working as soon as you have new ones.',
  keepCodes:
    'The second step is on. If you lose your phone, one of these codes lets you in instead; each works once. <b>They are shown only now:</b> keep them on paper or in a password manager.',
  codes: 'Recovery codes',
  saved: 'I have saved them',
  copied: 'Copied',
  copyAll: 'Copy all',
  isOff: 'The second step is off',
  switchOffQuestion: 'Switch off the second step?',
  switchOffText:
    'From then on your password alone opens the portal. The recovery codes stop working.',
  yourPassword: 'Your password',
  codeHint: 'The 6 digits that your app shows now, or a recovery code.',
};
