import type { ReactNode } from 'react';
import { Reveal } from '#site/pieces/reveal.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Said } from '#ui/said.tsx';
import { formatLongDate } from '#values/fecha.ts';
import { quoted } from '#values/quoted.ts';
import styles from './card.module.css';

interface Props {
  href: string;
  title: string;
  /** Of the title and of the summary, where it is not the page's own. */
  lang?: 'es' | undefined;
  summaryLang?: 'es' | undefined;
  image: string | null;
  kicker?: string | undefined;
  date?: string | undefined;
  /** Text of the link at the foot of the card. */
  more?: string | undefined;
  summary?: string | null | undefined;
  heading?: 'h2' | 'h3';
  isMain?: boolean;
  /** Put before the others: where there is room it has a row of its own, with its picture beside the text. */
  isLead?: boolean;
  /** The heart that keeps it for a trip. */
  heart?: ReactNode;
}

export function Card({
  href,
  title,
  lang,
  summaryLang,
  image,
  kicker,
  date,
  more,
  summary,
  heading: Heading = 'h2',
  isMain = false,
  isLead = false,
  heart,
}: Props) {
  return (
    <Reveal className={isLead ? styles.lead : styles.reveal}>
      <article className={styles.card} aria-label={title}>
        <div className={styles.picture}>
          <Picture
            src={image}
            alt=""
            sizes={
              isLead
                ? '(min-width: 1264px) 720px, (min-width: 768px) 58vw, 92vw'
                : '(min-width: 992px) 380px, (min-width: 768px) 46vw, 92vw'
            }
            isMain={isMain}
          />
        </div>
        {heart}
        <div className={styles.text}>
          {kicker && <p className="kicker">{kicker}</p>}
          <Heading className={styles.title} lang={lang}>
            <AppLink href={href} className="covering">
              {title}
            </AppLink>
          </Heading>
          {summary && (
            <p className={styles.summary} lang={summaryLang}>
              {summary}
            </p>
          )}
          {date && (
            <p className={styles.date}>
              <Said text="Publicado: {fecha}" fecha={<time dateTime={date}>{formatLongDate(date)}</time>} />
            </p>
          )}
          {more && (
            <AppLink href={href} className={styles.more}>
              <span>{more}</span>
              <span className="visually-hidden" lang={lang}>
                {' '}
                {quoted(title)}
              </span>
            </AppLink>
          )}
        </div>
      </article>
    </Reveal>
  );
}
