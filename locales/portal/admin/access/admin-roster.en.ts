/** Who is an admin, and with which role. */
export default {
  table: 'Admins',
  invite: 'Invite an admin',
  intro:
    'A Super Admin does everything here. An Admin sees everything and looks after boats, operators and guests, but moves no money and does not choose who is an admin.',
  failed: 'The admins could not be loaded',
  name: 'Name',
  role: 'Role',
  standing: 'Standing',
  secondStep: 'Second step',
  on: 'On',
  off: 'Off',
  lastSeen: 'Last seen',
  never: 'Never',
  change: 'Change',
  standings: { active: 'Active', invited: 'Invited', lapsed: 'The invitation has lapsed' },
  you: 'You',
  email: 'Email',
  inviteText: 'They get a link by mail to choose a password with. It works once, for 48 hours.',
  sendInvitation: 'Send invitation',
  sending: 'Sending...',
  sent: 'Invitation sent',
  sentText: (email: string) => `The link is on its way to ${email}.`,

  moment: 'One moment...',
  inviteAgain: 'Invite again',
  inviteAgainQuestion: (name: string) => `Invite ${name} again?`,
  inviteAgainText: (email: string) => `A new link goes to ${email}. The one before stops working.`,
  make: { super_admin: 'Make Super Admin', admin: 'Make Admin' },
  makeQuestion: {
    super_admin: (name: string) => `Make ${name} Super Admin?`,
    admin: (name: string) => `Make ${name} Admin?`,
  },
  makeYourselfAdmin: 'Make yourself Admin?',
  makeText: {
    super_admin: (name: string) => `${name} will move money and choose who is an admin, like you.`,
    admin: (name: string) => `${name} will move no money any more, and not choose who is an admin.`,
  },
  makeYourselfText:
    'You will not see this page any more, and only another super admin can undo it.',
  made: {
    super_admin: (name: string) => `${name} is now Super Admin`,
    admin: (name: string) => `${name} is now Admin`,
  },
  resetSecondStep: 'Reset second step',
  resetQuestion: (name: string) => `Reset the second step of ${name}?`,
  resetText: (name: string) =>
    `Only do this when you are sure that it is ${name} who asks. Their password alone will let them in, and they are signed out everywhere now.`,
  wasReset: (name: string) => `The second step of ${name} is off`,
  remove: 'Remove',
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeText: (name: string) =>
    `${name} is signed out at once, everywhere, and cannot sign in again. What was done stays in the log.`,
  removeYourself: 'Remove yourself?',
  removeYourselfText:
    'You are signed out at once, everywhere, and cannot sign in again. What was done stays in the log.',
  removed: (name: string) => `${name} was removed`,
};
