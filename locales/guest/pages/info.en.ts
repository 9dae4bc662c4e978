/** Around the text of an information page (spec 2). */
export default {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  updated: (date: string) => `Last updated: ${date}`,
  answering: 'We reply day and night.',
  company: 'Who runs this site',
  dataController: 'Responsible for your personal data',
  contents: 'Table of Contents',
  notFound: 'Page Not Found',
  notFoundText: 'The requested page could not be found.',
  soon: 'Coming Soon',
  soonText: 'This page will be published before launch. Check back soon!',
  backHome: 'Back to Home',
};
