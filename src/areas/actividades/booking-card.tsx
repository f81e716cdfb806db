import { InfoCard } from '#site/pieces/detail.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Said } from '#ui/said.tsx';
import { international, telephoneUrl } from '#ui/telephone.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import styles from './booking-card.module.css';

/** How an activity is booked: by phone or message, with the operator named in the site settings. */
export function BookingCard() {
  const { operador, telefono, whatsapp, horario, direccion, licencia, colaboradores } = useSitio().reservas;
  if (!telefono && !whatsapp) return null;
  return (
    <InfoCard title={say('Reservas')}>
      {telefono && (
        <p className={styles.phone}>
          <ButtonLink href={telephoneUrl(telefono)}>{telefono}</ButtonLink>
        </p>
      )}
      <ul className={styles.hours}>
        {horario.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {whatsapp && (
        <p>
          <Said
            text="También por WhatsApp o Telegram: {telefono}"
            telefono={
              <a
                className={styles.number}
                href={`https://wa.me/${international(whatsapp)}`}
                rel="noopener"
                target="_blank"
              >
                {whatsapp}
              </a>
            }
          />
        </p>
      )}
      {colaboradores.length > 0 && (
        <ul className={styles.partners} aria-label={say('Con la colaboración de')}>
          {colaboradores.map(({ nombre, logo }) => (
            <li key={nombre} className={styles.partner}>
              {logo ? <Picture src={logo} alt={nombre} sizes="120px" /> : nombre}
            </li>
          ))}
        </ul>
      )}
      <address className={styles.address}>
        {operador && <strong>{operador}</strong>}
        {direccion && <span>{direccion}</span>}
        {licencia && <span>{say('Licencia de turismo: {licencia}', { licencia })}</span>}
      </address>
    </InfoCard>
  );
}
