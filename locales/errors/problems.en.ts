/** Empty: the English sentences of the rules are the keys (docs/decisions/0104). */
export default {};
