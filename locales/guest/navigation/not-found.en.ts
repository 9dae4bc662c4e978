/** The 404 page. */
export default {
  title: '404 Page Not Found',
  text: 'There is no page at this address. It may have moved, or the link may be wrong.',
  backHome: 'Back to Homepage',
};
