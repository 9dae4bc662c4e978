/** Requests for help with choosing a boat. */
export default {
  file: 'help requests',
  filter: 'Filter Addresses',
  one: 'address',
  many: 'addresses',
  none: 'No addresses here',
  noneText: 'Addresses of people who ask for help choosing a boat appear here.',
  whoAsked: 'Who asked for help',
  asked: 'Asked',
  agreedTo: 'Agreed to',
  onRequest: 'On request',
  deleteOf: (email: string) => `Delete ${email}`,
  deleted: 'Address deleted',
  deleteAddress: 'Delete Address',
  keepAddress: 'Keep Address',
  deleteText: 'This deletes the address and the records of emails to it. The audit log keeps the deletion, but not the address. Emails already sent stay in their inbox. You can’t undo this.',
} as const;
