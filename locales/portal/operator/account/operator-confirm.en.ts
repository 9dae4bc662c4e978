/** The page behind mailed sign-in links, by type of link. */
export default {
  links: {
    signup: {
      title: 'Confirm your email address',
      text: 'Press the button to confirm that this email address is yours. Then you can add your boats.',
      button: 'Confirm Email Address',
    },
    invite: {
      title: 'Accept your invitation',
      text: 'You’re invited to offer your boats here. Press the button to accept.',
      button: 'Accept Invitation',
    },
    recovery: {
      title: 'Choose a new password',
      text: 'Press the button to continue. You choose the new password on the next page.',
      button: 'Continue',
    },
    magiclink: {
      title: 'Sign in to your account',
      text: 'Press the button to sign in. You don’t need your password.',
      button: 'Sign In',
    },
    email: {
      title: 'Continue to your account',
      text: 'Press the button to confirm your email address and sign in.',
      button: 'Continue',
    },
    email_change: {
      title: 'Confirm the new email address',
      text: 'Someone signed in to your account asked to change its email address. If that was you, press the button.',
      button: 'Confirm Change',
    },
  },
  ignore: 'This link works once. If you didn’t ask for it, close this page. Nothing changes.',
  later: 'That didn’t work yet. Wait a minute, then press the button again.',
  overTitle: 'This link was used or has expired',
  overText: 'Each link works once and expires soon. Sign in, or ask for a new link there.',
  halfTitle: 'One more confirmation',
  halfText: 'We also sent an email to your other address. Use the link in it to finish the change.',
  toSignIn: 'Go to Sign-In',
} as const;
