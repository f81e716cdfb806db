import { InfoCard } from '#site/pieces/detail.tsx';
import { site } from '#site-settings.ts';
import styles from './booking-card.module.css';

const { booking } = site;

/** How an activity is booked: by phone or message, with the operator named in the site settings. */
export function BookingCard() {
  return (
    <InfoCard title="Reservas">
      <p className={styles.phone}>
        <a href={telephone(booking.phone)}>{booking.phone}</a>
      </p>
      <ul className={styles.hours}>
        {booking.hours.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        También por WhatsApp o Telegram:{' '}
        <a className={styles.number} href={telephone(booking.whatsapp)}>
          {booking.whatsapp}
        </a>
      </p>
      <ul className={styles.partners} aria-label="Con la colaboración de">
        {booking.partners.map((partner) => (
          <li key={partner}>
            <PartnerLogo partner={partner} />
          </li>
        ))}
      </ul>
      <address className={styles.address}>
        <strong>{booking.operator}</strong>
        <span>{booking.address}</span>
        <span>Licencia de turismo: {booking.licence}</span>
      </address>
    </InfoCard>
  );
}

function telephone(number: string): string {
  return `tel:+34${number.replace(/\s/g, '')}`;
}

const partnerMarks = {
  'logo-aventura': {
    name: 'Aventura de Ejemplo',
    path: 'M4 50 22 20l10 15 8-12 20 27zM44 14a5 5 0 1 1 0-.1M10 58c8-5 14 4 22-1s14 4 22-1',
  },
  'logo-posada': {
    name: 'Posada de Ejemplo',
    path: 'M8 28 32 10l24 18M14 26v30h36V26M26 56V40a6 6 0 0 1 12 0v16M20 32h.1M44 32h.1',
  },
} satisfies Record<(typeof booking.partners)[number], { name: string; path: string }>;

function PartnerLogo({ partner }: { partner: keyof typeof partnerMarks }) {
  const { name, path } = partnerMarks[partner];
  return (
    <span className={styles.partner} role="img" aria-label={name}>
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {name}
    </span>
  );
}
