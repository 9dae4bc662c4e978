import { useMessages } from '../../shared/language/use-messages.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';

/** Pages that name the company. The pages in `aboutData` name it as the data controller. */
const aboutCompany = new Set([
  'terms-of-service',
  'booking-terms',
  'operator-agreement',
  'contact',
]);
const aboutData = new Set(['privacy-policy', 'data-rights-center', 'cookie-policy']);

export function CompanyFacts({ slug }: { slug: string }) {
  const t = useMessages('info');
  const { company, supportEmail } = useSiteFacts();
  if (!aboutCompany.has(slug) && !aboutData.has(slug)) return null;
  const { name, address, registration, phone } = company;
  const email = aboutData.has(slug) ? (company.privacyEmail ?? supportEmail) : supportEmail;
  return (
    <section aria-labelledby="company" className="mt-6 rounded-2xl border border-line p-5">
      <h2 id="company" className="text-base font-bold tracking-normal">
        {aboutData.has(slug) ? t.dataController : t.company}
      </h2>
      <address translate="no" className="mt-2 wrap-anywhere not-italic">
        {[name, address, registration].filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="text-link block w-fit py-1">
            {phone}
          </a>
        )}
        <a href={`mailto:${email}`} className="text-link block w-fit py-1">
          {email}
        </a>
      </address>
    </section>
  );
}
