/** A mail as the inbox shows it; `links` are the addresses its HTML leads to, in their order. */
export type InboxMail = {
  id: string;
  to: string;
  /** Who reads an answer, where the mail says so. */
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  links: string[];
  attachments: { name: string; type: string; content: string }[];
  at: string;
};
