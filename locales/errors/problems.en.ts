/** In English the rules say it themselves (docs/decisions/0104). */
export default {};
