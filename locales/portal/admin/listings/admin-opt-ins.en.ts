/** Requests for help with choosing a boat. */
export default {
  title: 'Help Me Choose',
  file: 'who asked for help',
  filter: 'Filter addresses',
  one: 'address',
  many: 'addresses',
  none: 'No addresses here',
  noneText: 'Whoever asks for help with choosing a boat is listed here.',
  whoAsked: 'Who asked for help',
  asked: 'Asked',
  agreedTo: 'Agreed to',
  onRequest: 'On request',
  deleteOf: (email: string) => `Delete ${email}`,
  deleted: 'Address deleted',
  deleteAddress: 'Delete address',
  keepAddress: 'Keep address',
  deleteText: 'The address goes for good, and with it the record of the mails to it. The audit log keeps that it was done, not the address. Mails that were sent are in their mailboxes still.',
} as const;
