/** Empty: the domain's English sentences to admins are the keys. */
export default {} as const;
