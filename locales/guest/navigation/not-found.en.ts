/** The 404 page. */
export default {
  title: '404 Page Not Found',
  text: 'We couldn’t find this page. It may have moved, or the link may be wrong.',
  backHome: 'Back to Homepage',
};
